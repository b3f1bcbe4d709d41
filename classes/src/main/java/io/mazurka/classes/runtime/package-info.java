/**
 * What rewritten code calls: it turns accesses into events of one execution, names objects so that
 * names do not depend on the schedule, and finds data races by a second clock.
 *
 * <p>Entry types: {@link io.mazurka.classes.runtime.Rewritten}, which code calls, and {@link
 * io.mazurka.classes.runtime.ClassRun}, one execution; {@link
 * io.mazurka.classes.runtime.TestSubject} is what executions share. Models use {@link
 * io.mazurka.classes.runtime.Shared}. Scheduling is not here: events are performed by a {@code
 * World} of {@code io.mazurka.threads}.
 */
@NullMarked
package io.mazurka.classes.runtime;

import org.jspecify.annotations.NullMarked;
