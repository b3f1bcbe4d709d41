package io.mazurka.guarded.local;

import io.mazurka.guarded.program.Program;
import io.mazurka.kernel.reduction.StickyTransitions.Cycles;
import java.util.BitSet;
import java.util.List;

/**
 * Which commands can lie on a cycle of states. A cycle goes round in every local graph, and a
 * command that is part of it has an edge there in its own graph and in each that holds a variable
 * it writes. So edges between components are deleted, and all edges of a command that has none left
 * where it needs one, until nothing changes. Immutable.
 */
public final class CommandCycles implements Cycles {

  private final List<CycleGraph> graphs;

  /** The commands that can if none is deleted: others never can. */
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

  /** Those of some commands that can lie on a cycle of their steps alone. */
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

  /** How many edges there are to look at. */
  public long work() {
    return graphs.stream().mapToLong(CycleGraph::edges).sum();
  }
}
