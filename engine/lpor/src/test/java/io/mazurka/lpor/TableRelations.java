package io.mazurka.lpor;

import java.util.ArrayList;
import java.util.List;

/** Relations that are written down one by one. */
final class TableRelations implements StateRelations {

  private final long[][] interfering;
  private final List<List<long[]>> enabling = new ArrayList<>();

  TableRelations(int transitions) {
    interfering = new long[transitions][TransitionSet.words(transitions)];
    for (int transition = 0; transition < transitions; transition++) {
      enabling.add(new ArrayList<>());
    }
  }

  TableRelations interfering(int transition, int... others) {
    TransitionSet.addAll(interfering[transition], TransitionSet.of(interfering.length, others));
    return this;
  }

  TableRelations enabling(int transition, int... others) {
    enabling.get(transition).add(TransitionSet.of(interfering.length, others));
    return this;
  }

  @Override
  public void addInterfering(int transition, long[] set) {
    TransitionSet.addAll(set, interfering[transition]);
  }

  @Override
  public int enablingSets(int transition) {
    return enabling.get(transition).size();
  }

  @Override
  public void addEnablingSet(int transition, int index, long[] set) {
    TransitionSet.addAll(set, enabling.get(transition).get(index));
  }
}
