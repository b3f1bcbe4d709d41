/**
 * Compares verdicts on formulas of the Model Checking Contest, rewritten in CTL*, with its answers.
 * Read {@link io.mazurka.bench.contest.ContestFormulas} first, the command {@code bench/contest}.
 * Nothing depends on this package.
 */
@NullMarked
package io.mazurka.bench.contest;

import org.jspecify.annotations.NullMarked;
