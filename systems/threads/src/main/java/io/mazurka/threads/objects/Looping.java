package io.mazurka.threads.objects;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Explains in words which loop keeps a thread busy in an execution that was cut short, and what to
 * do about the loop.
 *
 * @param name the thread
 * @param events the events of the thread, in order
 * @param all how many events the execution has
 */
public record Looping(String name, List<Turn> events, int all) {

  private static final int LONGEST_TURN = 16;
  private static final int ENOUGH_TURNS = 3;

  /** One event: the operation with its result, the object, and whether it wrote. */
  public record Turn(String text, String object, boolean write) {}

  /**
   * Names the operations that the thread repeats, if possible those that it repeats until the end.
   *
   * @param remedy the means that decides a program with such a loop
   */
  public String explain(String remedy) {
    return explain(turn -> advice(turn, remedy));
  }

  /**
   * Names the operations that the thread repeats, with advice that depends on them.
   *
   * @param advice says what to do about a loop, given the events of one turn
   */
  public String explain(Function<List<Turn>, String> advice) {
    for (int end = events.size(); end > 0; end--) {
      for (int turn = 1; turn <= LONGEST_TURN; turn++) {
        if (repeats(turn, end)) {
          return told(events.subList(end - turn, end), advice);
        }
      }
    }
    return "%s took %,d of the %,d events of one execution, the last of them '%s'"
        .formatted(name, events.size(), all, events.get(events.size() - 1).text());
  }

  /**
   * Whether the events before {@code end} are several equal turns of {@code length} events each.
   */
  private boolean repeats(int length, int end) {
    int from = end - ENOUGH_TURNS * length;
    if (from < 0) {
      return false;
    }
    for (int event = from; event + length < end; event++) {
      if (!events.get(event).text().equals(events.get(event + length).text())) {
        return false;
      }
    }
    return true;
  }

  private String told(List<Turn> turn, Function<List<Turn>, String> advice) {
    List<String> texts = new ArrayList<>();
    turn.forEach(event -> texts.add("'" + event.text() + "'"));
    return "%s does %s over and over; %s"
        .formatted(name, String.join(" and ", texts), advice.apply(turn));
  }

  private static String advice(List<Turn> turn, String remedy) {
    boolean onlyReads = turn.stream().noneMatch(Turn::write);
    boolean single = turn.stream().map(Turn::object).distinct().count() == 1;
    return onlyReads && single
        ? "a loop that polls should use await, which waits for the change"
        : (onlyReads ? "await waits for one variable only; " : "") + remedy;
  }
}
