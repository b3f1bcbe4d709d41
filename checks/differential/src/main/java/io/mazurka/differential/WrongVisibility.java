package io.mazurka.differential;

import io.mazurka.kernel.reduction.LocatedRelations;
import io.mazurka.kernel.trace.Renderer;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/** Relations that call all transitions invisible in some states. */
final class WrongVisibility implements LocatedRelations {

  private final LocatedRelations right;
  private final Renderer renderer;
  private final Predicate<List<String>> wrong;
  private int[] loaded = {};

  /**
   * @param wrong selects these states by their components
   */
  WrongVisibility(LocatedRelations right, Renderer renderer, Predicate<List<String>> wrong) {
    this.right = right;
    this.renderer = renderer;
    this.wrong = wrong;
  }

  @Override
  public void moveTo(int[] state) {
    loaded = state;
    right.moveTo(state);
  }

  @Override
  public void addInvisible(long[] set) {
    right.addInvisible(set);
    if (wrong.test(renderer.state(loaded))) {
      Arrays.fill(set, -1);
    }
  }

  @Override
  public void addInterfering(int transition, long[] set) {
    right.addInterfering(transition, set);
  }

  @Override
  public int enablingSets(int transition) {
    return right.enablingSets(transition);
  }

  @Override
  public void addEnablingSet(int transition, int index, long[] set) {
    right.addEnablingSet(transition, index, set);
  }
}
