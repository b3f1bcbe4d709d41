package io.mazurka.threads.real;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Numbers the schedules that somebody asks for; the empty one has number zero. */
final class Schedules {

  private final List<List<NextEvent>> all = new ArrayList<>();
  private final Map<List<NextEvent>, Integer> numbers = new HashMap<>();
  private final Map<Integer, RunOutcome> outcomes = new HashMap<>();

  Schedules() {
    number(List.of());
  }

  int number(List<NextEvent> schedule) {
    Integer known = numbers.putIfAbsent(schedule, all.size());
    if (known != null) {
      return known;
    }
    all.add(List.copyOf(schedule));
    return all.size() - 1;
  }

  /** The number of the schedule of {@code events}, which end in {@code outcome}. */
  int number(List<RunEvent> events, RunOutcome outcome) {
    List<NextEvent> choices = new ArrayList<>();
    for (RunEvent event : events) {
      choices.add(new NextEvent(event.thread(), event.alternative()));
    }
    int number = number(choices);
    outcomes.put(number, outcome);
    return number;
  }

  List<NextEvent> schedule(int number) {
    return all.get(number);
  }

  @Nullable RunOutcome outcome(int number) {
    return outcomes.get(number);
  }

  void learn(int number, RunOutcome outcome) {
    outcomes.put(number, outcome);
  }
}
