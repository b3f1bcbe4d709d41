package io.mazurka.guarded.local;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.engine.ProgramCondition.Visibility;
import io.mazurka.guarded.local.CommandGraph.Edge;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import java.util.BitSet;
import java.util.List;
import java.util.Set;

/**
 * Finds the commands that can change the truth of a condition. If all variables of a part lie in
 * one local graph, the commands are those that change the part in the graph; there are none if the
 * part holds in all its states. For other parts, and for parts that may have no value in some local
 * state, every command that writes one of their variables is visible.
 *
 * @param program the program
 * @param graphs its local graphs, or none
 */
public record LocalVisibility(Program program, List<CommandGraph> graphs) implements Visibility {

  @Override
  public BitSet visible(BooleanExpression condition) {
    BitSet visible = new BitSet();
    for (BooleanExpression part : condition.conjuncts()) {
      Set<StateVariable> reads = part.reads();
      graphs.stream()
          .filter(graph -> part.isTotal() && graph.index().variables().containsAll(reads))
          .findFirst()
          .ifPresentOrElse(
              graph -> addChanging(part, graph, visible), () -> addWriting(reads, visible));
    }
    return visible;
  }

  private void addWriting(Set<StateVariable> reads, BitSet visible) {
    for (Command command : program.commands()) {
      if (command.writes().stream().anyMatch(reads::contains)) {
        visible.set(command.number());
      }
    }
  }

  private void addChanging(BooleanExpression part, CommandGraph graph, BitSet visible) {
    int[] before = program.initialState();
    int[] after = program.initialState();
    for (int local = 0; local < graph.size(); local++) {
      graph.write(local, before);
      for (Edge edge : graph.edges(local)) {
        graph.write(edge.target(), after);
        if (part.holds(before) != part.holds(after)) {
          visible.set(edge.command());
        }
      }
    }
  }
}
