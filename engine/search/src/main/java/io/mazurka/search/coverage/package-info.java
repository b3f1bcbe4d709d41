/**
 * Which transitions executions have taken, and which directly after which.
 *
 * <p>Read first: {@link io.mazurka.search.coverage.StepCoverage}. {@link
 * io.mazurka.search.coverage.FoundExecutions} looks at those by which a breadth-first search has
 * found states; {@code search.check} and {@code search.simulation} depend on this package, and
 * reports show what it counts. Which steps a model declares and never uses is not here, but in
 * {@link io.mazurka.kernel.UsageNotes}.
 */
@NullMarked
package io.mazurka.search.coverage;

import org.jspecify.annotations.NullMarked;
