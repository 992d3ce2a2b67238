/**
 * Turns titles into slugs, in several ways that agree.
 *
 * <p>{@link dev.benchstudy.slug.Slugger} is the contract, {@link
 * dev.benchstudy.slug.SluggerVariant} lists the implementations, and the package {@code bench}
 * measures them.
 */
@NullMarked
package dev.benchstudy.slug;

import org.jspecify.annotations.NullMarked;
