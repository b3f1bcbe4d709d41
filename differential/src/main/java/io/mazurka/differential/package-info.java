/**
 * What the tests of all front ends need to tell whether a reduction is right: the comparison of a
 * reduced search with the full one, of verdicts on formulas with what their definitions say,
 * audits, and mistakes that all of them must find out.
 *
 * <p>Entry types: {@link io.mazurka.differential.SearchFindings}, {@link
 * io.mazurka.differential.TemporalVerdicts} and {@link io.mazurka.differential.Mistake}. The test
 * code of front ends and of what is above them may depend on this package, and no main code. Random
 * systems are not in it: a front end draws its own, and {@code io.mazurka.testkit} runs them.
 */
@NullMarked
package io.mazurka.differential;

import org.jspecify.annotations.NullMarked;
