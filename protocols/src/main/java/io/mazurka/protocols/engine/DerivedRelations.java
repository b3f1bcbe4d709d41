package io.mazurka.protocols.engine;

import io.mazurka.protocols.analysis.LocalAnalysis;
import io.mazurka.protocols.analysis.LocalGraph;
import io.mazurka.protocols.analysis.LocalIndependence;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Relations from the local graphs of the processes: between single messages instead of types, and
 * conditional on the local state of each process.
 */
final class DerivedRelations implements RelationSource {

  private final LocalAnalysis analysis;
  private final TransitionSets sets;
  private final Visibility visibility;
  private final Senders senders;
  private final @Nullable Consumers consumers;
  private final boolean net;

  /** Per process, which of its transitions interfere. */
  private final List<LocalIndependence> independence = new ArrayList<>();

  /** Per process, its local states so far. */
  private final List<Map<Integer, LocalRelations>> known = new ArrayList<>();

  /**
   * @param analysis a complete analysis of the protocol
   * @param senders who can send what, according to the same analysis
   * @param consumers who can consume what, if dead messages are dropped; else null
   * @param net whether a transition that waits for a message is enabled only by who sends it
   */
  DerivedRelations(
      LocalAnalysis analysis,
      TransitionSets sets,
      Visibility visibility,
      Senders senders,
      @Nullable Consumers consumers,
      boolean net) {
    this.analysis = analysis;
    this.sets = sets;
    this.visibility = visibility;
    this.senders = senders;
    this.consumers = consumers;
    this.net = net;
    for (LocalGraph graph : analysis.graphs()) {
      independence.add(new LocalIndependence(analysis, graph.process()));
      known.add(new HashMap<>());
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
    Partners[] interfering = new Partners[own.size()];
    List<List<Partners>> enabling = new ArrayList<>();
    for (int place = 0; place < own.size(); place++) {
      interfering[place] = local.interfering(place, view.pending());
      enabling.add(enabling(process, local, view.pending(), own.get(place), place));
    }
    return new ViewRelations(
        view.crashed() ? ViewRelations.CRASHED : view.local(),
        view.crashed() ? sets.none() : local.alive,
        visibility.invisible(own, view.local(), independence.get(process.process().index()), sets),
        interfering,
        enabling,
        sets.sent(process, number, own),
        TransitionSets.byLetter(view.pending(), letter -> local.takers[letter]));
  }

  @Override
  public void addSenders(int letters, int[] locals, long[] set) {
    senders.addTo(letters, locals, set);
  }

  @Override
  public boolean mayBeConsumed(int letters, int[] locals) {
    return consumers == null || consumers.any(letters, locals);
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
        senders,
        consumers,
        sets);
  }

  /**
   * The necessary enabling sets of a transition that is disabled with these letters waiting. It
   * needs a choice of letters that it does not have here, or a letter that is not there.
   */
  private List<Partners> enabling(
      ProcessComponent process,
      LocalRelations local,
      int[] pending,
      ProtocolTransition transition,
      int place) {
    List<Partners> found = new ArrayList<>();
    if (net) {
      if (!local.canFire[place]) {
        found.add(new Partners(local.enabledLocally[place], Senders.NOBODY));
      }
      for (List<ProcessInstance> some : missing(process, local, pending, transition)) {
        BitSet letters = new BitSet();
        int first = analysis.graphs().get(process.process().index()).firstLetter();
        local.consumes[place].stream()
            .filter(letter -> isFrom(some, process.letters().sender(letter - first)))
            .forEach(letters::set);
        found.add(new Partners(sets.none(), senders.number(letters)));
      }
    }
    if (found.isEmpty()) {
      found.add(new Partners(local.enabledLocally[place], senders.number(local.consumes[place])));
    }
    return found;
  }

  private static boolean isFrom(List<ProcessInstance> some, int sender) {
    return some.stream().anyMatch(process -> process.index() == sender);
  }

  /** Sets of senders of which one must send before the transition has all its messages. */
  private static List<List<ProcessInstance>> missing(
      ProcessComponent process,
      LocalRelations local,
      int[] pending,
      ProtocolTransition transition) {
    List<ProcessInstance> missing = new ArrayList<>(transition.senders());
    for (int letter : pending) {
      if (local.mayConsume(transition, letter)) {
        int sender = process.letters().sender(letter);
        missing.removeIf(other -> other.index() == sender);
      }
    }
    int present = transition.senders().size() - missing.size();
    int needed = Objects.requireNonNull(transition.step()).quorum() - present;
    return TransitionSets.necessarySenders(missing, needed);
  }
}
