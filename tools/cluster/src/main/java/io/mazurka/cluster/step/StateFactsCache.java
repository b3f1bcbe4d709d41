package io.mazurka.cluster.step;

import io.mazurka.cluster.job.Expander;
import io.mazurka.cluster.job.Workshop;
import io.mazurka.cluster.product.ProductOrder;
import io.mazurka.cluster.product.ProductTask;
import io.mazurka.cluster.product.StateFacts;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.property.StateEvaluator;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.temporal.graph.Fairness;
import io.mazurka.temporal.graph.FairnessAssumption;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Computes the facts about all states of a partition for a property, once for many supersteps. */
final class StateFactsCache {

  private final Workshop workshop;
  private final Expander expander;
  private final PartTable table;
  private @Nullable TemporalProperty known;
  private StateFacts facts = new StateFacts(new long[0], new long[0]);

  StateFactsCache(Workshop workshop, Expander expander, PartTable table) {
    this.workshop = workshop;
    this.expander = expander;
    this.table = table;
  }

  /** The property that a pass is about. */
  TemporalProperty property(ProductOrder order) {
    ProductTask task = order.task();
    if (task == null) {
      throw new IllegalStateException("a pass without a task");
    }
    return (TemporalProperty) workshop.task().properties().get(task.property());
  }

  StateFacts of(TemporalProperty property) {
    if (!property.equals(known)) {
      facts = find(property);
      known = property;
    }
    return facts;
  }

  private StateFacts find(TemporalProperty property) {
    int states = table.states.size();
    List<FairnessAssumption> fairness = property.fairness();
    int words = Fairness.words(fairness.size());
    long[] labels = new long[states];
    long[] enabled = new long[Math.multiplyExact(states, words)];
    long[][] byTransition =
        new long[words == 0 ? 0 : workshop.system().transitions().size()][words];
    for (int index = 0; index < fairness.size(); index++) {
      for (int transition : fairness.get(index).actions()) {
        byTransition[transition][index / Long.SIZE] |= 1L << index;
      }
    }
    StateEvaluator[] atoms =
        property.atoms().stream()
            .map(atom -> atom.condition().evaluator())
            .toArray(StateEvaluator[]::new);
    for (int state = 0; state < states; state++) {
      int[] vector = expander.load(state);
      labels[state] = label(atoms, vector);
      if (words > 0) {
        enable(vector, enabled, state * words, byTransition);
      }
    }
    return new StateFacts(labels, enabled);
  }

  private static long label(StateEvaluator[] atoms, int[] vector) {
    long label = 0;
    for (int atom = 0; atom < atoms.length; atom++) {
      label |= atoms[atom].holds(vector) ? 1L << atom : 0;
    }
    return label;
  }

  private void enable(int[] vector, long[] enabled, int at, long[][] byTransition) {
    Cursor cursor = expander.cursor();
    int steps = cursor.load(vector);
    for (int step = 0; step < steps; step++) {
      long[] bits = byTransition[cursor.transition(step)];
      for (int word = 0; word < bits.length; word++) {
        enabled[at + word] |= bits[word];
      }
    }
  }
}
