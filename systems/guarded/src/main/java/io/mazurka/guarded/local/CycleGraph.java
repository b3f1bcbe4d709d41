package io.mazurka.guarded.local;

import io.mazurka.guarded.local.CommandGraph.Edge;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import io.mazurka.kernel.reduction.Components;
import java.util.BitSet;

/**
 * A local graph as arrays, to find out fast and often which commands lie on its cycles when some
 * commands are deleted. Immutable.
 */
final class CycleGraph {

  /** Per state, the place of its first edge; the last entry is the number of edges. */
  private final int[] starts;

  private final int[] commands;
  private final int[] targets;

  /** The commands that follow an edge of this graph whenever they are executed. */
  private final BitSet bound = new BitSet();

  CycleGraph(Program program, CommandGraph graph) {
    this.starts = new int[graph.size() + 1];
    for (int local = 0; local < graph.size(); local++) {
      starts[local + 1] = starts[local] + graph.edges(local).size();
    }
    this.commands = new int[edges()];
    this.targets = new int[edges()];
    int place = 0;
    for (int local = 0; local < graph.size(); local++) {
      for (Edge edge : graph.edges(local)) {
        commands[place] = edge.command();
        targets[place++] = edge.target();
      }
    }
    for (Command command : program.commands()) {
      boolean own = command.process() == graph.process();
      bound.set(
          command.number(), own || graph.index().variables().stream().anyMatch(command::writes));
    }
  }

  int edges() {
    return starts[starts.length - 1];
  }

  /** Whether one of {@code some} follows an edge of this graph whenever it is executed. */
  boolean concerns(BitSet some) {
    return bound.intersects(some);
  }

  /**
   * The commands of {@code left} that must follow an edge of this graph, but have none on a cycle.
   */
  BitSet straight(BitSet left) {
    int[] leftStarts = new int[starts.length];
    int[] leftTargets = new int[targets.length];
    int count = 0;
    for (int local = 0; local < starts.length - 1; local++) {
      for (int edge = starts[local]; edge < starts[local + 1]; edge++) {
        leftTargets[count] = targets[edge];
        count += left.get(commands[edge]) ? 1 : 0;
      }
      leftStarts[local + 1] = count;
    }
    int[] component = Components.of(leftStarts, leftTargets);
    BitSet straight = (BitSet) left.clone();
    straight.and(bound);
    for (int local = 0; local < starts.length - 1; local++) {
      for (int edge = starts[local]; edge < starts[local + 1]; edge++) {
        if (component[local] == component[targets[edge]]) {
          straight.clear(commands[edge]);
        }
      }
    }
    return straight;
  }
}
