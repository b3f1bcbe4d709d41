package io.mazurka.classes.omissions;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The omissions of one test: behaviour that its executions have met and not explored, with the
 * names of the methods and classes concerned.
 */
public final class Omissions {

  private final Map<Omission, TreeSet<String>> noted = new EnumMap<>(Omission.class);

  /**
   * Notes that executions of this kind are left out.
   *
   * @param name the class, method or field that the code under test uses, such as {@code
   *     Object.wait}
   */
  public synchronized void note(Omission omission, String name) {
    noted.computeIfAbsent(omission, first -> new TreeSet<>()).add(name);
  }

  /** The names of this kind that were noted. */
  public synchronized List<String> named(Omission omission) {
    return List.copyOf(noted.getOrDefault(omission, new TreeSet<>()));
  }

  /** Whether something of this kind was left out. */
  public synchronized boolean has(Omission omission) {
    return noted.containsKey(omission);
  }

  /** Whether nothing was left out. */
  public synchronized boolean isEmpty() {
    return noted.isEmpty();
  }

  /** Whether reads may return values that no sequentially consistent execution returns. */
  public synchronized boolean concernMemory() {
    return noted.keySet().stream().anyMatch(Omission::concernsMemory);
  }

  /**
   * All omissions in words, such as "threads that wake up without a notification (Object.wait)".
   */
  public synchronized String inWords() {
    return noted.entrySet().stream()
        .map(
            entry ->
                "%s (%s)".formatted(entry.getKey().words(), String.join(", ", entry.getValue())))
        .collect(Collectors.joining("; "));
  }
}
