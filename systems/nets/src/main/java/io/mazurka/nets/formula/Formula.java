package io.mazurka.nets.formula;

import io.mazurka.kernel.formula.DeclaredFormula;
import java.util.BitSet;

/** A named formula about a net. */
public sealed interface Formula {

  String name();

  /** Adds the slots on which the truth of the formula depends. */
  void addSlots(BitSet slots);

  /**
   * A formula about reachable states.
   *
   * @param existential whether one reachable state has to satisfy the condition, instead of all
   */
  record Reachability(String name, boolean existential, StateCondition condition)
      implements Formula {

    @Override
    public void addSlots(BitSet slots) {
      condition.addSlots(slots);
    }

    /** The states that decide the formula when one of them is reached. */
    public StateCondition goal() {
      return existential ? condition : condition.negated();
    }
  }

  /** A formula about executions. */
  record Temporal(DeclaredFormula<StateCondition> declared) implements Formula {

    @Override
    public String name() {
      return declared.name();
    }

    @Override
    public void addSlots(BitSet slots) {
      declared.formula().atoms().forEach(atom -> atom.addSlots(slots));
    }
  }
}
