/**
 * Thread programs run without threads: each thread is a step function, so local states and states
 * of objects are numbered, and what a step does is computed once and looked up after that.
 *
 * <p>Entry type: {@link io.mazurka.threads.model.StepModel}. Programs with threads of ordinary code
 * cannot be run this way.
 */
@NullMarked
package io.mazurka.threads.model;

import org.jspecify.annotations.NullMarked;
