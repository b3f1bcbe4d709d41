package io.mazurka.protocols.engine.compiler;

import io.mazurka.kernel.formula.AtomReader;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.protocols.PropertyDefinition;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.engine.fields.FieldConditions;
import io.mazurka.protocols.engine.fields.FieldSyntaxException;
import io.mazurka.temporal.syntax.AtomTable;
import io.mazurka.temporal.syntax.UnknownAtomException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads atoms of formulas: names of declared conditions, and conditions on fields. */
final class FieldAtoms implements AtomReader<PropertyDefinition> {

  private final List<PropertyDefinition> declared;
  private final FieldConditions fields;
  private final Map<String, PropertyDefinition> known = new HashMap<>();

  FieldAtoms(Protocol protocol, List<PropertyDefinition> declared) {
    this.declared = declared;
    this.fields = new FieldConditions(protocol);
  }

  @Override
  public PropertyDefinition read(String text) {
    String name = AtomTable.name(text);
    boolean isName = declared.stream().anyMatch(one -> one.name().equals(name));
    return isName || isUnknownName(text)
        ? PropertyDefinition.named(text, declared)
        : known.computeIfAbsent(text, this::expression);
  }

  /** Whether a text can only be meant as the name of a condition. */
  private boolean isUnknownName(String text) {
    boolean quoted = !AtomTable.name(text).equals(text);
    return quoted || (text.matches("[\\w$]+") && !fields.isKnown(text));
  }

  private PropertyDefinition expression(String text) {
    try {
      return fields.read(Kind.LTL, text);
    } catch (FieldSyntaxException e) {
      throw new UnknownAtomException(e.column(), e.reason());
    }
  }

  @Override
  public boolean reachesFar(String word) {
    return FieldConditions.isQuantifier(word) && !fields.isKnown(word);
  }
}
