/**
 * Programs that are run one event at a time, and what is known of a run: its events and which of
 * them happened before which.
 *
 * <p>Entry types, which front ends implement: {@link io.mazurka.dpor.execution.Execution} for
 * threads, where an event accesses one object and writes it or not, and {@link
 * io.mazurka.dpor.execution.EventModel} for steps, where a {@link
 * io.mazurka.dpor.execution.Dependence} is all that is known of events. Everybody may depend on
 * this package. Nothing here knows what a lock or a message is, nor which execution is worth
 * running.
 */
@NullMarked
package io.mazurka.dpor.execution;

import org.jspecify.annotations.NullMarked;
