package io.mazurka.classes.runtime;

import io.mazurka.classes.initialization.TypeNumbers;
import io.mazurka.classes.naming.LongNumbers;
import io.mazurka.classes.naming.ObjectName;
import io.mazurka.classes.omissions.Omissions;
import io.mazurka.classes.values.DeclaredFields;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What all executions of a test share, also those that run at the same time on classes that were
 * loaded several times: the numbers of fields, classes and objects, and what was met.
 */
final class Knowledge {

  private final DeclaredFields fields = new DeclaredFields();
  private final LongNumbers numbers = new LongNumbers();
  private final Map<String, Integer> statics = new HashMap<>();
  private final TypeNumbers types = new TypeNumbers();
  private final Omissions omissions = new Omissions();
  private volatile boolean shared;
  private volatile boolean interrupts;
  private volatile boolean completed;
  private @Nullable String race;

  DeclaredFields fields() {
    return fields;
  }

  LongNumbers numbers() {
    return numbers;
  }

  TypeNumbers types() {
    return types;
  }

  Omissions omissions() {
    return omissions;
  }

  /** The name of a holder with this unique text. */
  synchronized long statics(String text) {
    return ObjectName.ofStatics(statics.computeIfAbsent(text, unknown -> statics.size()));
  }

  /** Notes that executions run at the same time from now on. */
  void noteShared() {
    shared = true;
  }

  boolean isShared() {
    return shared;
  }

  void noteInterrupts() {
    interrupts = true;
  }

  boolean hasInterrupts() {
    return interrupts;
  }

  void noteCompleted() {
    completed = true;
  }

  boolean isCompleted() {
    return completed;
  }

  /** Notes a data race. Of several it keeps the first in the order of words, not of time. */
  synchronized void noteRace(Supplier<String> found) {
    String words = found.get();
    race = race == null || words.compareTo(race) < 0 ? words : race;
  }

  synchronized @Nullable String race() {
    return race;
  }
}
