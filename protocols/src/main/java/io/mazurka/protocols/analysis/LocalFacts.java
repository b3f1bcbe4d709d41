package io.mazurka.protocols.analysis;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * What one process can still do from each of its local states. Every fact speaks of the local state
 * it is asked for and of all that can be reached from there; transitions and letters are numbers of
 * the whole protocol.
 */
public final class LocalFacts {

  private final LocalGraph graph;
  private final OwnTransitions own;
  private final NumberSet[] fireable;
  private final NumberSet[] fireableNow;
  private final NumberSet[] consumable;
  private final NumberSet[] sendable;

  /** By place of the transition, then by node. */
  private final NumberSet[][] consumes;

  private final NumberSet[][] sends;
  private final NumberSet[][] enablers;

  LocalFacts(LocalGraph graph, OwnTransitions own) {
    this.graph = graph;
    this.own = own;
    Onwards onwards = new Onwards(graph.successors(graph.steps()));
    BitSet[] firing = collect((step, set) -> set.set(step.transition()));
    this.fireableNow = Arrays.stream(firing).map(NumberSet::of).toArray(NumberSet[]::new);
    this.fireable = onwards.unions(firing);
    this.consumable = onwards.unions(collect((step, set) -> step.consumed().forEach(set::set)));
    this.sendable = onwards.unions(collect((step, set) -> step.sent().forEach(set::set)));
    this.consumes = new NumberSet[own.size()][];
    this.sends = new NumberSet[own.size()][];
    this.enablers = new NumberSet[own.size()][];
    for (int place = 0; place < own.size(); place++) {
      int transition = own.transition(place);
      consumes[place] = onwards.unions(collect(only(transition, LocalStep::consumed)));
      sends[place] = onwards.unions(collect(only(transition, LocalStep::sent)));
      enablers[place] = enablers(transition);
    }
  }

  private static BiConsumer<LocalStep, BitSet> only(
      int transition, Function<LocalStep, List<Integer>> letters) {
    return (step, set) -> {
      if (step.transition() == transition) {
        letters.apply(step).forEach(set::set);
      }
    };
  }

  private NumberSet[] enablers(int transition) {
    BitSet[] found =
        collect(
            (step, set) -> {
              if (step.from() != step.to()
                  && fireable[graph.node(step.to())].contains(transition)) {
                set.set(step.transition());
              }
            });
    return Arrays.stream(found).map(NumberSet::of).toArray(NumberSet[]::new);
  }

  private BitSet[] collect(BiConsumer<LocalStep, BitSet> fact) {
    BitSet[] sets = new BitSet[graph.size()];
    for (int node = 0; node < sets.length; node++) {
      BitSet set = new BitSet();
      graph.stepsOf(node).forEach(step -> fact.accept(step, set));
      sets[node] = set;
    }
    return sets;
  }

  /** The transitions that have a step here, with some letters of the pool. */
  public NumberSet canFire(int local) {
    return fireableNow[graph.node(local)];
  }

  /** The transitions that have a step here or in a local state reachable from here. */
  public NumberSet canStillFire(int local) {
    return fireable[graph.node(local)];
  }

  /** The letters that the transition can consume from here on. */
  public NumberSet consumes(int local, int transition) {
    return at(consumes, local, transition);
  }

  /** The letters that the transition can send from here on. */
  public NumberSet sends(int local, int transition) {
    return at(sends, local, transition);
  }

  /** The letters that the process can consume from here on; all others in its inbox are dead. */
  public NumberSet canStillConsume(int local) {
    return consumable[graph.node(local)];
  }

  /** The letters that the process can send from here on. */
  public NumberSet canStillSend(int local) {
    return sendable[graph.node(local)];
  }

  /**
   * The process's transitions with a step from here to another local state from which the given one
   * can still fire. Where the given one {@linkplain #canFire cannot fire} whatever is waiting, one
   * of these must come before it.
   */
  public NumberSet enablers(int local, int transition) {
    return at(enablers, local, transition);
  }

  private NumberSet at(NumberSet[][] table, int local, int transition) {
    int node = graph.node(local);
    int place = own.place(transition);
    return place < 0 ? NumberSet.none() : table[place][node];
  }
}
