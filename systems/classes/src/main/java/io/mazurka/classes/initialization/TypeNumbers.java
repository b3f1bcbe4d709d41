package io.mazurka.classes.initialization;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Numbers classes by name, in the order in which they are first asked for. */
public final class TypeNumbers {

  private final Map<String, Integer> numbers = new HashMap<>();
  private final List<String> names = new ArrayList<>();

  /** The number of the class with this internal name. */
  public synchronized int of(String type) {
    Integer known = numbers.putIfAbsent(type, names.size());
    if (known != null) {
      return known;
    }
    names.add(type.replace('/', '.'));
    return names.size() - 1;
  }

  /** The binary name of a class. */
  synchronized String name(int type) {
    return names.get(type);
  }

  /** The binary names, in the order of their numbers. */
  public synchronized List<String> inOrder() {
    return List.copyOf(names);
  }

  synchronized int count() {
    return names.size();
  }
}
