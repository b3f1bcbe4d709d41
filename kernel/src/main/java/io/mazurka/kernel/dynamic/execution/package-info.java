/**
 * Programs that are run one event at a time, and what is known of a run: its events and which of
 * them happened before which.
 *
 * <p>Entry type: {@link io.mazurka.kernel.dynamic.execution.Execution}, which front ends implement.
 * An event belongs to a thread, accesses one object and writes it or not; nothing here knows what a
 * lock or a message is, nor which execution is worth running.
 */
@NullMarked
package io.mazurka.kernel.dynamic.execution;

import org.jspecify.annotations.NullMarked;
