/**
 * Thread programs run without threads: each thread is a step function, so local states and states
 * of objects can be numbered. The effect of a step is computed once, and looked up from then on.
 *
 * <p>Entry type: {@link io.mazurka.threads.model.StepModel}. Programs with threads of ordinary code
 * cannot be run this way: see {@code real}. {@code io.mazurka.threads}, {@code system} and
 * benchmarks depend on this package.
 */
@NullMarked
package io.mazurka.threads.model;

import org.jspecify.annotations.NullMarked;
