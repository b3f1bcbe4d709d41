package io.mazurka.proofs.protocol;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.expressions.variables.VariableType;
import io.mazurka.kernel.value.ValueText;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/**
 * A part of a value, such as a component of a record, that becomes a variable of a program. Numbers
 * and truth values represent themselves; any other part is represented by its index among all
 * possible ones.
 *
 * @param reader reads the part from a value
 * @param parts all values of the part, in order
 */
record ValueField(String name, Function<Object, Object> reader, List<Object> parts) {

  private static final int WIDEST = 1 << 16;

  /**
   * Orders parts by the length of their texts, so that simple ones such as an empty set come first,
   * the same in every run.
   */
  private static final Comparator<String> BY_LENGTH =
      Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder());

  static ValueField of(String name, Function<Object, Object> reader, Collection<Object> values) {
    List<Object> parts = values.stream().map(reader).distinct().toList();
    boolean numbers = parts.stream().allMatch(Integer.class::isInstance);
    Comparator<Object> order =
        numbers
            ? Comparator.comparing(Integer.class::cast)
            : Comparator.comparing(ValueText::of, BY_LENGTH);
    return new ValueField(name, reader, parts.stream().sorted(order).toList());
  }

  /** Whether the part has more than one value. */
  boolean varies() {
    return parts.size() > 1;
  }

  /** Whether parts are represented by their indices. */
  boolean isListed() {
    return !parts.stream().allMatch(Boolean.class::isInstance) && !areNumbers();
  }

  private boolean areNumbers() {
    return parts.stream().allMatch(Integer.class::isInstance)
        && (long) (Integer) parts.get(parts.size() - 1) - (Integer) parts.get(0) < WIDEST;
  }

  VariableType type() {
    if (isListed()) {
      return VariableType.range(0, parts.size() - 1);
    }
    return areNumbers()
        ? VariableType.range((Integer) parts.get(0), (Integer) parts.get(parts.size() - 1))
        : VariableType.BOOLEAN;
  }

  /** The number that represents the part of a value. */
  long code(Object value) {
    Object part = reader.apply(value);
    if (isListed()) {
      return parts.indexOf(part);
    }
    return part instanceof Integer number ? number : (Boolean) part ? 1 : 0;
  }

  /** The condition that the part equals that of a value. */
  BooleanExpression equalTo(StateVariable variable, Object value) {
    long code = code(value);
    if (!variable.isBoolean()) {
      return IntegerExpression.of(variable).equalTo(code);
    }
    BooleanExpression set = BooleanExpression.of(variable);
    return code == 1 ? set : set.not();
  }
}
