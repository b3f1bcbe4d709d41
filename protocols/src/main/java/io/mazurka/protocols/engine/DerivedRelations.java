package io.mazurka.protocols.engine;

import io.mazurka.lpor.TransitionSet;
import io.mazurka.protocols.analysis.LocalAnalysis;
import io.mazurka.protocols.analysis.LocalGraph;
import io.mazurka.protocols.analysis.LocalIndependence;
import io.mazurka.protocols.analysis.LocalStep;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Relations from the local graphs of the processes: between single messages instead of types, and
 * conditional on the local state of each process.
 */
final class DerivedRelations implements RelationSource {

  private final LocalAnalysis analysis;
  private final TransitionNumbers transitions;
  private final TransitionSets sets;
  private final boolean net;

  /** Per process, which of its transitions interfere. */
  private final List<LocalIndependence> independence = new ArrayList<>();

  /** Per letter, the transitions that can send it. */
  private final List<long[]> senders = new ArrayList<>();

  /** Per process, its local states so far. */
  private final List<Map<Integer, LocalRelations>> known = new ArrayList<>();

  /**
   * @param analysis a complete analysis of the protocol
   * @param net whether a transition that waits for a message is enabled only by who sends it
   */
  DerivedRelations(
      LocalAnalysis analysis, TransitionNumbers transitions, TransitionSets sets, boolean net) {
    this.analysis = analysis;
    this.transitions = transitions;
    this.sets = sets;
    this.net = net;
    for (LocalGraph graph : analysis.graphs()) {
      independence.add(new LocalIndependence(analysis, graph.process()));
      known.add(new HashMap<>());
      for (int local : graph.locals()) {
        graph.steps(local).forEach(this::noteSenders);
      }
    }
  }

  private void noteSenders(LocalStep step) {
    for (int letter : step.sent()) {
      while (senders.size() <= letter) {
        senders.add(sets.none());
      }
      for (ProtocolTransition twin : transitions.twins(step.transition())) {
        TransitionSet.add(senders.get(letter), twin.number());
      }
    }
  }

  @Override
  public ViewRelations of(ProcessComponent process, int number) {
    View view = process.view(number);
    List<ProtocolTransition> own = sets.own(process.process());
    LocalRelations local =
        known
            .get(process.process().index())
            .computeIfAbsent(view.local(), key -> relations(process, view.local(), own));
    long[][][] enabling = new long[own.size()][][];
    for (int place = 0; place < enabling.length; place++) {
      enabling[place] = enabling(process, local, view.pending(), own.get(place), place);
    }
    return new ViewRelations(
        view.crashed() ? sets.none() : local.alive,
        local.interfering,
        enabling,
        sets.sent(process, number, own),
        TransitionSets.byLetter(view.pending(), letter -> local.consumers[letter]));
  }

  private LocalRelations relations(
      ProcessComponent process, int local, List<ProtocolTransition> own) {
    int index = process.process().index();
    return new LocalRelations(
        local,
        analysis.graphs().get(index),
        analysis.facts(index),
        independence.get(index),
        own,
        process.letters().size(),
        senders::get,
        sets);
  }

  /**
   * The necessary enabling sets of a transition that is disabled with these letters waiting. It
   * needs a choice of letters that it does not have here, or a letter that is not there.
   */
  private long[][] enabling(
      ProcessComponent process,
      LocalRelations local,
      int[] pending,
      ProtocolTransition transition,
      int place) {
    List<long[]> found = new ArrayList<>();
    if (net) {
      if (!local.canFire[place]) {
        found.add(local.enabledLocally[place]);
      }
      addMissingMessages(process, local, pending, transition, place, found);
    }
    if (found.isEmpty()) {
      long[] any = local.enabledLocally[place].clone();
      TransitionSet.addAll(any, local.enabledRemotely[place]);
      found.add(any);
    }
    return found.toArray(long[][]::new);
  }

  private void addMissingMessages(
      ProcessComponent process,
      LocalRelations local,
      int[] pending,
      ProtocolTransition transition,
      int place,
      List<long[]> found) {
    List<ProcessInstance> missing = new ArrayList<>(transition.senders());
    for (int letter : pending) {
      if (local.mayConsume(transition, letter)) {
        int sender = process.letters().sender(letter);
        missing.removeIf(other -> other.index() == sender);
      }
    }
    int present = transition.senders().size() - missing.size();
    int needed = Objects.requireNonNull(transition.step()).quorum() - present;
    long[] able = local.enabledRemotely[place];
    found.addAll(
        sets.senderSets(missing, needed, sender -> TransitionSet.contains(able, sender.number())));
  }
}
