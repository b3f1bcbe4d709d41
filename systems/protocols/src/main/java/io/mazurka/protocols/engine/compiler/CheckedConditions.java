package io.mazurka.protocols.engine.compiler;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.AskedCondition;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.protocols.PropertyDefinition;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.engine.fields.FieldConditions;
import io.mazurka.protocols.engine.fields.FieldSyntaxException;
import java.util.ArrayList;
import java.util.List;

/**
 * The conditions on states that a check of a protocol is about: those that the protocol declares
 * and those that the user asked for as texts.
 */
record CheckedConditions(List<PropertyDefinition> all, AskedProperties asked) {

  static CheckedConditions of(Protocol protocol, AskedProperties asked) {
    List<PropertyDefinition> all = new ArrayList<>(protocol.properties());
    FieldConditions fields = new FieldConditions(protocol);
    String[] constraints =
        protocol.properties().stream()
            .filter(one -> one.kind() == Kind.CONSTRAINT)
            .map(PropertyDefinition::name)
            .toArray(String[]::new);
    for (AskedCondition one : asked.ofStates(constraints)) {
      all.add(read(fields, one));
    }
    return new CheckedConditions(List.copyOf(all), asked);
  }

  private static PropertyDefinition read(FieldConditions fields, AskedCondition asked) {
    try {
      return fields.read(asked.kind(), asked.text());
    } catch (FieldSyntaxException e) {
      throw new InvalidOptionException(
          "%s '%s': %s".formatted(asked.option(), asked.text(), e.getMessage()));
    }
  }

  /** The names of the constraints that bound this check. */
  List<String> constraints() {
    List<String> wanted = asked.conditions(Kind.CONSTRAINT);
    return all.stream()
        .filter(one -> one.kind() == Kind.CONSTRAINT)
        .map(PropertyDefinition::name)
        .filter(name -> wanted.isEmpty() || wanted.contains(name))
        .toList();
  }
}
