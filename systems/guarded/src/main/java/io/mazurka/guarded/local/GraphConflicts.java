package io.mazurka.guarded.local;

import io.mazurka.expressions.tree.Constant;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.local.CommandGraph.Edge;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Command;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The conflicts of a process's own commands in its local graph. Whether a command is enabled, and
 * what it assigns, depends only on variables in the graph of its own process, so this graph shows
 * exactly how any other command can conflict with it: the other command disables it, changes the
 * values that it assigns, or assigns another value to the same variable.
 */
final class GraphConflicts {

  /** Collects pairs of commands of which the first disables the second. */
  interface Disablings {
    void add(int disabler, int victim);
  }

  private final CommandGraph graph;
  private final List<Command> commands;
  private final Set<List<Integer>> disabled = new HashSet<>();

  /** By command and local state, the commands with which it conflicts there. */
  private final Map<Integer, Map<Integer, BitSet>> conflicts = new TreeMap<>();

  /** By local state, the commands of the process that are enabled there. */
  private final List<BitSet> enabled = new ArrayList<>();

  private final int[] before;
  private final int[] after;

  private GraphConflicts(CommandGraph graph, List<Command> commands) {
    this.graph = graph;
    this.commands = commands;
    for (int local = 0; local < graph.size(); local++) {
      BitSet here = new BitSet();
      graph.edges(local).stream().filter(this::isOwn).forEach(edge -> here.set(edge.command()));
      enabled.add(here);
    }
    int slots = 0;
    for (StateVariable variable : graph.index().variables()) {
      slots = Math.max(slots, variable.slot() + 1);
    }
    this.before = new int[slots];
    this.after = new int[slots];
  }

  static GraphConflicts of(CommandGraph graph, List<Command> commands) {
    GraphConflicts found = new GraphConflicts(graph, commands);
    for (int local = 0; local < graph.size(); local++) {
      found.compare(local);
    }
    return found;
  }

  private void compare(int local) {
    List<Edge> edges = graph.edges(local);
    for (Edge own : edges) {
      if (!isOwn(own)) {
        continue;
      }
      for (Edge other : edges) {
        if (other.command() != own.command()
            && areInConflict(commands.get(own.command()), local, other)) {
          add(own.command(), local, other.command());
          add(other.command(), local, own.command());
        }
      }
    }
  }

  private boolean isOwn(Edge edge) {
    return commands.get(edge.command()).process() == graph.process();
  }

  private void add(int command, int local, int partner) {
    conflicts
        .computeIfAbsent(command, key -> new TreeMap<>())
        .computeIfAbsent(local, key -> new BitSet())
        .set(partner);
  }

  private boolean areInConflict(Command own, int local, Edge other) {
    if (!enabled.get(other.target()).get(own.number())) {
      disabled.add(List.of(other.command(), own.number()));
      return true;
    }
    Command writer = commands.get(other.command());
    for (Assignment assignment : own.assignments()) {
      boolean shared = writer.writes(assignment.target());
      if (!shared && assignment.value() instanceof Constant) {
        continue;
      }
      graph.write(local, before);
      graph.write(other.target(), after);
      int value = assignment.stored(before);
      if (value != assignment.stored(after)
          || (shared && value != after[assignment.target().slot()])) {
        return true;
      }
    }
    return false;
  }

  void disablings(Disablings listener) {
    disabled.forEach(pair -> listener.add(pair.get(0), pair.get(1)));
  }

  /** The zone of each command that has a conflict in this graph. */
  List<Zone> zones() {
    List<Zone> zones = new ArrayList<>();
    ConflictPredecessors predecessors = new ConflictPredecessors(graph);
    conflicts.forEach(
        (command, states) ->
            zones.add(new Zone(command, graph, predecessors.spread(command, states))));
    return zones;
  }
}
