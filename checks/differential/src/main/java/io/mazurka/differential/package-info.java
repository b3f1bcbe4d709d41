/**
 * Decides whether a reduction is right, for the tests of all front ends: compares a reduced search
 * with the full one and verdicts on formulas with their definitions, runs audits, and provides
 * mistakes that all of these must find.
 *
 * <p>Read {@link io.mazurka.differential.SearchFindings}, {@link
 * io.mazurka.differential.temporal.TemporalVerdicts} and {@link io.mazurka.differential.Mistake}
 * first. The test code of front ends and of modules above them may depend on this package, and no
 * main code. Random systems are not here: each front end draws its own, and {@code
 * io.mazurka.testkit} runs them.
 */
@NullMarked
package io.mazurka.differential;

import org.jspecify.annotations.NullMarked;
