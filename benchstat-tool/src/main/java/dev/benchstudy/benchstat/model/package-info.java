/**
 * Says what one benchmark record is.
 *
 * <p>All text in it is byte text, see {@link dev.benchstudy.benchstat.text.ByteText}.
 */
@NullMarked
package dev.benchstudy.benchstat.model;

import org.jspecify.annotations.NullMarked;
