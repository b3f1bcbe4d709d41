package io.mazurka.temporal.automaton;

import io.mazurka.temporal.formula.Word;
import java.util.BitSet;

/** Whether an automaton accepts a word, by fixpoints on pairs of a state and a position. */
final class Acceptance {

  private final Automaton automaton;
  private final Word word;
  private final int length;

  private Acceptance(Automaton automaton, Word word) {
    this.automaton = automaton;
    this.word = word;
    this.length = word.labels().size();
  }

  static boolean of(Automaton automaton, Word word) {
    return new Acceptance(automaton, word).decide();
  }

  /**
   * Computes the largest set of pairs such that from each pair, for each acceptance set, an edge of
   * the acceptance set can be reached that leads back into the set of pairs.
   */
  private boolean decide() {
    BitSet good = new BitSet();
    good.set(0, automaton.states() * length);
    int before;
    do {
      before = good.cardinality();
      good = comingTo(good, 0);
      for (int set = 0; set < automaton.acceptanceSets(); set++) {
        good = comingTo(good, 1L << set);
      }
    } while (good.cardinality() < before);
    return good.get(automaton.initial() * length);
  }

  /** The pairs from which a path inside the set reaches an edge with these marks. */
  private BitSet comingTo(BitSet inside, long marks) {
    BitSet found = new BitSet();
    int before;
    do {
      before = found.cardinality();
      for (int pair = inside.nextSetBit(0); pair >= 0; pair = inside.nextSetBit(pair + 1)) {
        int position = pair % length;
        int state = pair / length;
        for (int edge = automaton.firstEdge(state); edge < automaton.firstEdge(state + 1); edge++) {
          int target = automaton.target(edge) * length + word.next(position);
          if (automaton.reads(edge, word.labels().get(position))
              && inside.get(target)
              && ((automaton.marks(edge) & marks) == marks || found.get(target))) {
            found.set(pair);
          }
        }
      }
    } while (found.cardinality() > before);
    return found;
  }
}
