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
 * Stubborn sets that start from transitions that are invisible in the current state; for temporal
 * properties, all members of a set are invisible. The invisible transitions of a state are computed
 * only when they are needed: a set that was cached does not need them.
 *
 * <p>No set starts from an optional transition. The start of a set stays enabled until a member of
 * the set is taken. So an execution cannot end before that: if it ends where only optional
 * transitions are enabled, it has a step of the set. If only optional transitions are enabled,
 * everything is explored.
 */
final class InvisibleStarts implements CandidateSets {

  private final LocatedRelations relations;
  private final CandidateSets sets;

  /** The transitions that only the set of everything may have. */
  private final long[] sticky;

  /** The transitions that no set starts from. */
  private final long[] optional;

  private final boolean strict;

  /** The transitions that are invisible in every state, without the sticky ones. */
  private final long[] neverVisible;

  /** The invisible transitions of the current state that a set may start from. */
  private final long[] starts;

  /**
   * The transitions that are invisible in the current state, if {@link #located}; none is sticky if
   * {@link #strict}.
   */
  private final long[] invisible;

  /** The transitions that are not {@link #invisible} if {@link #strict}, otherwise none. */
  private final long[] forbidden;

  /**
   * Whether {@link #invisible}, {@link #starts} and {@link #forbidden} are those of the current
   * state.
   */
  private boolean located;

  /**
   * @param ownSets whether to use the sets that {@code relations} compute themselves, if they do;
   *     these start from no optional transition
   * @param visible the transitions that may change what is checked in some state
   * @param sticky the transitions that only the set of everything may have
   * @param optional the transitions that no execution has to take
   * @param strict whether a set must not have visible members
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
    CandidateSets known = ownSets ? relations.sets(forbidden) : null;
    this.sets =
        known != null
            ? known
            : new StubbornSets(
                new StubbornClosure(transitions, relations, listener),
                StartChoice.smallest(transitions),
                forbidden,
                starts);
  }

  /** Moves to a state; returns whether a set can start from one of its enabled transitions. */
  boolean canStart(int[] state, long[] enabled) {
    relations.moveTo(state);
    located = false;
    return canStart(enabled);
  }

  /** Whether a set can start from one of the enabled transitions of the current state. */
  boolean canStart(long[] enabled) {
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

  /** The transitions that are invisible from the current state on. */
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

  /** The transitions that a set may start from in the current state. */
  long[] starts() {
    invisible();
    return starts;
  }

  /** The transitions that a set that is not everything must not have in the current state. */
  long[] forbidden() {
    invisible();
    return forbidden;
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

  /** Has the relations take over what those of {@code colleague} noticed. */
  void takeIn(InvisibleStarts colleague) {
    relations.takeIn(colleague.relations);
  }

  /**
   * Joins what the relations have learned and what the sets have learned in one array: the length
   * of the first part, the first part, the second part.
   */
  int[] learned(int[] bySets) {
    int[] byRelations = relations.learned();
    int[] all = new int[1 + byRelations.length + bySets.length];
    all[0] = byRelations.length;
    System.arraycopy(byRelations, 0, all, 1, byRelations.length);
    System.arraycopy(bySets, 0, all, 1 + byRelations.length, bySets.length);
    return all;
  }

  /**
   * Splits an array that {@link #learned(int[])} has made: hands the first part to the relations
   * and returns the part for the sets.
   */
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
