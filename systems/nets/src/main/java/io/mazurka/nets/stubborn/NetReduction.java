package io.mazurka.nets.stubborn;

import io.mazurka.kernel.property.PropertyClass;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.reduction.Reduction.Contract;
import io.mazurka.kernel.reduction.StickyTransitions;
import io.mazurka.kernel.reduction.StubbornReduction;
import io.mazurka.nets.engine.NetSystem;
import io.mazurka.nets.formula.StateCondition;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Local partial-order reduction of nets: stubborn sets from structural relations that keep all dead
 * markings and, for each goal, a path to it if there is one. Attractors keep the goals, without
 * visibility, so there is no cycle proviso. Temporal properties are kept by visibility; there
 * sticky transitions prevent that a cycle puts a transition off for ever.
 */
public final class NetReduction {

  private NetReduction() {}

  /**
   * A reduction that keeps the reachability of each of {@code goals}.
   *
   * @param choosePlaces whether a disabled transition waits for one missing place, not for all
   */
  public static Reduction of(NetSystem system, List<StateCondition> goals, boolean choosePlaces) {
    Structure structure = new Structure(system);
    ForcedGraph graph = new ForcedGraph(structure);
    return new StubbornReduction(
        description(choosePlaces),
        Contract.byAttraction(),
        system.transitions(),
        transition -> false,
        transition -> true,
        () -> new NetRelations(structure, graph, new Attractors(goals, structure), choosePlaces));
  }

  /**
   * A reduction that preserves temporal properties without next.
   *
   * @param branching whether they may be of branching time
   * @param visible the transitions that may change an atom of a property or another checked
   *     condition
   */
  public static Reduction ofTemporal(
      NetSystem system, boolean branching, IntPredicate visible, boolean choosePlaces) {
    Structure structure = new Structure(system);
    ForcedGraph graph = new ForcedGraph(structure);
    NetCycles cycles = new NetCycles(structure);
    BitSet free = new BitSet();
    IntStream.range(0, structure.transitions()).filter(visible).forEach(free::set);
    BitSet sticky = StickyTransitions.choose(free, cycles, cycles.work());
    Contract contract =
        branching ? Contract.forBranchingTime(false) : Contract.forLinearTime(false);
    return new StubbornReduction(
            description(choosePlaces),
            TokenWeights.bound(system.net()) ? contract.amongFinitelyMany() : contract,
            system.transitions(),
            free::get,
            transition -> true,
            () ->
                new NetRelations(
                    structure, graph, new Attractors(List.of(), structure), choosePlaces))
        .sticking(sticky::get);
  }

  /**
   * The published algorithm, which preserves properties of this class.
   *
   * @param visible the transitions that may change a checked condition
   * @param net whether necessary enabling transitions are used
   */
  public static Reduction published(
      NetSystem system, PropertyClass needed, IntPredicate visible, boolean net) {
    Structure structure = new Structure(system);
    BitSet free = new BitSet();
    IntStream.range(0, structure.transitions()).filter(visible).forEach(free::set);
    BitSet sticky = new BitSet();
    if (needed.compareTo(PropertyClass.INVARIANTS) > 0) {
      NetCycles cycles = new NetCycles(structure);
      sticky = StickyTransitions.choose(free, cycles, cycles.work());
    }
    Contract contract = Contract.byVisibility(needed, true);
    return new StubbornReduction(
            net ? "lpor as published" : "lpor as published, without necessary enabling transitions",
            TokenWeights.bound(system.net()) ? contract.amongFinitelyMany() : contract,
            system.transitions(),
            free::get,
            transition -> true,
            new PublishedNet(structure, net).relations())
        .sticking(sticky::get)
        .asPublished();
  }

  private static String description(boolean choosePlaces) {
    return choosePlaces ? "lpor" : "lpor without necessary enabling sets";
  }
}
