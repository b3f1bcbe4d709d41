package io.mazurka.temporal.formula;

import java.util.List;

/** A formula about the behaviour over time, over numbered atoms. */
public sealed interface TemporalFormula permits LinearFormula, BranchingFormula, StarFormula {

  /** Whether the formula has a next operator, so that a step that changes no atom matters. */
  boolean usesNext();

  /** The operands of the outermost operator, from left to right. */
  List<? extends TemporalFormula> operands();

  /** The number of operators, constants and atoms, counting each occurrence. */
  default int size() {
    return 1 + operands().stream().mapToInt(TemporalFormula::size).sum();
  }
}
