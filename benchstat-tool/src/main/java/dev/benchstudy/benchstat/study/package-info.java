/**
 * What a study says of itself in its {@code study.properties}: read by those that measure, profile
 * and compare it, and by nobody else.
 */
@NullMarked
package dev.benchstudy.benchstat.study;

import org.jspecify.annotations.NullMarked;
