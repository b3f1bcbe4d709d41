package io.mazurka.search.temporal;

import io.mazurka.kernel.property.NamedCondition;
import io.mazurka.kernel.property.StateEvaluator;
import java.util.List;

/** Computes the labels of states, for one worker: the atoms that hold there, as bits. */
final class AtomLabels {

  private final StateEvaluator[] evaluators;

  AtomLabels(List<NamedCondition> atoms) {
    this.evaluators =
        atoms.stream().map(atom -> atom.condition().evaluator()).toArray(StateEvaluator[]::new);
  }

  long of(int[] state) {
    long label = 0;
    for (int atom = 0; atom < evaluators.length; atom++) {
      label |= evaluators[atom].holds(state) ? 1L << atom : 0;
    }
    return label;
  }
}
