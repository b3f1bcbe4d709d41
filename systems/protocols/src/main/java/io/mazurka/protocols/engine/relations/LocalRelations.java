package io.mazurka.protocols.engine.relations;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;

import io.mazurka.lpor.TransitionSet;
import io.mazurka.protocols.engine.analysis.LocalAnalysis;
import io.mazurka.protocols.engine.analysis.LocalFacts;
import io.mazurka.protocols.engine.analysis.LocalGraph;
import io.mazurka.protocols.engine.analysis.LocalIndependence;
import io.mazurka.protocols.engine.analysis.LocalStep;
import io.mazurka.protocols.engine.analysis.NumberSet;
import io.mazurka.protocols.engine.programs.ProtocolTransition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The parts of the relations between transitions that depend only on one local state of a process,
 * not on its inbox, as derived from the local graphs. Sets of transitions are bit sets in words;
 * the transitions of the process are counted from its first one. Immutable.
 */
final class LocalRelations {

  /** The transitions that the process may still take. */
  final RemainingTransitions remaining;

  /**
   * Per own transition, the transitions that interfere with it while it is enabled, whatever
   * letters wait.
   */
  private final RelatedTransitions[] interfering;

  /**
   * Per own transition, the transitions that interfere with it only while certain letters may be
   * consumed.
   */
  private final List<List<Rival>> rivals = new ArrayList<>();

  /** Per own transition, whether it has a step here with some choice of letters. */
  final boolean[] canFire;

  /** Per own transition, the transitions of the process that can add to its choices of letters. */
  final long[][] enabledLocally;

  /** Per own transition, the letters that it may consume from here on. */
  final BitSet[] consumes;

  /**
   * Per own transition, to whom it sends here and how many letters at most, as recipient, number
   * and so on; empty if channels are not bounded.
   */
  final int[][] filling;

  /** Per letter of the process, the transitions that may consume it from here on. */
  final long[][] takers;

  private final int local;
  private final LocalAnalysis analysis;
  private final LocalGraph graph;
  private final LocalIndependence independence;
  private final TransitionSets sets;
  private final @Nullable Consumers consumers;

  /**
   * @param invisible the transitions of the process that are invisible from here on
   * @param letters the number of letters that the process may receive
   * @param consumers tells who can consume which letters, if dead messages are dropped; else null
   */
  LocalRelations(
      int local,
      long[] invisible,
      LocalAnalysis analysis,
      int process,
      LocalIndependence independence,
      List<ProtocolTransition> own,
      int letters,
      Senders senders,
      @Nullable Consumers consumers,
      TransitionSets sets) {
    this.local = local;
    this.analysis = analysis;
    this.graph = analysis.graphs().get(process);
    LocalFacts facts = analysis.facts(process);
    this.independence = independence;
    this.sets = sets;
    this.interfering = new RelatedTransitions[own.size()];
    this.canFire = new boolean[own.size()];
    this.enabledLocally = new long[own.size()][];
    this.consumes = new BitSet[own.size()];
    this.filling = new int[own.size()][];
    this.takers = new long[letters][];
    this.consumers = consumers;
    long[] alive = sets.none();
    for (int place = 0; place < own.size(); place++) {
      ProtocolTransition transition = own.get(place);
      if (facts.canStillFire(local).contains(transition.regular())) {
        TransitionSet.add(alive, transition.number());
      }
      interfering[place] =
          new RelatedTransitions(
              interfering(own, transition), senders.number(consumedHere(transition)));
      rivals.add(rivals(own, transition, facts));
      canFire[place] = facts.canFire(local).contains(transition.regular());
      enabledLocally[place] = enabledLocally(own, transition);
      filling[place] = filling(transition);
      BitSet accepted = new BitSet();
      facts.consumes(local, transition.regular()).stream().forEach(accepted::set);
      accepted.stream().forEach(letter -> addConsumer(letter, transition));
      consumes[place] = accepted;
    }
    this.remaining = new RemainingTransitions(local, alive, invisible);
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

  private int[] filling(ProtocolTransition transition) {
    if (!analysis.background().isBounded()) {
      return new int[0];
    }
    SortedMap<Integer, Long> most = new TreeMap<>();
    for (LocalStep step : graph.steps(local)) {
      if (step.transition() == transition.regular()) {
        step.sent().stream()
            .collect(groupingBy(analysis.background().meaning()::recipient, counting()))
            .forEach((recipient, count) -> most.merge(recipient, count, Math::max));
      }
    }
    return most.entrySet().stream()
        .flatMapToInt(entry -> IntStream.of(entry.getKey(), entry.getValue().intValue()))
        .toArray();
  }

  private void addConsumer(int letter, ProtocolTransition transition) {
    int own = letter - graph.firstLetter();
    if (takers[own] == null) {
      takers[own] = sets.none();
    }
    TransitionSet.add(takers[own], transition.number());
  }

  /** Whether the transition may consume this letter of the process from here on. */
  boolean mayConsume(ProtocolTransition transition, int letter) {
    return letter < takers.length
        && takers[letter] != null
        && TransitionSet.contains(takers[letter], transition.number());
  }

  /**
   * The letters that the transition can consume in this local state, or that can keep it from a
   * step. Later local states do not matter: independent transitions of the process keep the choices
   * of this one.
   */
  private BitSet consumedHere(ProtocolTransition transition) {
    BitSet letters = new BitSet();
    for (LocalStep step : graph.steps(local)) {
      if (step.transition() == transition.regular()) {
        step.consumed().forEach(letters::set);
        graph.watched(step.transition()).stream().forEach(letters::set);
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
    for (ProtocolTransition sweeper : sets.sweepers()) {
      if (transition.maySendTo(sweeper) && sendsTo(transition, sweeper)) {
        TransitionSet.add(set, sweeper.number());
      }
    }
    return set;
  }

  /**
   * Whether the transition can send, in this local state, a letter that a transition which takes
   * everything would take.
   */
  private boolean sendsTo(ProtocolTransition transition, ProtocolTransition sweeper) {
    int recipient = sweeper.process().index();
    NumberSet watched = analysis.graphs().get(recipient).watched(sweeper.regular());
    return !analysis.knows(recipient)
        || graph.steps(local).stream()
            .filter(step -> step.transition() == transition.regular())
            .anyMatch(step -> step.sent().stream().anyMatch(watched::contains));
  }

  /** A crash ends the process, so it depends on all other steps of the process. */
  private boolean isDependent(ProtocolTransition one, ProtocolTransition other) {
    boolean crash = one.crashing() || other.crashing();
    return crash
        || (consumers == null
            ? !independence.independent(local, one.regular(), other.regular())
            : !independence.wouldBeIndependent(local, one.regular(), other.regular()));
  }

  /**
   * A value that is equal for two letters if it makes no difference which of them waits.
   *
   * @param itself the letter itself if it matters which one it is; else any fixed number
   */
  Object meaning(int letter, int sender, int itself) {
    BitSet awaited = new BitSet();
    int bit = 0;
    for (List<Rival> own : rivals) {
      for (Rival rival : own) {
        awaited.set(bit++, rival.consumes().get(graph.firstLetter() + letter));
      }
    }
    long[] consumers =
        letter < takers.length && takers[letter] != null ? takers[letter] : sets.none();
    return List.of(sender, BitSet.valueOf(consumers), awaited, itself);
  }

  /**
   * The transitions that interfere with a transition while it is enabled and these letters wait. A
   * rival whose messages have yet to be sent interferes only through letters that can still be
   * consumed after they are sent.
   */
  RelatedTransitions interfering(int place, int[] pending) {
    List<Rival> own = rivals.get(place);
    if (own.isEmpty()) {
      return interfering[place];
    }
    IntStream.Builder found = IntStream.builder();
    for (Rival rival : own) {
      boolean waiting =
          rival.consumes().isEmpty()
              || Arrays.stream(pending)
                  .anyMatch(letter -> rival.consumes().get(graph.firstLetter() + letter));
      NumberSet letters = waiting ? rival.differences() : rival.differencesLater();
      if (!letters.isEmpty()) {
        found.add(rival.transition()).add(Objects.requireNonNull(consumers).number(letters));
      }
    }
    return new RelatedTransitions(
        interfering[place].transitions(), interfering[place].letters(), found.build().toArray());
  }

  /**
   * A transition that interferes with another one only as long as certain letters may be consumed.
   *
   * @param consumes the letters that the rival may consume from here on
   * @param differences the letters in which the two orders differ
   * @param differencesLater the differences that remain if the messages of the rival have yet to be
   *     sent
   */
  private record Rival(
      int transition, BitSet consumes, NumberSet differences, NumberSet differencesLater) {}

  private List<Rival> rivals(
      List<ProtocolTransition> own, ProtocolTransition transition, LocalFacts facts) {
    List<Rival> found = new ArrayList<>();
    for (ProtocolTransition other : own) {
      if (consumers != null
          && other.number() != transition.number()
          && !isDependent(other, transition)) {
        NumberSet letters = independence.differences(local, transition.regular(), other.regular());
        if (!letters.isEmpty()) {
          BitSet consumed = new BitSet();
          facts.consumes(local, other.regular()).stream().forEach(consumed::set);
          found.add(
              new Rival(
                  other.number(), consumed, letters, consumers.consumedAfter(consumed, letters)));
        }
      }
    }
    return found;
  }
}
