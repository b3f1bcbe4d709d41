package io.mazurka.protocols.engine.compiler;

import io.mazurka.kernel.formula.DeclaredFormula;
import io.mazurka.kernel.property.Property;
import io.mazurka.protocols.PropertyDefinition;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.Observed;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Chooses the monitors that a check keeps: those that a checked property reads. Other monitors
 * would multiply states and make processes distinguishable for nothing, because no monitor
 * influences a protocol.
 */
final class Watching {

  private final Protocol protocol;
  private final CheckedConditions conditions;
  private final ProtocolFormulas formulas;

  /** The roles and monitors that each property reads, by the name of the property. */
  private final Map<String, List<Observed>> reads = new LinkedHashMap<>();

  Watching(Protocol protocol, CheckedConditions conditions, ProtocolFormulas formulas) {
    this.protocol = protocol;
    this.conditions = conditions;
    this.formulas = formulas;
    conditions.all().forEach(one -> reads.put(one.name(), one.reads()));
    formulas.all().forEach(one -> reads.put(one.name(), readBy(one)));
  }

  private static List<Observed> readBy(DeclaredFormula<PropertyDefinition> formula) {
    return formula.formula().atoms().stream().flatMap(atom -> atom.reads().stream()).toList();
  }

  /** The monitors that are part of the state. */
  List<? extends Monitor<?>> monitors() {
    return protocol.monitors().stream().filter(this::isRead).toList();
  }

  /** The properties that can be evaluated with these monitors. */
  List<PropertyDefinition> properties() {
    return conditions.all().stream().filter(one -> isKept(one.reads())).toList();
  }

  /** The formulas that can be evaluated with these monitors. */
  List<DeclaredFormula<PropertyDefinition>> formulas() {
    return formulas.all().stream().filter(one -> isKept(readBy(one))).toList();
  }

  private boolean isKept(List<Observed> parts) {
    return parts.stream()
        .allMatch(part -> !(part instanceof Monitor<?> monitor) || isRead(monitor));
  }

  /** Notes for the report on the monitors that are left out. */
  List<String> notes() {
    return protocol.monitors().stream()
        .filter(monitor -> !isRead(monitor))
        .map(
            monitor ->
                "monitor %s left out: nothing that is checked reads it".formatted(monitor.name()))
        .toList();
  }

  private boolean isRead(Monitor<?> monitor) {
    return reads.entrySet().stream()
        .anyMatch(one -> isAsked(one.getKey()) && one.getValue().contains(monitor));
  }

  /**
   * Whether the check is about this property. If an asked name is unknown, the answer is always
   * true: the error is reported later, with a list of all properties.
   */
  private boolean isAsked(String property) {
    List<String> names = conditions.asked().asked();
    return conditions.constraints().contains(property)
        || names.isEmpty()
        || names.contains(property)
        || !names.stream()
            .allMatch(name -> name.equals(Property.DEADLOCK) || reads.containsKey(name));
  }
}
