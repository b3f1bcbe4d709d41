package io.mazurka.guarded.reduction;

import io.mazurka.guarded.local.Conflicts;
import io.mazurka.guarded.local.LocalPositions;
import io.mazurka.lpor.StubbornSetAlgorithm;
import io.mazurka.lpor.TransitionSet;

/**
 * The ample sets of local state space analysis (Zheng and Zhang). A command that conflicts with
 * nothing from here on is one by itself. One that can come into conflict with others brings them
 * along if they are enabled (condition 1); if one of them is not, it must wait (condition 2').
 */
final class AmpleSets implements StubbornSetAlgorithm {

  private final Conflicts conflicts;
  private final LocalPositions positions;
  private final long[] members;
  private final int[] queue;
  private final int[] partners;

  AmpleSets(Conflicts conflicts, LocalPositions positions) {
    this.conflicts = conflicts;
    this.positions = positions;
    this.members = TransitionSet.empty(conflicts.commands());
    this.queue = new int[conflicts.commands()];
    this.partners = new int[conflicts.mostPartners()];
  }

  @Override
  public int compute(int start, long[] enabled, long[] forbidden, int bound, long[] result) {
    TransitionSet.clear(members);
    TransitionSet.add(members, start);
    queue[0] = start;
    int size = 1;
    for (int next = 0; next < size; next++) {
      if (size >= bound || TransitionSet.contains(forbidden, queue[next])) {
        return 0;
      }
      int count = conflicts.appendPartners(queue[next], positions, partners, 0);
      for (int index = 0; index < count; index++) {
        int partner = partners[index];
        if (!TransitionSet.contains(enabled, partner)) {
          return 0;
        }
        if (!TransitionSet.contains(members, partner)) {
          TransitionSet.add(members, partner);
          queue[size++] = partner;
        }
      }
    }
    TransitionSet.copy(members, result);
    return size;
  }
}
