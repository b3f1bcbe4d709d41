package io.mazurka.guarded.local;

import io.mazurka.guarded.local.CommandGraph.Edge;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import io.mazurka.kernel.reduction.Components;
import io.mazurka.kernel.reduction.StickyTransitions.Cycles;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Which commands can lie on a cycle of states. A cycle goes round in every local graph, and a
 * command that is part of it has an edge there in its own graph and in each that holds a variable
 * it writes. So edges between components are deleted, and all edges of a command that has none left
 * where it needs one, until nothing changes.
 *
 * @param program the program
 * @param graphs its local graphs
 */
public record CommandCycles(Program program, List<CommandGraph> graphs) implements Cycles {

  @Override
  public BitSet without(BitSet deleted) {
    BitSet left = new BitSet();
    left.set(0, program.commands().size());
    left.andNot(deleted);
    int before = -1;
    while (left.cardinality() != before) {
      before = left.cardinality();
      for (CommandGraph graph : graphs) {
        BitSet turning = turning(graph, left);
        program.commands().stream()
            .filter(command -> !turning.get(command.number()) && isKnown(command, graph))
            .forEach(command -> left.clear(command.number()));
      }
    }
    return left;
  }

  /** How many edges there are to look at. */
  public long work() {
    long work = 0;
    for (CommandGraph graph : graphs) {
      for (int local = 0; local < graph.size(); local++) {
        work += graph.edges(local).size();
      }
    }
    return work;
  }

  private static boolean isKnown(Command command, CommandGraph graph) {
    return command.process() == graph.process()
        || graph.index().variables().stream().anyMatch(command::writes);
  }

  /** The commands left that have an edge inside a component. */
  private static BitSet turning(CommandGraph graph, BitSet left) {
    int[][] successors = new int[graph.size()][];
    for (int local = 0; local < successors.length; local++) {
      List<Integer> targets = new ArrayList<>();
      for (Edge edge : graph.edges(local)) {
        if (left.get(edge.command())) {
          targets.add(edge.target());
        }
      }
      successors[local] = targets.stream().mapToInt(Integer::intValue).toArray();
    }
    int[] component = Components.of(successors);
    BitSet turning = new BitSet();
    for (int local = 0; local < successors.length; local++) {
      for (Edge edge : graph.edges(local)) {
        if (left.get(edge.command()) && component[local] == component[edge.target()]) {
          turning.set(edge.command());
        }
      }
    }
    return turning;
  }
}
