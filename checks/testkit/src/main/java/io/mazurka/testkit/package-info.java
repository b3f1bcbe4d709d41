/**
 * Tests with many random systems. A system that fails is made smaller until it is readable, and is
 * reported with the command that runs it again.
 *
 * <p>Read {@link io.mazurka.testkit.RandomRun} first. A {@link io.mazurka.testkit.Plan} is a random
 * system as data, which can be printed and made smaller; an {@link io.mazurka.testkit.Experiment}
 * builds the system and reports differences and events to a {@link io.mazurka.testkit.Trial}. The
 * test code of every module may depend on this package, and no main code. It knows nothing of what
 * is tested: comparisons of searches are in {@code io.mazurka.differential}.
 */
@NullMarked
package io.mazurka.testkit;

import org.jspecify.annotations.NullMarked;
