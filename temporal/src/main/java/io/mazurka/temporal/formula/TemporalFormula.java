package io.mazurka.temporal.formula;

/** A formula about what happens in the course of time, over numbered atoms. */
public sealed interface TemporalFormula permits LinearFormula, BranchingFormula {

  /** Whether it speaks of the next state, so that a step that changes no atom matters. */
  boolean usesNext();
}
