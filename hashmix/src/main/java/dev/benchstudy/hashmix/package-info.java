/**
 * Mixes the bits of a 64-bit number: small, pure work that a compiler deletes as soon as nobody
 * looks at the result.
 *
 * <p>Place: the subject of the study; {@code bench} measures it, the README of this module explains
 * what was measured.
 */
@NullMarked
package dev.benchstudy.hashmix;

import org.jspecify.annotations.NullMarked;
