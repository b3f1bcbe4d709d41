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
 * @param operation what it wants to do
 * @param holder the thread that alone can end that, or -1
 */
public record Waiting(int thread, String operation, int holder) {

  /** Says why nobody gets on: who waits for whom in a circle, or who waits for what. */
  public static String explain(List<Waiting> all, IntFunction<String> name) {
    List<String> sentences = new ArrayList<>();
    List<Waiting> circle = circle(all);
    for (Waiting waiting : circle == null ? all : circle) {
      String held = waiting.holder() < 0 ? "" : ", held by " + name.apply(waiting.holder());
      sentences.add(
          "%s waits to %s%s".formatted(name.apply(waiting.thread()), waiting.operation(), held));
    }
    return (circle == null ? "" : "a circle: ") + String.join("; ", sentences);
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
