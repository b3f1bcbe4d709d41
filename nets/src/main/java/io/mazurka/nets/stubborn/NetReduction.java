package io.mazurka.nets.stubborn;

import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.reduction.Reduction.Contract;
import io.mazurka.kernel.reduction.StubbornReduction;
import io.mazurka.nets.engine.NetSystem;
import io.mazurka.nets.formula.StateCondition;
import java.util.List;

/**
 * Local partial-order reduction of nets: stubborn sets from structural relations that keep all dead
 * markings and, for each goal, a way to it if there is one. Goals are kept by their attractors, not
 * by visibility, so there is no cycle proviso.
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
        choosePlaces ? "lpor" : "lpor without necessary enabling sets",
        Contract.byAttraction(),
        structure.transitions(),
        transition -> false,
        transition -> true,
        () -> new NetRelations(structure, graph, new Attractors(goals, structure), choosePlaces));
  }
}
