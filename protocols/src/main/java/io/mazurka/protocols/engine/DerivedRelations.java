package io.mazurka.protocols.engine;

import io.mazurka.lpor.TransitionSet;
import io.mazurka.protocols.analysis.LocalAnalysis;
import io.mazurka.protocols.analysis.LocalFacts;
import io.mazurka.protocols.analysis.LocalGraph;
import io.mazurka.protocols.analysis.LocalIndependence;
import io.mazurka.protocols.analysis.LocalStep;
import io.mazurka.protocols.analysis.NumberSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
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
    Local local =
        new Local(
            process,
            view.local(),
            analysis.graphs().get(process.process().index()),
            analysis.facts(process.process().index()),
            independence.get(process.process().index()));
    int[] pending = Arrays.stream(view.pending()).sorted().distinct().toArray();
    return new ViewRelations(
        view.crashed() ? sets.none() : sets.all(t -> own.contains(t) && local.canStillFire(t)),
        own.stream().map(t -> interfering(local, t)).toArray(long[][]::new),
        own.stream().map(t -> enabling(local, pending, t)).toArray(long[][][]::new),
        sets.sent(process, number, own),
        pending,
        Arrays.stream(pending)
            .mapToObj(letter -> sets.all(t -> own.contains(t) && local.mayConsume(t, letter)))
            .toArray(long[][]::new));
  }

  /** A process in a local state, with what is known of it from there on. */
  private record Local(
      ProcessComponent process,
      int local,
      LocalGraph graph,
      LocalFacts facts,
      LocalIndependence independence) {

    boolean isOwn(ProtocolTransition transition) {
      return transition.process().equals(process.process());
    }

    /** Whether two transitions of this process, or one of it and a crash, depend on each other. */
    boolean dependent(ProtocolTransition one, ProtocolTransition other) {
      return isOwn(one)
          && (one.crashing()
              || other.crashing()
              || !independence.independent(local, one.regular(), other.regular()));
    }

    /** Whether a transition of this process can add to what another one may consume. */
    boolean canEnable(ProtocolTransition one, ProtocolTransition other) {
      return isOwn(one)
          && !one.crashing()
          && independence.canEnable(local, one.regular(), other.regular());
    }

    boolean canStillFire(ProtocolTransition transition) {
      return facts.canStillFire(local).contains(transition.regular());
    }

    boolean canFire(ProtocolTransition transition) {
      return facts.canFire(local).contains(transition.regular());
    }

    /** Whether the transition may consume a letter of this process from here on. */
    boolean mayConsume(ProtocolTransition transition, int letter) {
      return consumes(transition).contains(graph.firstLetter() + letter);
    }

    NumberSet consumes(ProtocolTransition transition) {
      return facts.consumes(local, transition.regular());
    }

    /** The letters that the transition may consume right here. */
    BitSet consumesNow(ProtocolTransition transition) {
      BitSet letters = new BitSet();
      for (LocalStep step : graph.steps(local)) {
        if (step.transition() == transition.regular()) {
          step.consumed().forEach(letters::set);
        }
      }
      return letters;
    }
  }

  /**
   * While only independent transitions of the process are taken, it keeps its choices of letters
   * for this one: only those it has right here matter.
   */
  private long[] interfering(Local local, ProtocolTransition transition) {
    long[] set =
        sets.all(
            other ->
                other.number() != transition.number()
                    && (local.dependent(other, transition) || sets.shareState(other, transition)));
    local.consumesNow(transition).stream()
        .forEach(letter -> TransitionSet.addAll(set, senders.get(letter)));
    return set;
  }

  /**
   * The necessary enabling sets of a transition that is disabled with these letters waiting. It
   * needs a choice of letters that it does not have here, or a letter that is not there.
   */
  private long[][] enabling(Local local, int[] pending, ProtocolTransition transition) {
    long[] locally = sets.all(other -> local.canEnable(other, transition));
    long[] remotely = sets.none();
    local.consumes(transition).stream()
        .forEach(letter -> TransitionSet.addAll(remotely, senders.get(letter)));
    List<long[]> found = new ArrayList<>();
    if (net) {
      if (!local.canFire(transition)) {
        found.add(locally);
      }
      found.addAll(missingMessages(local, pending, transition, remotely));
    }
    if (found.isEmpty()) {
      TransitionSet.addAll(locally, remotely);
      found.add(locally);
    }
    return found.toArray(long[][]::new);
  }

  private List<long[]> missingMessages(
      Local local, int[] pending, ProtocolTransition transition, long[] remotely) {
    List<ProcessInstance> missing =
        transition.senders().stream()
            .filter(
                sender ->
                    Arrays.stream(pending)
                        .noneMatch(
                            letter ->
                                local.process().letters().sender(letter) == sender.index()
                                    && local.mayConsume(transition, letter)))
            .toList();
    int present = transition.senders().size() - missing.size();
    int needed = Objects.requireNonNull(transition.step()).quorum() - present;
    return sets.senderSets(
        missing, needed, sender -> TransitionSet.contains(remotely, sender.number()));
  }
}
