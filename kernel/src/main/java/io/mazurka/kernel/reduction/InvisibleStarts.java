package io.mazurka.kernel.reduction;

import io.mazurka.lpor.CandidateSets;
import io.mazurka.lpor.ClosureListener;
import io.mazurka.lpor.StartChoice;
import io.mazurka.lpor.StubbornClosure;
import io.mazurka.lpor.StubbornSets;
import io.mazurka.lpor.TransitionSet;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Stubborn sets that start from transitions that are invisible in the present state. Which these
 * are is found out when it matters: a set that is remembered from another state does not need it.
 */
final class InvisibleStarts implements CandidateSets {

  private final LocatedRelations relations;
  private final CandidateSets sets;

  /** The transitions that are invisible in every state. */
  private final long[] neverVisible;

  /** The transitions that are invisible in the present state, if {@code located}. */
  private final long[] invisible;

  private boolean located;

  /**
   * @param own the sets that {@code relations} know by themselves, or null
   * @param visible the transitions that may change what is checked in some state
   * @param listener is told why sets are as they are, or null
   */
  InvisibleStarts(
      LocatedRelations relations,
      @Nullable CandidateSets own,
      int transitions,
      long[] visible,
      @Nullable ClosureListener listener) {
    this.relations = relations;
    this.neverVisible = visible.clone();
    for (int word = 0; word < visible.length; word++) {
      neverVisible[word] = ~visible[word];
    }
    this.invisible = TransitionSet.empty(transitions);
    this.sets =
        own != null
            ? own
            : new StubbornSets(
                new StubbornClosure(transitions, relations, listener),
                StartChoice.smallest(transitions),
                TransitionSet.empty(transitions),
                invisible);
  }

  /** Moves to a state and tells whether a set can start there. */
  boolean canStart(int[] state, long[] enabled) {
    relations.moveTo(state);
    located = false;
    return TransitionSet.intersects(enabled, neverVisible)
        || TransitionSet.intersects(enabled, invisible());
  }

  /** The transitions that do not change what is checked, from the present state on. */
  long[] invisible() {
    if (!located) {
      TransitionSet.copy(neverVisible, invisible);
      relations.addInvisible(invisible);
      located = true;
    }
    return invisible;
  }

  @Override
  public int first(long[] enabled, long[] chosen) {
    invisible();
    return sets.first(enabled, chosen);
  }

  @Override
  public int next(long[] chosen) {
    return sets.next(chosen);
  }

  @Override
  public long work() {
    return sets.work();
  }

  /** Takes in what the relations of a colleague came across. */
  void takeIn(InvisibleStarts colleague) {
    relations.takeIn(colleague.relations);
  }

  /** What the relations and the sets have learned, as one. */
  int[] learned(int[] bySets) {
    int[] byRelations = relations.learned();
    int[] all = new int[1 + byRelations.length + bySets.length];
    all[0] = byRelations.length;
    System.arraycopy(byRelations, 0, all, 1, byRelations.length);
    System.arraycopy(bySets, 0, all, 1 + byRelations.length, bySets.length);
    return all;
  }

  /** Tells the relations what they had learned, of both together; returns what is for the sets. */
  int[] recallRelations(int[] all) {
    relations.recall(Arrays.copyOfRange(all, 1, 1 + all[0]));
    return Arrays.copyOfRange(all, 1 + all[0], all.length);
  }

  @Override
  public int[] learned() {
    return sets.learned();
  }

  @Override
  public void recall(int[] learned) {
    sets.recall(learned);
  }

  @Override
  public void chooseAs(CandidateSets veteran) {
    if (veteran instanceof InvisibleStarts other) {
      sets.chooseAs(other.sets);
    }
  }
}
