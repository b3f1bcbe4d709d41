package io.mazurka.protocols.compiler;

import io.mazurka.kernel.Property;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.protocols.Monitor;
import io.mazurka.protocols.PropertyDefinition;
import io.mazurka.protocols.Protocol;
import java.util.List;

/**
 * Which monitors a check keeps: those that a property it was asked for reads. Any other would
 * multiply states and tell processes apart for nothing, as no monitor influences a protocol.
 */
record Watching(Protocol protocol, AskedProperties asked) {

  /** The monitors that are part of the state. */
  List<? extends Monitor<?>> monitors() {
    return protocol.monitors().stream().filter(this::isRead).toList();
  }

  /** The properties that can be evaluated with these monitors. */
  List<PropertyDefinition> properties() {
    return protocol.properties().stream()
        .filter(
            property ->
                property.reads().stream()
                    .allMatch(part -> !(part instanceof Monitor<?> monitor) || isRead(monitor)))
        .toList();
  }

  /** What was left out, in words. */
  List<String> notes() {
    return protocol.monitors().stream()
        .filter(monitor -> !isRead(monitor))
        .map(
            monitor ->
                "monitor %s left out: nothing that is checked reads it".formatted(monitor.name()))
        .toList();
  }

  private boolean isRead(Monitor<?> monitor) {
    return protocol.properties().stream()
        .anyMatch(property -> isAsked(property) && property.reads().contains(monitor));
  }

  /** A name that is no property is an error, whose message names all there are. */
  private boolean isAsked(PropertyDefinition property) {
    return asked.names().isEmpty()
        || asked.names().contains(property.name())
        || !asked.names().stream().allMatch(this::isKnown);
  }

  private boolean isKnown(String name) {
    return name.equals(Property.DEADLOCK)
        || protocol.properties().stream().anyMatch(property -> property.name().equals(name));
  }
}
