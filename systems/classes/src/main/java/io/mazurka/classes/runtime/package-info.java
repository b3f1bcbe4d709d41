/**
 * The methods that rewritten code calls. They turn accesses into events of one execution, name
 * objects independently of the schedule, and find data races by vector clocks.
 *
 * <p>Entry types: {@link io.mazurka.classes.runtime.Rewritten}, which rewritten code calls, and
 * {@link io.mazurka.classes.runtime.ClassRun}, one execution; {@link
 * io.mazurka.classes.runtime.TestSubject} holds the data that executions share. Models use {@link
 * io.mazurka.classes.runtime.Shared}. Scheduling is not here: events are performed by a {@code
 * World} of {@code io.mazurka.threads}.
 */
@NullMarked
package io.mazurka.classes.runtime;

import org.jspecify.annotations.NullMarked;
