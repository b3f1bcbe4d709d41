package io.mazurka.protocols.engine.analysis;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;

/**
 * What one process can still do from each of its local states. Every fact holds of the given local
 * state and of all local states reachable from it. Transitions and letters have the numbers of the
 * whole protocol.
 */
public final class LocalFacts {

  private final LocalGraph graph;
  private final OwnTransitions own;
  private final NumberSet[] fireable;
  private final NumberSet[] fireableNow;
  private final NumberSet[] consumable;
  private final NumberSet[] sendable;
  private final NumberSet sentAgain;

  /** By place of the transition, then by node. */
  private final NumberSet[][] consumes;

  private final NumberSet[][] sends;

  LocalFacts(LocalGraph graph, OwnTransitions own) {
    this.graph = graph;
    this.own = own;
    List<LocalStep> all = graph.steps();
    Onwards onwards = new Onwards(graph.successors(all));
    BitSet[] firing = collect(all, (step, set) -> set.set(step.transition()));
    this.fireableNow = fixed(firing);
    this.fireable = onwards.unions(firing);
    this.consumable = onwards.unions(collect(all, this::addConsumedOrWatched));
    this.sendable = onwards.unions(collect(all, LocalFacts::addSent));
    this.sentAgain = sentAgain(all);
    this.consumes = new NumberSet[own.size()][];
    this.sends = new NumberSet[own.size()][];
    Map<Integer, List<LocalStep>> steps =
        all.stream().collect(Collectors.groupingBy(LocalStep::transition));
    for (int place = 0; place < own.size(); place++) {
      List<LocalStep> some = steps.getOrDefault(own.transition(place), List.of());
      consumes[place] = onwards.unions(collect(some, LocalFacts::addConsumed));
      sends[place] = onwards.unions(collect(some, LocalFacts::addSent));
    }
  }

  private static void addConsumed(LocalStep step, BitSet letters) {
    step.consumed().forEach(letters::set);
  }

  private void addConsumedOrWatched(LocalStep step, BitSet letters) {
    addConsumed(step, letters);
    graph.watched(step.transition()).stream().forEach(letters::set);
  }

  private static void addSent(LocalStep step, BitSet letters) {
    step.sent().forEach(letters::set);
  }

  private NumberSet sentAgain(List<LocalStep> steps) {
    BitSet letters = new BitSet();
    for (LocalStep step : steps) {
      NumberSet later = canStillSend(step.to());
      step.sent().stream().filter(later::contains).forEach(letters::set);
    }
    return NumberSet.of(letters);
  }

  /** Per node, the union of what {@code fact} adds for the steps that start there. */
  private BitSet[] collect(List<LocalStep> steps, BiConsumer<LocalStep, BitSet> fact) {
    BitSet[] sets = emptySets();
    steps.forEach(step -> fact.accept(step, sets[graph.node(step.from())]));
    return sets;
  }

  private BitSet[] emptySets() {
    BitSet[] sets = new BitSet[graph.size()];
    Arrays.setAll(sets, node -> new BitSet());
    return sets;
  }

  private static NumberSet[] fixed(BitSet[] sets) {
    return Arrays.stream(sets).map(NumberSet::of).toArray(NumberSet[]::new);
  }

  /** The transitions that have a step here with some choice of letters. */
  public NumberSet canFire(int local) {
    return fireableNow[graph.node(local)];
  }

  /** The transitions that have a step here or in a local state reachable from here. */
  public NumberSet canStillFire(int local) {
    return fireable[graph.node(local)];
  }

  /** Whether user code fails in a step of the transition. */
  public boolean canFail(int transition) {
    return graph.canFail()
        && graph.steps().stream().anyMatch(step -> step.fails() && step.transition() == transition);
  }

  /** The letters that the transition can consume from here on. */
  public NumberSet consumes(int local, int transition) {
    return at(consumes, local, transition);
  }

  /** The letters that the transition can send from here on. */
  public NumberSet sends(int local, int transition) {
    return at(sends, local, transition);
  }

  /**
   * The letters that the process can consume from here on, or that can keep it from a step; all
   * others in its inbox are dead.
   */
  public NumberSet canStillConsume(int local) {
    return consumable[graph.node(local)];
  }

  /** The letters that the process can send from here on. */
  public NumberSet canStillSend(int local) {
    return sendable[graph.node(local)];
  }

  /** The letters that the process may send more than once. */
  public NumberSet canSendAgain() {
    return sentAgain;
  }

  private NumberSet at(NumberSet[][] table, int local, int transition) {
    int node = graph.node(local);
    int place = own.place(transition);
    return place < 0 ? NumberSet.none() : table[place][node];
  }
}
