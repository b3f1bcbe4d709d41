package io.mazurka.kernel.reduction;

import io.mazurka.lpor.CandidateSets;
import io.mazurka.lpor.StubbornClosure;
import io.mazurka.lpor.TransitionSet;

/**
 * Stubborn sets of a search that keeps states. Which transitions a set needs depends on what may
 * still happen. Instead of all that the relations deem possible, this looks only at the transitions
 * that the search has seen enabled in the future of the state so far. When the search sees more, a
 * set may have to grow; but it stays within the set that needs no such knowledge.
 *
 * <p>This is what Flanagan and Godefroid (2005) do with the executions on their stack, for stored
 * states: what is known of a state's future is a set of transitions, as in Yang, Chen,
 * Gopalakrishnan and Kirby (2008).
 */
public final class GrowingSets {

  private final InvisibleStarts starts;
  private final CandidateSets sets;
  private final SeenRelations seen;
  private final StubbornClosure closure;

  /** Whether only invisible members of a set may be put in front of an execution. */
  private final boolean onlyInvisible;

  private final long[] widest;
  private final long[] candidate;
  private final long[] outside;

  /**
   * @param sets the sets of {@code starts}, perhaps cached
   */
  GrowingSets(
      InvisibleStarts starts,
      CandidateSets sets,
      LocatedRelations located,
      int transitions,
      boolean onlyInvisible) {
    this.starts = starts;
    this.sets = sets;
    this.seen = new SeenRelations(located, transitions);
    this.closure = new StubbornClosure(transitions, seen);
    this.onlyInvisible = onlyInvisible;
    this.widest = TransitionSet.empty(transitions);
    this.candidate = TransitionSet.empty(transitions);
    this.outside = TransitionSet.empty(transitions);
  }

  /**
   * Moves to a state.
   *
   * @param enabled its enabled transitions
   * @return the size of the set that is right whatever the future brings
   */
  public int moveTo(int[] state, long[] enabled) {
    if (TransitionSet.size(enabled) > 1 && starts.canStart(state, enabled)) {
      return sets.first(enabled, widest);
    }
    TransitionSet.copy(enabled, widest);
    return TransitionSet.size(widest);
  }

  /**
   * Chooses a set in the current state: one with the fewest transitions that are not taken yet,
   * then with the fewest transitions.
   *
   * @param future the transitions that were seen in the future of the state, in {@code future} from
   *     {@code at} on
   * @param taken the transitions that are explored already, from {@code at} on as well
   * @param chosen receives the set
   */
  public void choose(long[] enabled, long[] future, long[] taken, int at, long[] chosen) {
    TransitionSet.copy(widest, chosen);
    int size = TransitionSet.size(widest);
    if (size <= 1 || !starts.canStart(enabled)) {
      return;
    }
    seen.see(future, at);
    long[] allowed = starts.starts();
    long[] forbidden = starts.forbidden();
    for (int word = 0; word < outside.length; word++) {
      outside[word] = forbidden[word] | (enabled[word] & ~widest[word]);
    }
    long least = cost(widest, taken, at);
    for (int start = TransitionSet.next(widest, 0);
        start >= 0;
        start = TransitionSet.next(widest, start + 1)) {
      if (TransitionSet.contains(allowed, start)
          && closure.compute(start, enabled, outside, size, candidate) > 0) {
        long cost = cost(candidate, taken, at);
        if (cost < least) {
          least = cost;
          TransitionSet.copy(candidate, chosen);
        }
      }
    }
  }

  private static long cost(long[] set, long[] taken, int at) {
    long fresh = 0;
    for (int word = 0; word < set.length; word++) {
      fresh += Long.bitCount(set[word] & ~taken[at + word]);
    }
    return (fresh << Integer.SIZE) + TransitionSet.size(set);
  }

  /**
   * Removes from a set of the current state what must not be put in front of an execution: while a
   * search looks for violations, what is visible.
   */
  public void keepLeading(long[] set) {
    long[] invisible = onlyInvisible ? starts.invisible() : set;
    for (int word = 0; word < set.length; word++) {
      set[word] &= invisible[word];
    }
  }
}
