package io.mazurka.threads.real;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Numbers the schedules that somebody asks for; the empty one has number zero. */
final class Schedules {

  private final List<List<Choice>> all = new ArrayList<>();
  private final Map<List<Choice>, Integer> numbers = new HashMap<>();
  private final Map<Integer, RunOutcome> outcomes = new HashMap<>();

  Schedules() {
    number(List.of());
  }

  int number(List<Choice> schedule) {
    Integer known = numbers.putIfAbsent(schedule, all.size());
    if (known != null) {
      return known;
    }
    all.add(List.copyOf(schedule));
    return all.size() - 1;
  }

  /** The number of the schedule of {@code events}, which end in {@code outcome}. */
  int number(List<Event> events, RunOutcome outcome) {
    List<Choice> choices = new ArrayList<>();
    for (Event event : events) {
      choices.add(new Choice(event.thread(), event.alternative()));
    }
    int number = number(choices);
    outcomes.put(number, outcome);
    return number;
  }

  List<Choice> schedule(int number) {
    return all.get(number);
  }

  @Nullable RunOutcome outcome(int number) {
    return outcomes.get(number);
  }

  void learn(int number, RunOutcome outcome) {
    outcomes.put(number, outcome);
  }
}
