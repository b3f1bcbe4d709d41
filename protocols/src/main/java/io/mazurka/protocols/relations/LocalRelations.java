package io.mazurka.protocols.relations;

import io.mazurka.lpor.TransitionSet;
import io.mazurka.protocols.analysis.LocalFacts;
import io.mazurka.protocols.analysis.LocalGraph;
import io.mazurka.protocols.analysis.LocalIndependence;
import io.mazurka.protocols.analysis.LocalStep;
import io.mazurka.protocols.analysis.NumberSet;
import io.mazurka.protocols.programs.ProtocolTransition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What the relations between transitions depend on in one local state of a process, whatever is in
 * its inbox, as far as the local graphs tell. Sets of transitions are words; the process's own
 * transitions are counted from its first. Immutable.
 */
final class LocalRelations {

  /** The transitions that the process may still take. */
  final RemainingTransitions remaining;

  /** Per own transition, what interferes with it while it is enabled, whatever is waiting. */
  private final RelatedTransitions[] interfering;

  /** Per own transition, what interferes with it depending on what is waiting, and where. */
  private final List<List<Rival>> rivals = new ArrayList<>();

  /** Per own transition, whether it has a step here with some letters. */
  final boolean[] canFire;

  /** Per own transition, those of the process that can add to what it may consume. */
  final long[][] enabledLocally;

  /** Per own transition, the letters that it may consume from here on. */
  final BitSet[] consumes;

  /** Per letter of the process, the transitions that may consume it from here on. */
  final long[][] takers;

  private final int local;
  private final LocalGraph graph;
  private final LocalIndependence independence;
  private final TransitionSets sets;
  private final @Nullable Consumers consumers;

  /**
   * @param invisible the transitions of the process that are invisible from here on
   * @param letters how many letters the process may receive
   * @param consumers who can consume what, if it is dropped when nobody can; else null
   */
  LocalRelations(
      int local,
      long[] invisible,
      LocalGraph graph,
      LocalFacts facts,
      LocalIndependence independence,
      List<ProtocolTransition> own,
      int letters,
      Senders senders,
      @Nullable Consumers consumers,
      TransitionSets sets) {
    this.local = local;
    this.graph = graph;
    this.independence = independence;
    this.sets = sets;
    this.interfering = new RelatedTransitions[own.size()];
    this.canFire = new boolean[own.size()];
    this.enabledLocally = new long[own.size()][];
    this.consumes = new BitSet[own.size()];
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
    boolean crash = one.crashing() || other.crashing();
    return crash
        || (consumers == null
            ? !independence.independent(local, one.regular(), other.regular())
            : !independence.wouldBeIndependent(local, one.regular(), other.regular()));
  }

  /**
   * What it means that a letter waits.
   *
   * @param itself the letter if it matters which one it is, else any number
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
   * What interferes with a transition while it is enabled and these letters are waiting. A rival
   * whose messages have not been sent yet matters only for what is consumed after that.
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
   * A transition on which another depends only as long as what they send may be consumed.
   *
   * @param consumes what it may consume from here on
   * @param differences the letters that make the difference
   * @param differencesLater those of them that do when its messages have yet to be sent
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
