package io.mazurka.protocols.engine.analysis;

import io.mazurka.kernel.reduction.Components;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * The steps that an execution may take again and again.
 *
 * <p>On a cycle of global states every process returns to its local state, and every consumed
 * letter is sent again, unless it is a lasting letter. So a local step is deleted if it lies on no
 * cycle of the remaining steps of its process, or if it consumes a letter that no remaining step
 * sends, until no step can be deleted. No step of a cycle of global states is ever deleted.
 * Monitors and crashes only break cycles.
 */
final class Acyclicity {

  private final List<LocalGraph> graphs;
  private final IntPredicate lasting;

  /** Per process, the steps that have not been deleted. */
  private final List<List<LocalStep>> remaining = new ArrayList<>();

  private Acyclicity(List<LocalGraph> graphs, IntPredicate lasting, IntPredicate deleted) {
    this.graphs = graphs;
    this.lasting = lasting;
    for (LocalGraph graph : graphs) {
      List<LocalStep> steps = new ArrayList<>(graph.steps());
      steps.removeIf(step -> deleted.test(step.transition()));
      remaining.add(steps);
    }
  }

  /**
   * The steps that may lie on a cycle of global states without a step of a {@code deleted}
   * transition.
   */
  static List<LocalStep> survivors(
      List<LocalGraph> graphs, IntPredicate lasting, IntPredicate deleted) {
    Acyclicity proof = new Acyclicity(graphs, lasting, deleted);
    boolean changed = true;
    while (changed) {
      changed = proof.deleteUnsent() || proof.deleteStraight();
    }
    return proof.remaining.stream().flatMap(List::stream).toList();
  }

  private boolean deleteUnsent() {
    BitSet sent = new BitSet();
    remaining.forEach(steps -> steps.forEach(step -> step.sent().forEach(sent::set)));
    boolean changed = false;
    for (List<LocalStep> steps : remaining) {
      changed |=
          steps.removeIf(
              step ->
                  !step.consumed().stream()
                      .allMatch(letter -> sent.get(letter) || lasting.test(letter)));
    }
    return changed;
  }

  private boolean deleteStraight() {
    boolean changed = false;
    for (LocalGraph graph : graphs) {
      List<LocalStep> steps = remaining.get(graph.process());
      int[] component = Components.of(graph.successors(steps));
      changed |=
          steps.removeIf(
              step -> component[graph.node(step.from())] != component[graph.node(step.to())]);
    }
    return changed;
  }
}
