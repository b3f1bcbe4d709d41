package io.mazurka.threads.objects;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A thread that waits.
 *
 * @param what the operation of the thread, in words that follow its name
 * @param holder the only thread that can end the waiting, or -1 if there is no such thread
 */
public record Waiting(int thread, String what, int holder) {

  /** A thread that is blocked before {@code operation}. */
  public static Waiting toPerform(int thread, String operation, int holder) {
    return new Waiting(thread, "waits to " + operation, holder);
  }

  /** A thread that performs {@code operation} again and again, and always gets the same result. */
  public static Waiting inLoop(int thread, String operation, Object found) {
    String what = "loops for ever: %s = %s, and nobody will change that";
    return new Waiting(thread, what.formatted(operation, found), -1);
  }

  /**
   * Says why no thread can go on: which threads wait for each other in a circle, or who waits for
   * what.
   */
  public static String explain(List<Waiting> all, IntFunction<String> name) {
    List<String> sentences = new ArrayList<>();
    List<Waiting> circle = circle(all);
    for (Waiting waiting : circle == null ? all : circle) {
      String held = waiting.holder() < 0 ? "" : ", held by " + name.apply(waiting.holder());
      sentences.add("%s %s%s".formatted(name.apply(waiting.thread()), waiting.what(), held));
    }
    return (circle == null ? "" : "each waits for the next in a circle: ")
        + String.join("; ", sentences);
  }

  private static @Nullable List<Waiting> circle(List<Waiting> all) {
    Map<Integer, Waiting> byThread = new LinkedHashMap<>();
    all.forEach(waiting -> byThread.put(waiting.thread(), waiting));
    for (Waiting start : all) {
      List<Waiting> way = new ArrayList<>();
      Waiting at = start;
      while (at != null && !way.contains(at)) {
        way.add(at);
        at = byThread.get(at.holder());
      }
      if (start.equals(at)) {
        return way;
      }
    }
    return null;
  }
}
