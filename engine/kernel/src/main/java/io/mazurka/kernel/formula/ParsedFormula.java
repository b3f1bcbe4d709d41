package io.mazurka.kernel.formula;

import io.mazurka.kernel.property.NamedCondition;
import io.mazurka.kernel.property.PropertyCondition;
import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.formula.TemporalFormula;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.IntStream;

/**
 * A formula and what its atoms stand for.
 *
 * @param text as it is written
 * @param names for each number of an atom how it is called
 * @param atoms for each number of an atom what it stands for
 * @param <T> how a front end knows conditions
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
   * The conditions that the atoms are, by name.
   *
   * @param conditions makes one of the name of an atom and what it stands for
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
