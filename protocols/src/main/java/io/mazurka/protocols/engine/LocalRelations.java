package io.mazurka.protocols.engine;

import io.mazurka.lpor.TransitionSet;
import io.mazurka.protocols.analysis.LocalFacts;
import io.mazurka.protocols.analysis.LocalGraph;
import io.mazurka.protocols.analysis.LocalIndependence;
import io.mazurka.protocols.analysis.LocalStep;
import java.util.BitSet;
import java.util.List;

/**
 * What the relations between transitions depend on in one local state of a process, whatever is in
 * its inbox, as far as the local graphs tell. Sets of transitions are words; the process's own
 * transitions are counted from its first.
 */
final class LocalRelations {

  /** The transitions of the process that may still be taken. */
  final long[] alive;

  /** Per own transition, what interferes with it while it is enabled. */
  final Partners[] interfering;

  /** Per own transition, whether it has a step here with some letters. */
  final boolean[] canFire;

  /** Per own transition, those of the process that can add to what it may consume. */
  final long[][] enabledLocally;

  /** Per own transition, the letters that it may consume from here on. */
  final BitSet[] consumes;

  /** Per letter of the process, the transitions that may consume it from here on. */
  final long[][] consumers;

  private final int local;
  private final LocalGraph graph;
  private final LocalIndependence independence;
  private final TransitionSets sets;

  /**
   * @param letters how many letters the process may receive
   */
  LocalRelations(
      int local,
      LocalGraph graph,
      LocalFacts facts,
      LocalIndependence independence,
      List<ProtocolTransition> own,
      int letters,
      Senders senders,
      TransitionSets sets) {
    this.local = local;
    this.graph = graph;
    this.independence = independence;
    this.sets = sets;
    this.alive = sets.none();
    this.interfering = new Partners[own.size()];
    this.canFire = new boolean[own.size()];
    this.enabledLocally = new long[own.size()][];
    this.consumes = new BitSet[own.size()];
    this.consumers = new long[letters][];
    for (int place = 0; place < own.size(); place++) {
      ProtocolTransition transition = own.get(place);
      if (facts.canStillFire(local).contains(transition.regular())) {
        TransitionSet.add(alive, transition.number());
      }
      interfering[place] =
          new Partners(interfering(own, transition), senders.number(consumedHere(transition)));
      canFire[place] = facts.canFire(local).contains(transition.regular());
      enabledLocally[place] = enabledLocally(own, transition);
      BitSet accepted = new BitSet();
      facts.consumes(local, transition.regular()).stream().forEach(accepted::set);
      accepted.stream().forEach(letter -> addConsumer(letter, transition));
      consumes[place] = accepted;
    }
  }

  private long[] enabledLocally(List<ProtocolTransition> own, ProtocolTransition transition) {
    long[] set = sets.none();
    for (ProtocolTransition other : own) {
      if (!other.crashing()
          && independence.canEnable(local, other.regular(), transition.regular())) {
        TransitionSet.add(set, other.number());
      }
    }
    return set;
  }

  private void addConsumer(int letter, ProtocolTransition transition) {
    int own = letter - graph.firstLetter();
    if (consumers[own] == null) {
      consumers[own] = sets.none();
    }
    TransitionSet.add(consumers[own], transition.number());
  }

  /** Whether the transition may consume this letter of the process from here on. */
  boolean mayConsume(ProtocolTransition transition, int letter) {
    return letter < consumers.length
        && consumers[letter] != null
        && TransitionSet.contains(consumers[letter], transition.number());
  }

  /**
   * While only independent transitions of the process are taken, it keeps its choices of letters
   * for this one: only those it has right here matter.
   */
  private BitSet consumedHere(ProtocolTransition transition) {
    BitSet letters = new BitSet();
    for (LocalStep step : graph.steps(local)) {
      if (step.transition() == transition.regular()) {
        step.consumed().forEach(letters::set);
      }
    }
    return letters;
  }

  private long[] interfering(List<ProtocolTransition> own, ProtocolTransition transition) {
    long[] set = sets.sharingState(transition);
    for (ProtocolTransition other : own) {
      if (other.number() != transition.number() && isDependent(other, transition)) {
        TransitionSet.add(set, other.number());
      }
    }
    return set;
  }

  /** A crash ends everything, so it depends on all other steps of its process. */
  private boolean isDependent(ProtocolTransition one, ProtocolTransition other) {
    return one.crashing()
        || other.crashing()
        || !independence.independent(local, one.regular(), other.regular());
  }
}
