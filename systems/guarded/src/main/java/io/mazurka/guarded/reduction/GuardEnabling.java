package io.mazurka.guarded.reduction;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.guarded.local.CommandGraph;
import io.mazurka.guarded.local.CommandGraph.Edge;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import io.mazurka.lpor.TransitionSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * The commands that can enable a command, from the local graph of its process. For each part of its
 * guard there is the set of commands that can make the part true. If the part is false, this is a
 * necessary enabling set.
 */
public final class GuardEnabling implements Enabling {

  private final BooleanExpression[][] parts;
  private final long[][][] makers;

  public GuardEnabling(Program program, List<CommandGraph> graphs) {
    List<Command> commands = program.commands();
    this.parts = new BooleanExpression[commands.size()][];
    this.makers = new long[commands.size()][][];
    for (Command command : commands) {
      parts[command.number()] = command.guard().conjuncts().toArray(BooleanExpression[]::new);
      makers[command.number()] = new long[parts[command.number()].length][];
      for (int part = 0; part < parts[command.number()].length; part++) {
        makers[command.number()][part] = TransitionSet.empty(commands.size());
      }
    }
    for (CommandGraph graph : graphs) {
      addMakers(program, graph);
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

  /** Finds in one local graph the commands that make parts of its process's guards true. */
  private void addMakers(Program program, CommandGraph graph) {
    List<Command> own = program.processes().get(graph.process()).commands();
    int[] state = program.initialState();
    List<BitSet> truths = new ArrayList<>();
    for (int local = 0; local < graph.size(); local++) {
      graph.write(local, state);
      truths.add(truth(own, state));
    }
    for (int local = 0; local < graph.size(); local++) {
      for (Edge edge : graph.edges(local)) {
        BitSet made = (BitSet) truths.get(edge.target()).clone();
        made.andNot(truths.get(local));
        addMaker(edge.command(), made, own);
      }
    }
  }

  /** The truth of the parts of the guards, one bit each. */
  private BitSet truth(List<Command> own, int[] state) {
    BitSet truth = new BitSet();
    int bit = 0;
    for (Command command : own) {
      for (BooleanExpression part : parts[command.number()]) {
        truth.set(bit++, part.holds(state));
      }
    }
    return truth;
  }

  private void addMaker(int maker, BitSet made, List<Command> own) {
    int bit = 0;
    for (Command command : made.isEmpty() ? List.<Command>of() : own) {
      for (long[] set : makers[command.number()]) {
        if (made.get(bit++)) {
          TransitionSet.add(set, maker);
        }
      }
    }
  }
}
