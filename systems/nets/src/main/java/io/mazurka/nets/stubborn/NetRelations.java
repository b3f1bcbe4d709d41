package io.mazurka.nets.stubborn;

import io.mazurka.kernel.reduction.LocatedRelations;
import io.mazurka.lpor.CandidateSets;
import io.mazurka.lpor.TransitionSet;
import io.mazurka.nets.Arcs;

/**
 * The relations between the transitions of a net in one marking. A disabled transition waits for
 * each of its input places that has too few tokens, so the producers of any one of them are a
 * necessary enabling set. Every enabled transition interferes with the attractors of the goals, so
 * that these are in each stubborn set.
 */
final class NetRelations implements LocatedRelations {

  private final Structure structure;
  private final Attractors attractors;
  private final boolean choosesPlaces;
  private final ForcedNodes nodes;
  private int[] state = {};

  /**
   * If not {@code choosePlaces}, the producers of all places with too few tokens are one enabling
   * set.
   */
  NetRelations(
      Structure structure, ForcedGraph graph, Attractors attractors, boolean choosePlaces) {
    this.structure = structure;
    this.attractors = attractors;
    this.choosesPlaces = choosePlaces;
    this.nodes = new ForcedNodes(graph, attractors, choosePlaces);
  }

  @Override
  public void moveTo(int[] located) {
    state = located;
    attractors.moveTo(located);
    nodes.moveTo(located);
  }

  @Override
  public void takeIn(LocatedRelations colleague) {
    if (colleague instanceof NetRelations other) {
      attractors.takeIn(other.attractors);
    }
  }

  @Override
  public int[] learned() {
    return attractors.learned();
  }

  @Override
  public void recall(int[] learned) {
    attractors.recall(learned);
  }

  /**
   * Computes all sets of a state in one search, without sets of bits, since nets may have very many
   * transitions.
   */
  @Override
  public CandidateSets sets(long[] forbidden) {
    return new SmallestComponent(nodes, forbidden);
  }

  @Override
  public void addInterfering(int transition, long[] set) {
    structure.addInterfering(transition, set);
    TransitionSet.addAll(set, attractors.members());
  }

  @Override
  public int enablingSets(int transition) {
    if (!choosesPlaces) {
      return 1;
    }
    Arcs inputs = structure.net().inputs(transition);
    int missing = 0;
    for (int arc = 0; arc < inputs.size(); arc++) {
      missing += state[inputs.place(arc)] < inputs.weight(arc) ? 1 : 0;
    }
    return missing;
  }

  @Override
  public void addEnablingSet(int transition, int index, long[] set) {
    Arcs inputs = structure.net().inputs(transition);
    int missing = 0;
    for (int arc = 0; arc < inputs.size(); arc++) {
      int place = inputs.place(arc);
      if (state[place] < inputs.weight(arc) && (missing++ == index || !choosesPlaces)) {
        structure.addProducers(place, state, set);
      }
    }
  }
}
