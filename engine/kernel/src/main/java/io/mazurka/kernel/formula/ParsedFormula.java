package io.mazurka.kernel.formula;

import io.mazurka.kernel.property.NamedCondition;
import io.mazurka.kernel.property.PropertyCondition;
import io.mazurka.temporal.formula.LinearFormula;
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

  /** Whether it is a formula of linear time; otherwise it is one of branching time. */
  public boolean isLinear() {
    return formula instanceof LinearFormula;
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
