/**
 * One execution of rewritten code: it turns accesses into events, names objects independently of
 * the schedule, and finds data races by vector clocks.
 *
 * <p>Entry types: {@link io.mazurka.classes.runtime.Rewritten}, which rewritten code calls before
 * it accesses a field, an element or a monitor, and {@link io.mazurka.classes.runtime.ClassRun},
 * one execution; {@link io.mazurka.classes.runtime.TestSubject} holds the data that executions
 * share. Models use {@link io.mazurka.classes.runtime.Shared}. The methods that replace methods of
 * Java are not here but in {@code calls}. Scheduling is not here: events are performed by a {@code
 * World} of {@code io.mazurka.threads}.
 */
@NullMarked
package io.mazurka.classes.runtime;

import org.jspecify.annotations.NullMarked;
