/**
 * Runs of many random systems, for tests: what fails is made smaller until it can be read, and
 * reported with the command that runs it again.
 *
 * <p>Entry type: {@link io.mazurka.testkit.RandomRun}. A {@link io.mazurka.testkit.Plan} is a
 * random system as data, which can be printed and made smaller; an {@link
 * io.mazurka.testkit.Experiment} builds it and tells a {@link io.mazurka.testkit.Trial} what
 * differs and what came up. The test code of every module may depend on this package, and no main
 * code. It knows nothing of what is tested: searches are compared in {@code
 * io.mazurka.differential}.
 */
@NullMarked
package io.mazurka.testkit;

import org.jspecify.annotations.NullMarked;
