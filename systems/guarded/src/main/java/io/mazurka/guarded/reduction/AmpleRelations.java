package io.mazurka.guarded.reduction;

import io.mazurka.guarded.local.CommandDependence;
import io.mazurka.guarded.local.LocalPositions;
import io.mazurka.kernel.reduction.LocatedRelations;
import io.mazurka.lpor.TransitionSet;
import java.util.Arrays;

/**
 * The relations by which a stubborn set is an ample set as Zheng and Zhang print it (section 4.1).
 * By condition 1 a member brings the commands on which it depends. A disabled command spoils a set:
 * by condition 2 each on which a member depends does; by condition 2' only a member that waits, and
 * one on which a member depends in a present local state.
 */
public final class AmpleRelations implements LocatedRelations {

  private final CommandDependence dependence;
  private final boolean conditional;
  private final LocalPositions positions;

  /**
   * @param conditional whether condition 2' takes the place of condition 2
   */
  public AmpleRelations(CommandDependence dependence, boolean conditional) {
    this.dependence = dependence;
    this.conditional = conditional;
    this.positions = new LocalPositions(dependence.graphs());
  }

  @Override
  public void moveTo(int[] state) {
    positions.load(state);
  }

  @Override
  public void addInterfering(int transition, long[] set) {
    if (conditional && dependence.waits(transition, positions)) {
      Arrays.fill(set, -1);
      return;
    }
    dependence.partners(transition).stream()
        .filter(partner -> !conditional || dependence.isEnabled(partner, positions))
        .forEach(partner -> TransitionSet.add(set, partner));
    if (conditional) {
      dependence.addPartnersHere(transition, positions, set);
    }
  }

  @Override
  public int enablingSets(int transition) {
    return 1;
  }

  @Override
  public void addEnablingSet(int transition, int index, long[] set) {
    Arrays.fill(set, -1);
  }
}
