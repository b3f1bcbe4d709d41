package io.mazurka.classes.litmus;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/** Where explored programs tell their outcomes; it is not rewritten. */
public final class Seen {

  private static final Map<String, Set<String>> ALL = new ConcurrentHashMap<>();

  private Seen() {}

  public static void note(String program, String outcome) {
    ALL.computeIfAbsent(program, unknown -> ConcurrentHashMap.newKeySet()).add(outcome);
  }

  /** The outcomes of a program since it was last asked for. */
  static Set<String> take(String program) {
    Set<String> outcomes = ALL.remove(program);
    return outcomes == null ? Set.of() : new TreeSet<>(outcomes);
  }
}
