/**
 * Brings records from where they are read, through a filter, to where they are compared.
 *
 * <p>Above {@code read}, {@code select} and {@code compare}, below those who start a comparison:
 * {@code api} and {@code cli}.
 */
@NullMarked
package dev.benchstudy.benchstat.intake;

import org.jspecify.annotations.NullMarked;
