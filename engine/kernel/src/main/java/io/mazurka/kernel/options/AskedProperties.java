package io.mazurka.kernel.options;

import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.property.StateProperty;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The properties that a user asks to check.
 *
 * @param names the names of the properties to check; empty means the model's own
 * @param conditions properties written as expressions and formulas, in the language of the model
 * @param file a file with properties, or null
 * @param fairness the fairness that formulas of linear time assume, in place of the assumptions of
 *     the model; empty if nobody asked
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

  /** Properties with the fairness assumptions of the model. */
  public AskedProperties(
      List<String> names, List<AskedCondition> conditions, @Nullable String file) {
    this(names, conditions, file, List.of());
  }

  /** The model's own properties. */
  public static AskedProperties own() {
    return new AskedProperties(List.of(), List.of(), null);
  }

  /**
   * The names of all properties that are asked for one by one; the name of an expression is its
   * text.
   */
  public List<String> asked() {
    return Stream.concat(
            names.stream(),
            conditions.stream().filter(one -> !one.isConstraint()).map(AskedCondition::text))
        .toList();
  }

  /**
   * The kinds of the properties that are asked for, by name, if a model declares these properties.
   */
  public Map<String, Kind> among(Map<String, Kind> declared) {
    if (asked().isEmpty()) {
      return declared;
    }
    Map<String, Kind> kinds = new LinkedHashMap<>(declared);
    kinds.putIfAbsent(Property.DEADLOCK, Kind.DEADLOCK);
    kinds.keySet().retainAll(names);
    conditions.stream()
        .filter(one -> !one.isConstraint())
        .forEach(condition -> kinds.put(condition.text(), condition.kind()));
    return kinds;
  }

  /** The properties of the model with these names, and no others. */
  public static AskedProperties named(String... names) {
    return new AskedProperties(List.of(names), List.of(), null);
  }

  /** One condition or formula. */
  public static AskedProperties condition(Kind kind, String text) {
    return new AskedProperties(List.of(), List.of(new AskedCondition(kind, text)), null);
  }

  /** The same properties with these fairness assumptions. */
  public AskedProperties withFairness(AskedFairness... assumed) {
    return new AskedProperties(names, conditions, file, List.of(assumed));
  }

  /**
   * The conditions on single states that are asked for as texts.
   *
   * @param declared the names of the constraints that the model declares; a constraint that only
   *     chooses among them is no text to read
   */
  public List<AskedCondition> ofStates(String... declared) {
    List<String> known = List.of(declared);
    return conditions.stream()
        .filter(one -> !one.isTemporal() && !one.choosesAmong(known))
        .toList();
  }

  /**
   * The constraints of a check among those that its model has. They are asked for by name or as
   * texts; if nobody asked, all count.
   */
  public List<StateProperty> constraintsAmong(List<Property> known) {
    List<String> wanted = conditions(Kind.CONSTRAINT);
    return known.stream()
        .filter(one -> one.kind() == Kind.CONSTRAINT)
        .filter(one -> wanted.isEmpty() || wanted.contains(one.name()))
        .map(StateProperty.class::cast)
        .toList();
  }

  /** The same properties without the constraints that the model declares, or any other. */
  public AskedProperties withoutConstraints() {
    List<AskedCondition> others =
        new ArrayList<>(conditions.stream().filter(one -> !one.isConstraint()).toList());
    others.add(AskedCondition.noConstraint());
    return new AskedProperties(names, others, file, fairness);
  }

  /** The formulas that are asked for as texts. */
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
