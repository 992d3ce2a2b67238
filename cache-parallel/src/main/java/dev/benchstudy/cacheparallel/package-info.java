/**
 * Caches that many threads read and few write, from one lock around a hash map to what others
 * built.
 *
 * <p>Place: the subject of the study; {@code bench} measures it, the README of this module explains
 * what was measured.
 */
@NullMarked
package dev.benchstudy.cacheparallel;

import org.jspecify.annotations.NullMarked;
