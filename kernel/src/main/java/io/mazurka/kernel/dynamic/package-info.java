/**
 * Dynamic partial-order reduction: stateless exploration that learns from each execution which
 * other ones are worth running (Flanagan and Godefroid 2005; Abdulla, Aronis, Jonsson and Sagonas
 * 2017).
 *
 * <p>Entry types: {@link io.mazurka.kernel.dynamic.Explorer} runs an {@link
 * io.mazurka.kernel.dynamic.Execution} again and again as a {@link
 * io.mazurka.kernel.dynamic.Planner} tells. Nothing here knows what a lock or a message is: an
 * event belongs to a thread, accesses one object and writes it or not.
 */
@NullMarked
package io.mazurka.kernel.dynamic;

import org.jspecify.annotations.NullMarked;
