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
 * Stubborn sets that start from transitions that are invisible in the present state and, for
 * temporal properties, have no other members. Which these are is found out when it matters: a set
 * that is remembered from another state does not need it.
 */
final class InvisibleStarts implements CandidateSets {

  private final LocatedRelations relations;
  private final CandidateSets sets;

  /** The transitions that no set may have but the one of everything. */
  private final long[] sticky;

  private final boolean strict;

  /** The transitions that are invisible in every state, without the sticky ones. */
  private final long[] neverVisible;

  /** The transitions that are invisible in the present state, if {@code located}; not sticky. */
  private final long[] invisible;

  /** All others if it is strict, otherwise none. */
  private final long[] forbidden;

  private boolean located;

  /**
   * @param ownSets whether to use the sets that {@code relations} know by themselves, if they do
   * @param visible the transitions that may change what is checked in some state
   * @param sticky the transitions that no set may have but the one of everything
   * @param strict whether a set has no visible member, either
   * @param listener is told why sets are as they are, or null
   */
  InvisibleStarts(
      LocatedRelations relations,
      boolean ownSets,
      int transitions,
      long[] visible,
      long[] sticky,
      boolean strict,
      @Nullable ClosureListener listener) {
    this.relations = relations;
    this.sticky = sticky;
    this.strict = strict;
    this.neverVisible = visible.clone();
    for (int word = 0; word < visible.length; word++) {
      neverVisible[word] = ~visible[word] & ~sticky[word];
    }
    this.invisible = TransitionSet.empty(transitions);
    this.forbidden = TransitionSet.empty(transitions);
    CandidateSets own = ownSets ? relations.sets(forbidden) : null;
    this.sets =
        own != null
            ? own
            : new StubbornSets(
                new StubbornClosure(transitions, relations, listener),
                StartChoice.smallest(transitions),
                forbidden,
                invisible);
  }

  /** Moves to a state and tells whether a set can start there. */
  boolean canStart(int[] state, long[] enabled) {
    relations.moveTo(state);
    located = false;
    return TransitionSet.intersects(enabled, neverVisible)
        || TransitionSet.intersects(enabled, invisible());
  }

  /** Transitions that do not change what is checked, from the present state on. */
  long[] invisible() {
    if (!located) {
      TransitionSet.copy(neverVisible, invisible);
      relations.addInvisible(invisible);
      for (int word = 0; strict && word < invisible.length; word++) {
        invisible[word] &= ~sticky[word];
        forbidden[word] = ~invisible[word];
      }
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
