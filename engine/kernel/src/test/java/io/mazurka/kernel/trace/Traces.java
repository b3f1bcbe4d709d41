package io.mazurka.kernel.trace;

import io.mazurka.kernel.trace.TraceStep.Change;
import io.mazurka.kernel.trace.TraceStep.Message;
import java.util.ArrayList;
import java.util.List;

/** Hand-made traces. */
public final class Traces {

  private Traces() {}

  /** A client asks two servers; one answers, and a third one and the second question are idle. */
  public static Trace question() {
    return new Trace(
        List.of("client", "server1", "server2", "server3"),
        List.of("asked=false", "up", "up", "up"),
        List.of(
            new TraceStep(
                "client",
                "ask",
                List.of(),
                List.of(new Message("server1", "Ask(1)"), new Message("server2", "Ask(1)")),
                List.of(new Change("client", "asked=false", "asked=true"))),
            new TraceStep(
                "server1",
                "answer",
                List.of(new Message("client", "Ask(1)")),
                List.of(new Message("client", "Yes")),
                List.of()),
            new TraceStep(
                "client",
                "done",
                List.of(new Message("server1", "Yes")),
                List.of(),
                List.of(new Change("client", "asked=true", "asked=done")))));
  }

  /** Some processes that each take one step and do nothing else. */
  public static Trace ticks(int processes, int steps) {
    List<String> names = new ArrayList<>();
    List<String> initial = new ArrayList<>();
    for (int process = 1; process <= processes; process++) {
      names.add("process" + process);
      initial.add("waiting for a tick of the clock");
    }
    List<TraceStep> all = new ArrayList<>();
    for (int step = 0; step < steps; step++) {
      String name = names.get(step % processes);
      all.add(new TraceStep(name, "tick", List.of(), List.of(), List.of()));
    }
    return new Trace(names, initial, all);
  }
}
