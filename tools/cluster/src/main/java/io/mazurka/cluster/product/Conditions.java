package io.mazurka.cluster.product;

import io.mazurka.temporal.automaton.Automaton;
import io.mazurka.temporal.graph.Fairness;
import io.mazurka.temporal.graph.FairnessAssumption;
import io.mazurka.temporal.graph.FairnessAssumption.Strength;
import java.util.ArrayList;
import java.util.List;

/**
 * The conditions that an accepted run meets again and again: the acceptance sets of an automaton
 * (or any edge, if there are none), and then each assumption of fairness. Conditions are handled in
 * batches of as many as a long has bits; an instance is one batch.
 *
 * <p>An edge meets weak fairness if it takes one of the actions of the assumption, or leaves a
 * state that enables none of them. An edge meets strong fairness only if it takes one of the
 * actions; and strong fairness is required only in states that enable one.
 */
final class Conditions {

  static final int BATCH = Long.SIZE;

  /** In place of an action: the loop of a terminal state. */
  static final int LOOP = -1;

  private final int words;
  private final StateFacts facts;

  /** By edges of the automaton and by actions, the conditions that they meet. */
  private final long[] accepting;

  private final long[] taken;

  /** The places of the assumptions among all, by their bits in the batch. */
  private final List<Integer> assumed = new ArrayList<>();

  private final long sets;
  private long weak;
  private long strong;
  private final int firstAssumed;

  Conditions(Automaton automaton, List<FairnessAssumption> fairness, StateFacts facts, int batch) {
    this.words = Fairness.words(fairness.size());
    this.facts = facts;
    int own = own(automaton);
    int from = batch * BATCH;
    this.accepting = new long[automaton.edges()];
    for (int edge = 0; edge < accepting.length; edge++) {
      long marks = automaton.acceptanceSets() == 0 ? 1 : automaton.marks(edge);
      accepting[edge] = batch == 0 ? marks : 0;
    }
    long all = automaton.acceptanceSets() == 0 ? 1 : automaton.allMarks();
    this.sets = batch == 0 ? all : 0;
    this.taken = new long[highestAction(fairness) + 1];
    this.firstAssumed = Math.max(0, own - from);
    for (int index = Math.max(0, from - own);
        index < fairness.size() && own + index < from + BATCH;
        index++) {
      FairnessAssumption assumption = fairness.get(index);
      long bit = 1L << (own + index - from);
      assumed.add(index);
      weak |= assumption.strength() == Strength.WEAK ? bit : 0;
      strong |= assumption.strength() == Strength.STRONG ? bit : 0;
      for (int action : assumption.actions()) {
        taken[action] |= bit;
      }
    }
  }

  private static int own(Automaton automaton) {
    return Math.max(1, automaton.acceptanceSets());
  }

  /** The number of conditions in all batches. */
  static int count(Automaton automaton, List<FairnessAssumption> fairness) {
    return own(automaton) + fairness.size();
  }

  private static int highestAction(List<FairnessAssumption> fairness) {
    return fairness.stream()
        .flatMap(assumption -> assumption.actions().stream())
        .mapToInt(action -> action)
        .max()
        .orElse(-1);
  }

  /** The conditions of this batch some action of which is enabled in a state. */
  long enabled(int state) {
    long bits = 0;
    for (int place = 0; place < assumed.size(); place++) {
      int index = assumed.get(place);
      long word = facts.enabled()[state * words + index / Long.SIZE];
      bits |= (word >>> index & 1) << (firstAssumed + place);
    }
    return bits;
  }

  /**
   * The conditions that an edge meets, whatever edge the automaton takes.
   *
   * @param enabled the conditions some action of which is enabled in the source of the edge
   */
  long metBy(long enabled, int action) {
    long disabled = weak & ~enabled;
    return action == LOOP || action >= taken.length ? disabled : disabled | taken[action];
  }

  /** The conditions that an edge of the automaton meets. */
  long acceptedBy(int automatonEdge) {
    return accepting[automatonEdge];
  }

  /** The conditions that must be met before a pair with this state. */
  long required(int state) {
    return sets | weak | (strong & enabled(state));
  }
}
