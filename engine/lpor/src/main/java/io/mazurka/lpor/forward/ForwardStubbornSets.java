package io.mazurka.lpor.forward;

import io.mazurka.lpor.EnablingCondition;
import io.mazurka.lpor.RelationTable;
import io.mazurka.lpor.StubbornSetAlgorithm;
import io.mazurka.lpor.TransitionSet;
import java.util.stream.IntStream;

/**
 * The published algorithm of local partial-order reduction: an enabled transition joins if a member
 * depends on it, or if it can start a chain of enabling that ends with a transition on which a
 * member depends (Bokor et al. 2011). The set contains enabled transitions only.
 *
 * <p>With a {@link SearchPath} as the condition this is algorithm 3 of Bokor's thesis; with a
 * condition on states it is the generalised algorithm 5, with enabling sets instead of single
 * transitions. If dependency is transitive, a transition that joins by dependency adds nothing that
 * would not join anyway. The printed algorithm 5 does not use this fact, because the "else" of
 * algorithm 3 is missing there.
 */
public final class ForwardStubbornSets implements StubbornSetAlgorithm {

  private final RelationTable table;
  private final ForwardEnableSets forward;
  private final EnablingCondition condition;
  private final EnablingSetNumbers numbers;
  private final int[][] enablingSetsWith;
  private final boolean transitive;
  private final long[] members;
  private final long[] open;
  private final long[] blocked;

  /**
   * Stubborn sets by the relations of {@code table}; {@code condition} chooses the enabling sets.
   */
  public ForwardStubbornSets(
      RelationTable table, ForwardEnableSets forward, EnablingCondition condition) {
    this.table = table;
    this.forward = forward;
    this.condition = condition;
    numbers = new EnablingSetNumbers(table);
    enablingSetsWith = new int[table.transitions()][];
    for (int transition = 0; transition < table.transitions(); transition++) {
      enablingSetsWith[transition] = enablingSetsWith(transition);
    }
    transitive = table.isTransitive();
    members = TransitionSet.empty(table.transitions());
    open = TransitionSet.empty(table.transitions());
    blocked = TransitionSet.empty(numbers.size());
  }

  @Override
  public int compute(int start, long[] enabled, long[] forbidden, int bound, long[] result) {
    TransitionSet.clear(members);
    TransitionSet.clear(open);
    TransitionSet.clear(blocked);
    join(start);
    TransitionSet.add(open, start);
    int size = 1;
    int member = start;
    if (TransitionSet.contains(forbidden, start) || bound <= 1) {
      return 0;
    }
    while (member >= 0) {
      TransitionSet.remove(open, member);
      int outside = nextOutside(enabled, 0);
      while (outside >= 0) {
        if (mustJoin(outside, member)) {
          if (++size >= bound || TransitionSet.contains(forbidden, outside)) {
            return 0;
          }
          join(outside);
        }
        outside = nextOutside(enabled, outside + 1);
      }
      member = TransitionSet.next(open, 0);
    }
    TransitionSet.copy(members, result);
    return size;
  }

  /** Whether a transition must join because of a member. If so, it may make others join later. */
  private boolean mustJoin(int outside, int member) {
    boolean dependent = TransitionSet.contains(table.dependentOn(member), outside);
    boolean joins = dependent || forward.threatens(outside, member, blocked);
    if (joins && !(dependent && transitive)) {
      TransitionSet.add(open, outside);
    }
    return joins;
  }

  private void join(int transition) {
    TransitionSet.add(members, transition);
    for (int number : enablingSetsWith[transition]) {
      int owner = numbers.transition(number);
      int index = numbers.index(number);
      if (TransitionSet.isSubset(table.enablingSet(owner, index), members)
          && condition.isNecessary(owner, index)) {
        TransitionSet.add(blocked, number);
      }
    }
  }

  private int nextOutside(long[] enabled, int from) {
    int transition = TransitionSet.next(enabled, from);
    while (transition >= 0 && TransitionSet.contains(members, transition)) {
      transition = TransitionSet.next(enabled, transition + 1);
    }
    return transition;
  }

  /**
   * The numbers of the enabling sets that contain the transition and may be complete once it joins.
   */
  private int[] enablingSetsWith(int transition) {
    return IntStream.range(0, numbers.size())
        .filter(number -> concerns(number, transition))
        .toArray();
  }

  private boolean concerns(int number, int transition) {
    long[] set = table.enablingSet(numbers.transition(number), numbers.index(number));
    return TransitionSet.isEmpty(set) || TransitionSet.contains(set, transition);
  }
}
