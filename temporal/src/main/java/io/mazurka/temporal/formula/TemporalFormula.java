package io.mazurka.temporal.formula;

import java.util.List;

/** A formula about what happens in the course of time, over numbered atoms. */
public sealed interface TemporalFormula permits LinearFormula, BranchingFormula {

  /** Whether it speaks of the next state, so that a step that changes no atom matters. */
  boolean usesNext();

  /** The formulas that its operator joins, from left to right. */
  List<? extends TemporalFormula> operands();

  /** How many operators, constants and atoms it has, where each occurrence counts. */
  default int size() {
    return 1 + operands().stream().mapToInt(TemporalFormula::size).sum();
  }
}
