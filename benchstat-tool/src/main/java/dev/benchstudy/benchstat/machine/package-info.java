/**
 * Says what this computer is and how noisy it is, and makes it quieter where the kernel allows.
 *
 * <p>Stands beside the pipeline, which knows nothing of it; {@code measure} records its findings in
 * every result. Everything is read below a root folder, so that tests run on made-up machines.
 */
@NullMarked
package dev.benchstudy.benchstat.machine;

import org.jspecify.annotations.NullMarked;
