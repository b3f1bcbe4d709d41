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
 *
 * <p>No set starts from an optional transition. What a set starts from stays enabled until a member
 * is taken, so no execution ends before that: one that ends where only optional steps are left has
 * a step of the set. Where nothing else is enabled, everything is explored.
 */
final class InvisibleStarts implements CandidateSets {

  private final LocatedRelations relations;
  private final CandidateSets sets;

  /** The transitions that no set may have but the one of everything. */
  private final long[] sticky;

  /** The transitions that no set starts from. */
  private final long[] optional;

  private final boolean strict;

  /** The transitions that are invisible in every state, without the sticky ones. */
  private final long[] neverVisible;

  /** Those of the invisible ones of the present state that a set may start from. */
  private final long[] starts;

  /** The transitions that are invisible in the present state, if {@code located}; not sticky. */
  private final long[] invisible;

  /** All others if it is strict, otherwise none. */
  private final long[] forbidden;

  private boolean located;

  /**
   * @param ownSets whether to use the sets that {@code relations} know by themselves, if they do
   * @param visible the transitions that may change what is checked in some state
   * @param sticky the transitions that no set may have but the one of everything
   * @param optional the transitions that no execution needs
   * @param strict whether a set has no visible member, either
   * @param listener is told why sets are as they are, or null
   */
  InvisibleStarts(
      LocatedRelations relations,
      boolean ownSets,
      int transitions,
      long[] visible,
      long[] sticky,
      long[] optional,
      boolean strict,
      @Nullable ClosureListener listener) {
    this.relations = relations;
    this.sticky = sticky;
    this.optional = optional;
    this.strict = strict;
    this.neverVisible = visible.clone();
    for (int word = 0; word < visible.length; word++) {
      neverVisible[word] = ~visible[word] & ~sticky[word];
    }
    this.invisible = TransitionSet.empty(transitions);
    this.starts = TransitionSet.empty(transitions);
    this.forbidden = TransitionSet.empty(transitions);
    boolean own = ownSets && TransitionSet.size(optional) == 0;
    CandidateSets known = own ? relations.sets(forbidden) : null;
    this.sets =
        known != null
            ? known
            : new StubbornSets(
                new StubbornClosure(transitions, relations, listener),
                StartChoice.smallest(transitions),
                forbidden,
                starts);
  }

  /** Moves to a state and tells whether a set can start there. */
  boolean canStart(int[] state, long[] enabled) {
    relations.moveTo(state);
    located = false;
    return isAnyStart(enabled, neverVisible) || isAnyStart(enabled, invisible());
  }

  private boolean isAnyStart(long[] enabled, long[] some) {
    for (int word = 0; word < enabled.length; word++) {
      if ((enabled[word] & some[word] & ~optional[word]) != 0) {
        return true;
      }
    }
    return false;
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
      for (int word = 0; word < starts.length; word++) {
        starts[word] = invisible[word] & ~optional[word];
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
