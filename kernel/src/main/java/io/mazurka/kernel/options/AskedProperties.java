package io.mazurka.kernel.options;

import io.mazurka.kernel.Property.Kind;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What is to be checked.
 *
 * @param names the names of the properties to check; empty means the model's own
 * @param conditions properties written as expressions, in the language of the model
 * @param file a file with properties, or null
 */
public record AskedProperties(
    List<String> names, List<AskedCondition> conditions, @Nullable String file) {

  public AskedProperties {
    names = List.copyOf(names);
    conditions = List.copyOf(conditions);
  }

  /** The model's own properties. */
  public static AskedProperties own() {
    return new AskedProperties(List.of(), List.of(), null);
  }

  /** The names of everything that is asked for one by one; an expression is its own name. */
  public List<String> asked() {
    return Stream.concat(names.stream(), conditions.stream().map(AskedCondition::text)).toList();
  }

  public static AskedProperties named(String... names) {
    return new AskedProperties(List.of(names), List.of(), null);
  }

  /** That this condition holds in every state, in some, or in every terminal one. */
  public static AskedProperties condition(Kind kind, String text) {
    return new AskedProperties(List.of(), List.of(new AskedCondition(kind, text)), null);
  }

  /** The expressions of the conditions of a kind. */
  public List<String> conditions(Kind kind) {
    return conditions.stream()
        .filter(condition -> condition.kind() == kind)
        .map(AskedCondition::text)
        .toList();
  }
}
