package io.mazurka.guarded.local;

import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.local.CommandGraph.Edge;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import io.mazurka.kernel.trace.picture.DrawnGraph;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.function.Function;

/** Turns the local graphs of a program into graphs with labels, for drawing. */
public final class CommandGraphTexts {

  private final Program program;
  private final List<Command> commands;
  private final int[] state;

  private CommandGraphTexts(Program program) {
    this.program = program;
    this.commands = program.commands();
    this.state = program.initialState();
  }

  /** The labelled graph of each process; Boolean variables are listed only if they are true. */
  public static List<DrawnGraph> of(Program program, List<CommandGraph> graphs) {
    return of(program, graphs, graph -> local -> values(graph.index().variables(), local));
  }

  /**
   * The labelled graph of each process, with other texts of local states.
   *
   * @param words for a graph, the text of a local state, which is given as a state of the program
   *     of which only the variables of the graph count
   */
  public static List<DrawnGraph> of(
      Program program,
      List<CommandGraph> graphs,
      Function<CommandGraph, Function<int[], String>> words) {
    CommandGraphTexts texts = new CommandGraphTexts(program);
    return graphs.stream().map(graph -> texts.graph(graph, words.apply(graph))).toList();
  }

  private DrawnGraph graph(CommandGraph graph, Function<int[], String> words) {
    List<String> nodes = new ArrayList<>();
    List<DrawnGraph.Edge> edges = new ArrayList<>();
    for (int local = 0; local < graph.size(); local++) {
      graph.write(local, state);
      nodes.add(words.apply(state));
      for (Edge edge : graph.edges(local)) {
        edges.add(edge(graph, local, edge));
      }
    }
    List<Integer> initial =
        program.initial().states().stream().map(graph::find).distinct().sorted().toList();
    return new DrawnGraph(program.processes().get(graph.process()).name(), nodes, initial, edges);
  }

  private static String values(List<StateVariable> variables, int[] state) {
    StringJoiner text = new StringJoiner(" ").setEmptyValue("-");
    for (StateVariable variable : variables) {
      if (!variable.isBoolean()) {
        text.add(variable.text(state));
      } else if (state[variable.slot()] == 1) {
        text.add(variable.name());
      }
    }
    return text.toString();
  }

  /** A command of the process itself has its name as label; another's process is told as well. */
  private DrawnGraph.Edge edge(CommandGraph graph, int local, Edge edge) {
    Command command = commands.get(edge.command());
    boolean own = command.process() == graph.process();
    return new DrawnGraph.Edge(
        local,
        edge.target(),
        command.name(),
        own ? "" : "by " + program.processes().get(command.process()).name());
  }
}
