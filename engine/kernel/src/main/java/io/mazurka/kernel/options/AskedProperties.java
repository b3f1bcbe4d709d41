package io.mazurka.kernel.options;

import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.Property.Kind;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What is to be checked.
 *
 * @param names the names of the properties to check; empty means the model's own
 * @param conditions properties written as expressions and formulas, in the language of the model
 * @param file a file with properties, or null
 * @param fairness what formulas of linear time assume of executions, instead of what the model's
 *     own say; empty if nobody asked
 */
public record AskedProperties(
    List<String> names,
    List<AskedCondition> conditions,
    @Nullable String file,
    List<AskedFairness> fairness) {

  public AskedProperties {
    names = List.copyOf(names);
    conditions = List.copyOf(conditions);
    fairness = List.copyOf(fairness);
  }

  /** With the assumptions that formulas make by themselves. */
  public AskedProperties(
      List<String> names, List<AskedCondition> conditions, @Nullable String file) {
    this(names, conditions, file, List.of());
  }

  /** The model's own properties. */
  public static AskedProperties own() {
    return new AskedProperties(List.of(), List.of(), null);
  }

  /** The names of everything that is asked for one by one; an expression is its own name. */
  public List<String> asked() {
    return Stream.concat(names.stream(), conditions.stream().map(AskedCondition::text)).toList();
  }

  /** The kinds of what is asked for, where a model declares properties of these kinds. */
  public Map<String, Kind> among(Map<String, Kind> declared) {
    if (asked().isEmpty()) {
      return declared;
    }
    Map<String, Kind> kinds = new LinkedHashMap<>(declared);
    kinds.putIfAbsent(Property.DEADLOCK, Kind.DEADLOCK);
    kinds.keySet().retainAll(names);
    conditions.forEach(condition -> kinds.put(condition.text(), condition.kind()));
    return kinds;
  }

  /** The properties of the model with these names, and no others. */
  public static AskedProperties named(String... names) {
    return new AskedProperties(List.of(names), List.of(), null);
  }

  /** That this condition holds where its kind says, or this formula. */
  public static AskedProperties condition(Kind kind, String text) {
    return new AskedProperties(List.of(), List.of(new AskedCondition(kind, text)), null);
  }

  /** With these assumptions of formulas of linear time, instead of others. */
  public AskedProperties withFairness(AskedFairness... assumed) {
    return new AskedProperties(names, conditions, file, List.of(assumed));
  }

  /** The conditions on single states among what is asked for as a text. */
  public List<AskedCondition> ofStates() {
    return conditions.stream().filter(condition -> !condition.isTemporal()).toList();
  }

  /** The formulas over conditions among what is asked for as a text. */
  public List<AskedCondition> formulas() {
    return conditions.stream().filter(AskedCondition::isTemporal).toList();
  }

  /** The expressions of the conditions of a kind. */
  public List<String> conditions(Kind kind) {
    return conditions.stream()
        .filter(condition -> condition.kind() == kind)
        .map(AskedCondition::text)
        .toList();
  }
}
