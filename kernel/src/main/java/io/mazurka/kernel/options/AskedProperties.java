package io.mazurka.kernel.options;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What is to be checked.
 *
 * @param names the names of the properties to check; empty means the model's own
 * @param invariants invariants written as expressions, in the language of the model
 * @param file a file with properties, or null
 */
public record AskedProperties(List<String> names, List<String> invariants, @Nullable String file) {

  public AskedProperties {
    names = List.copyOf(names);
    invariants = List.copyOf(invariants);
  }

  /** The model's own properties. */
  public static AskedProperties own() {
    return new AskedProperties(List.of(), List.of(), null);
  }

  /** The names of everything that is asked for one by one; an expression is its own name. */
  public List<String> asked() {
    return Stream.concat(names.stream(), invariants.stream()).toList();
  }

  public static AskedProperties named(String... names) {
    return new AskedProperties(List.of(names), List.of(), null);
  }
}
