package io.mazurka.threads.real;

import io.mazurka.dpor.execution.PackedEvent;
import io.mazurka.threads.objects.Looping;
import io.mazurka.threads.operations.SharedObject;
import io.mazurka.threads.real.recording.RunEvent;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Finds the loop that keeps a run busy, if the run was cut short. */
final class Loop {

  private static final String REMEDY =
      "written as a step function, it is decided by --por none, which searches states";

  private Loop() {}

  /** The operations that the busiest thread of {@code run} repeats at the end, in words. */
  static String in(RealRun run, @Nullable String advice) {
    List<RunEvent> events = run.journal().events();
    List<RunEvent> busiest =
        Collections.max(
            events.stream().collect(Collectors.groupingBy(RunEvent::thread)).values(),
            (one, other) -> Integer.compare(one.size(), other.size()));
    String name = run.tasks().name(busiest.get(0).thread());
    Looping loop = new Looping(name, busiest.stream().map(Loop::turn).toList(), events.size());
    return advice == null ? loop.explain(REMEDY) : loop.explain(turn -> advice);
  }

  private static Looping.Turn turn(RunEvent event) {
    SharedObject<?> object = event.operation().object();
    return new Looping.Turn(
        event.toString(), object == null ? "" : object.name(), PackedEvent.isWrite(event.access()));
  }
}
