package io.mazurka.protocols.engine.conditions;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The local states of a process, divided into classes that a condition cannot distinguish. */
final class LocalValues {

  private final List<Object> representatives = new ArrayList<>();
  private final List<Object> alike = new ArrayList<>();
  private final Map<Object, Integer> classes = new HashMap<>();
  private final IdentityHashMap<Object, Integer> recent = new IdentityHashMap<>();

  LocalValues(List<Object> states, Function<Object, Object> aspect) {
    Map<@Nullable Object, Integer> numbers = new HashMap<>();
    for (Object state : states) {
      int number = numbers.computeIfAbsent(aspect.apply(state), fresh -> numbers.size());
      if (number == representatives.size()) {
        representatives.add(state);
      } else {
        alike.add(state);
      }
      classes.put(state, number);
      recent.put(state, number);
    }
  }

  /** The number of classes. */
  int size() {
    return representatives.size();
  }

  /** A local state of each class. */
  List<Object> representatives() {
    return representatives;
  }

  /** The local states that are not representatives. */
  List<Object> others() {
    return alike;
  }

  /** The class of a local state. */
  int number(Object state) {
    Integer known = recent.get(state);
    return known == null ? classes.getOrDefault(state, -1) : known;
  }
}
