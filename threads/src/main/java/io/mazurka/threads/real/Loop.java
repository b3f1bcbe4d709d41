package io.mazurka.threads.real;

import io.mazurka.kernel.dynamic.execution.PackedEvent;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** Tells what keeps a run busy that was cut short. */
final class Loop {

  private static final int LONGEST_TURN = 16;
  private static final int ENOUGH_TURNS = 3;

  private Loop() {}

  /** The operations that the busiest thread of {@code run} repeats at the end, in words. */
  static String in(RealRun run) {
    List<RunEvent> busiest = busiest(run.journal().events());
    String name = run.tasks().name(busiest.get(0).thread());
    for (int turn = 1; turn <= LONGEST_TURN; turn++) {
      if (repeats(busiest, turn)) {
        return told(name, busiest.subList(busiest.size() - turn, busiest.size()));
      }
    }
    return "%s took %,d of the %,d events of one execution, the last of them '%s'"
        .formatted(name, busiest.size(), run.journal().size(), busiest.get(busiest.size() - 1));
  }

  private static List<RunEvent> busiest(List<RunEvent> events) {
    return Collections.max(
        events.stream().collect(Collectors.groupingBy(RunEvent::thread)).values(),
        (one, other) -> Integer.compare(one.size(), other.size()));
  }

  /** Whether the last events are a few turns of {@code length} events each, all alike. */
  private static boolean repeats(List<RunEvent> events, int length) {
    int from = events.size() - ENOUGH_TURNS * length;
    if (from < 0) {
      return false;
    }
    for (int event = from; event + length < events.size(); event++) {
      if (!events.get(event).toString().equals(events.get(event + length).toString())) {
        return false;
      }
    }
    return true;
  }

  private static String told(String name, List<RunEvent> turn) {
    List<String> events = new ArrayList<>();
    turn.forEach(event -> events.add("'" + event + "'"));
    boolean onlyReads = turn.stream().noneMatch(event -> PackedEvent.isWrite(event.access()));
    return "%s does %s over and over%s"
        .formatted(
            name,
            String.join(" and ", events),
            onlyReads ? "; a loop that polls should use await, which waits for the change" : "");
  }
}
