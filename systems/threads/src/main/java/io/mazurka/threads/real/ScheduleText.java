package io.mazurka.threads.real;

import io.mazurka.dpor.execution.PackedEvent;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.threads.real.recording.RunEvent;
import java.util.ArrayList;
import java.util.List;

/**
 * A schedule as a short text that means the same in another JVM. Example: {@code 0*3 1 0.1} lets
 * the thread that was declared first take three events, then the second thread one event, then the
 * first thread one event by its second alternative.
 */
final class ScheduleText {

  private final List<Schedules.NextEvent> turns;

  /** A schedule whose threads are numbered in the order in which the run declares them. */
  private ScheduleText(List<Schedules.NextEvent> turns) {
    this.turns = turns;
  }

  /** The events that {@code run} has taken. */
  static String of(RealRun run) {
    List<Task> declared = run.tasks().all();
    List<String> words = new ArrayList<>();
    String last = "";
    int times = 0;
    for (RunEvent event : run.journal().events()) {
      int index = declared.indexOf(run.tasks().get(event.thread()));
      String word = event.alternative() == 0 ? "" + index : index + "." + event.alternative();
      if (!word.equals(last)) {
        add(words, last, times);
        times = 0;
      }
      last = word;
      times++;
    }
    add(words, last, times);
    return String.join(" ", words);
  }

  private static void add(List<String> words, String word, int times) {
    if (times > 0) {
      words.add(times == 1 ? word : word + "*" + times);
    }
  }

  static ScheduleText read(String text) {
    List<Schedules.NextEvent> turns = new ArrayList<>();
    for (String word : text.isBlank() ? new String[0] : text.strip().split("\\s+", -1)) {
      if (!word.matches("\\d{1,3}(\\.\\d{1,3})?(\\*\\d{1,6})?")) {
        throw new InvalidOptionException(
            "'%s' is no schedule: '%s' is not a thread and how often it goes on, such as 1 or 1*3"
                .formatted(text, word));
      }
      String[] parts = word.split("\\*", -1);
      String[] turn = parts[0].split("\\.", -1);
      Schedules.NextEvent next =
          new Schedules.NextEvent(
              Integer.parseInt(turn[0]), turn.length == 1 ? 0 : Integer.parseInt(turn[1]));
      for (int time = parts.length == 1 ? 1 : Integer.parseInt(parts[1]); time > 0; time--) {
        turns.add(next);
      }
    }
    return new ScheduleText(turns);
  }

  int length() {
    return turns.size();
  }

  /**
   * The next event of the schedule in {@code run}; {@link PackedEvent#NONE} if it is not possible.
   */
  long next(RealRun run) {
    int index = run.journal().size();
    if (index >= turns.size()) {
      return PackedEvent.NONE;
    }
    Schedules.NextEvent turn = turns.get(index);
    List<Task> declared = run.tasks().all();
    int thread = turn.thread() < declared.size() ? declared.get(turn.thread()).number() : -1;
    return thread >= 0 && turn.alternative() < run.alternatives(thread)
        ? PackedEvent.alternative(PackedEvent.of(thread, 0, false), turn.alternative())
        : PackedEvent.NONE;
  }
}
