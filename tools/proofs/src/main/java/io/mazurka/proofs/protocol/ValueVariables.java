package io.mazurka.proofs.protocol;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Connective.All;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.ProgramBuilder;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** The variables of a program that hold a Java value: one for each component of a record. */
final class ValueVariables {

  private final Map<ValueField, StateVariable> variables = new LinkedHashMap<>();

  /**
   * @param name the name of the value
   * @param values all possible values
   * @param initial all possible initial values
   */
  ValueVariables(
      ProgramBuilder program, String name, Collection<Object> values, Set<Object> initial) {
    for (ValueField field : fields(name, values)) {
      if (field.varies()) {
        StateVariable variable =
            initial.stream().mapToLong(field::code).distinct().count() == 1
                ? program.variable(
                    field.name(), field.type(), field.code(initial.iterator().next()))
                : program.variable(field.name(), field.type());
        variables.put(field, variable);
      }
    }
  }

  private static List<ValueField> fields(String name, Collection<Object> values) {
    Class<?> type = values.iterator().next().getClass();
    if (!type.isRecord() || values.stream().anyMatch(value -> value.getClass() != type)) {
      return CollectionFields.of(name, value -> value, values);
    }
    List<ValueField> fields = new ArrayList<>();
    for (RecordComponent component : type.getRecordComponents()) {
      Method accessor = component.getAccessor();
      accessor.setAccessible(true);
      String part = name + "." + component.getName();
      fields.addAll(CollectionFields.of(part, value -> read(accessor, value), values));
    }
    return fields;
  }

  private static Object read(Method accessor, Object value) {
    try {
      return Objects.requireNonNullElse(accessor.invoke(value), "null");
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("%s of %s cannot be read".formatted(accessor, value), e);
    }
  }

  /** The condition that the variables hold a value. */
  BooleanExpression is(Object value) {
    List<BooleanExpression> parts = new ArrayList<>();
    variables.forEach((field, variable) -> parts.add(field.equalTo(variable, value)));
    return new All(parts);
  }

  /** The assignments that change one value into another. */
  List<Assignment> assignments(Object before, Object after) {
    List<Assignment> assignments = new ArrayList<>();
    variables.forEach(
        (field, variable) -> {
          if (field.code(before) != field.code(after)) {
            assignments.add(new Assignment(variable, IntegerExpression.of(field.code(after))));
          }
        });
    return assignments;
  }

  /**
   * Adds the values that the numbers in variables stand for, where the numbers do not stand for
   * themselves.
   */
  void addLabelsTo(Map<String, List<Object>> labels) {
    variables.forEach(
        (field, variable) -> {
          if (field.isListed()) {
            labels.put(variable.name(), field.parts());
          }
        });
  }
}
