package io.mazurka.classes.mixture;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/** Where executions find their program, by number, and tell how they ended; it is not rewritten. */
public final class Mixtures {

  private static final Map<Integer, Mixture> PROGRAMS = new ConcurrentHashMap<>();
  private static final Map<Integer, Set<String>> ENDS = new ConcurrentHashMap<>();

  private Mixtures() {}

  public static Mixture program(int number) {
    return PROGRAMS.get(number);
  }

  public static void ended(int number, String end) {
    ENDS.get(number).add(end);
  }

  static synchronized int keep(Mixture program) {
    int number = PROGRAMS.size();
    PROGRAMS.put(number, program);
    ENDS.put(number, ConcurrentHashMap.newKeySet());
    return number;
  }

  static Set<String> ends(int number) {
    return new TreeSet<>(ENDS.get(number));
  }
}
