package io.mazurka.kernel.formula;

import io.mazurka.kernel.property.NamedCondition;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.property.PropertyCondition;
import io.mazurka.temporal.formula.TemporalFormula;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.IntStream;

/**
 * A formula with its atoms.
 *
 * @param text the formula as it is written
 * @param names the names of the atoms, by their numbers
 * @param atoms the meanings of the atoms, by their numbers
 * @param <T> the type in which the front end represents conditions
 */
public record ParsedFormula<T>(
    String text, TemporalFormula formula, List<String> names, List<T> atoms) {

  public ParsedFormula {
    names = List.copyOf(names);
    atoms = List.copyOf(atoms);
  }

  /** The kind of a property that is this formula. */
  public Kind kind() {
    return Kind.of(formula);
  }

  /**
   * The conditions that the atoms stand for, with their names.
   *
   * @param conditions makes a condition from the name of an atom and its meaning
   */
  List<NamedCondition> atoms(BiFunction<String, T, PropertyCondition> conditions) {
    return IntStream.range(0, atoms.size())
        .mapToObj(
            atom ->
                new NamedCondition(
                    names.get(atom), conditions.apply(names.get(atom), atoms.get(atom))))
        .toList();
  }
}
