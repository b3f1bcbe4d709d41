package io.mazurka.threads.real;

import io.mazurka.dpor.execution.PackedEvent;
import io.mazurka.kernel.SlotValues;
import io.mazurka.kernel.value.bytes.ByteReader;
import io.mazurka.kernel.value.bytes.ByteWriter;
import io.mazurka.threads.real.recording.RunEvent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Numbers schedules when they are first asked for; the empty schedule has number zero. Shared
 * between workers.
 */
final class Schedules implements SlotValues {

  /** The thread that a schedule takes next, and the alternative of its event. */
  record NextEvent(int thread, int alternative) {}

  private final List<List<NextEvent>> all = new ArrayList<>();
  private final Map<List<NextEvent>, Integer> numbers = new HashMap<>();
  private final Map<Integer, RunOutcome> outcomes = new HashMap<>();

  Schedules() {
    number(List.of());
  }

  /** A schedule as bytes: the thread and the alternative of each event. */
  @Override
  public byte[] encode(int slot, int number) {
    ByteWriter out = new ByteWriter();
    for (NextEvent event : schedule(number)) {
      out.number(event.thread()).number(event.alternative());
    }
    return out.bytes();
  }

  @Override
  public int decode(int slot, byte[] bytes) {
    ByteReader in = new ByteReader(bytes);
    List<NextEvent> schedule = new ArrayList<>();
    while (in.hasMore()) {
      schedule.add(new NextEvent(in.number(PackedEvent.MOST_THREADS), in.number()));
    }
    return number(schedule);
  }

  synchronized int number(List<NextEvent> schedule) {
    Integer known = numbers.putIfAbsent(schedule, all.size());
    if (known != null) {
      return known;
    }
    all.add(List.copyOf(schedule));
    return all.size() - 1;
  }

  /** The number of the schedule of {@code events}, which end in {@code outcome}. */
  synchronized int number(List<RunEvent> events, RunOutcome outcome) {
    List<NextEvent> choices = new ArrayList<>();
    for (RunEvent event : events) {
      choices.add(new NextEvent(event.thread(), event.alternative()));
    }
    int number = number(choices);
    outcomes.put(number, outcome);
    return number;
  }

  synchronized List<NextEvent> schedule(int number) {
    return all.get(number);
  }

  synchronized @Nullable RunOutcome outcome(int number) {
    return outcomes.get(number);
  }

  synchronized void learn(int number, RunOutcome outcome) {
    outcomes.put(number, outcome);
  }
}
