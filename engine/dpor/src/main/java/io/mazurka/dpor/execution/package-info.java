/**
 * Programs that are run one event at a time, and the history of a run: its events and their
 * happens-before order.
 *
 * <p>Read first the interfaces that front ends implement: {@link
 * io.mazurka.dpor.execution.Execution} for threads, where an event reads or writes one object, and
 * {@link io.mazurka.dpor.execution.EventModel} for steps, where only a {@link
 * io.mazurka.dpor.execution.Dependence} between events is known. The other packages of this module
 * and front ends depend on this package. Locks and messages are not known here, nor which execution
 * is worth running.
 */
@NullMarked
package io.mazurka.dpor.execution;

import org.jspecify.annotations.NullMarked;
