package io.mazurka.classes.random;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Where executions of generated classes tell how they ended; it is not rewritten. */
public final class Ends {

  private static final Map<String, Set<String>> ALL = new ConcurrentHashMap<>();

  private Ends() {}

  public static void note(String key, String outcome) {
    ALL.computeIfAbsent(key, unknown -> ConcurrentHashMap.newKeySet()).add(outcome);
  }

  static Set<String> take(String key) {
    Set<String> ends = ALL.remove(key);
    return ends == null ? Set.of() : ends;
  }
}
