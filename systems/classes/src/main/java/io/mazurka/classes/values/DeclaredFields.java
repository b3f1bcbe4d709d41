package io.mazurka.classes.values;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Numbers the fields of the classes under test; numbers do not change when classes are loaded
 * again.
 */
public final class DeclaredFields {

  /**
   * A field as it is declared.
   *
   * @param owner the binary name of the class that declares it
   * @param isVolatile whether it is volatile or used by compare-and-set
   */
  private record Declaration(String owner, String name, boolean isVolatile) {}

  private final List<Declaration> fields = new ArrayList<>();
  private final Map<String, Integer> numbers = new HashMap<>();

  /** The number of a field; a new field gets a new number. */
  public synchronized int number(String owner, String name, boolean isVolatile) {
    Integer known = numbers.putIfAbsent(owner + " " + name, fields.size());
    if (known != null) {
      return known;
    }
    fields.add(new Declaration(owner, name, isVolatile));
    return fields.size() - 1;
  }

  /** The fields in the order of their numbers: the owner, the name and whether it is volatile. */
  public synchronized List<List<String>> inOrder() {
    return fields.stream()
        .map(field -> List.of(field.owner(), field.name(), "" + field.isVolatile()))
        .toList();
  }

  /** A field of a class as {@code loader} loads it. */
  public synchronized FieldInfo get(int number, ClassLoader loader) {
    Declaration field = fields.get(number);
    return new FieldInfo(field.owner(), field.name(), field.isVolatile(), loader);
  }
}
