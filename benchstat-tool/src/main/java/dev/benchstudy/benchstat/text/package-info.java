/**
 * Text kept as the bytes it was: a {@code String} with one char, 0 to 255, for each byte of UTF-8.
 *
 * <p>Result files may hold bytes that are no valid UTF-8; what was read is printed unharmed. How it
 * leaves a program, to standard output or into a file, is here as well. Nothing lies below this
 * package; every other package may use it.
 */
@NullMarked
package dev.benchstudy.benchstat.text;

import org.jspecify.annotations.NullMarked;
