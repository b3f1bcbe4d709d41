package io.mazurka.guarded.reduction;

import io.mazurka.guarded.expression.Condition;
import io.mazurka.guarded.local.LocalGraph;
import io.mazurka.guarded.local.LocalGraph.Edge;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import io.mazurka.lpor.TransitionSet;
import java.util.Arrays;
import java.util.List;

/**
 * What can enable a command, from the local graph of its process: of each part of its guard, the
 * commands that can make it true. Where the part is false, they are a necessary enabling set.
 */
public final class GuardEnabling implements Enabling {

  private final Condition[][] parts;
  private final long[][][] makers;

  public GuardEnabling(Program program, List<LocalGraph> graphs) {
    List<Command> commands = program.commands();
    this.parts = new Condition[commands.size()][];
    this.makers = new long[commands.size()][][];
    for (Command command : commands) {
      parts[command.number()] = command.guard().conjuncts().toArray(Condition[]::new);
      makers[command.number()] = new long[parts[command.number()].length][];
      for (int part = 0; part < parts[command.number()].length; part++) {
        makers[command.number()][part] = TransitionSet.empty(commands.size());
      }
    }
    for (LocalGraph graph : graphs) {
      new Makers(program, graph).add();
    }
  }

  @Override
  public int sets(int command) {
    return parts[command].length;
  }

  @Override
  public void add(int command, int index, int[] state, long[] set) {
    if (parts[command][index].holds(state)) {
      Arrays.fill(set, -1);
    } else {
      TransitionSet.addAll(set, makers[command][index]);
    }
  }

  /** Finds in one local graph what makes the guards of its process true. */
  private final class Makers {

    private final LocalGraph graph;
    private final List<Command> own;
    private final int[] before;
    private final int[] after;

    Makers(Program program, LocalGraph graph) {
      this.graph = graph;
      this.own = program.processes().get(graph.process()).commands();
      this.before = program.initialState();
      this.after = program.initialState();
    }

    void add() {
      for (int local = 0; local < graph.size(); local++) {
        graph.write(local, before);
        for (Edge edge : graph.edges(local)) {
          graph.write(edge.target(), after);
          own.forEach(command -> add(command, edge.command()));
        }
      }
    }

    private void add(Command command, int maker) {
      Condition[] guard = parts[command.number()];
      for (int part = 0; part < guard.length; part++) {
        if (!guard[part].holds(before) && guard[part].holds(after)) {
          TransitionSet.add(makers[command.number()][part], maker);
        }
      }
    }
  }
}
