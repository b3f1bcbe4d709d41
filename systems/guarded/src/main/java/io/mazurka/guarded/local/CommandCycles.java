package io.mazurka.guarded.local;

import io.mazurka.guarded.program.Program;
import io.mazurka.kernel.reduction.StickyTransitions.Cycles;
import java.util.BitSet;
import java.util.List;

/**
 * Finds the commands that can lie on a cycle of states. A cycle of states is also a cycle in every
 * local graph. A command on the cycle has an edge on it in the graph of its own process, and in
 * each graph that holds a variable it writes. So edges between strongly connected components are
 * deleted; and if a command has no edge left in one of these graphs, all its edges are deleted.
 * This is repeated until nothing changes. Immutable.
 */
public final class CommandCycles implements Cycles {

  private final List<CycleGraph> graphs;

  /** The commands that can lie on a cycle of all commands; no other command ever can. */
  private final BitSet turning;

  public CommandCycles(Program program, List<CommandGraph> graphs) {
    this.graphs = graphs.stream().map(graph -> new CycleGraph(program, graph)).toList();
    BitSet all = new BitSet();
    all.set(0, program.commands().size());
    this.turning = turning(all);
  }

  @Override
  public BitSet without(BitSet deleted) {
    BitSet left = (BitSet) turning.clone();
    left.andNot(deleted);
    return turning(left);
  }

  /** The commands of {@code some} that can lie on a cycle of steps of {@code some} only. */
  private BitSet turning(BitSet some) {
    BitSet left = (BitSet) some.clone();
    BitSet open = new BitSet();
    open.set(0, graphs.size());
    while (!open.isEmpty()) {
      int next = open.nextSetBit(0);
      open.clear(next);
      BitSet straight = graphs.get(next).straight(left);
      if (!straight.isEmpty()) {
        left.andNot(straight);
        for (int other = 0; other < graphs.size(); other++) {
          open.set(other, open.get(other) || graphs.get(other).concerns(straight));
        }
      }
    }
    return left;
  }

  /** The number of edges of all graphs. */
  public long work() {
    return graphs.stream().mapToLong(CycleGraph::edges).sum();
  }
}
