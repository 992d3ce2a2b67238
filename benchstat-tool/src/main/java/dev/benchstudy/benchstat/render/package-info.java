/** Turns comparison tables into text: the last step of the pipeline. */
@NullMarked
package dev.benchstudy.benchstat.render;

import org.jspecify.annotations.NullMarked;
