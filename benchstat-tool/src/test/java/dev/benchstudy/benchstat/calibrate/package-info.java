/**
 * Measures how often the decision rules raise a false alarm and how often they see a change; a
 * program, not a test. Its tables stand in benchstat-tool/README.md.
 */
@NullMarked
package dev.benchstudy.benchstat.calibrate;

import org.jspecify.annotations.NullMarked;
