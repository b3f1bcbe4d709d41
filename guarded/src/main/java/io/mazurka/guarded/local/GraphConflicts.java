package io.mazurka.guarded.local;

import io.mazurka.guarded.local.LocalGraph.Edge;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Command;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The conflicts of a process's own commands in its local graph. Whether a command is enabled, and
 * what it assigns, depends only on variables in the graph of its own process, so that here it is
 * seen exactly what any other command does to it: it disables it, or changes what it assigns, or
 * assigns something else to the same variable.
 */
final class GraphConflicts {

  /** Hears of commands that disable others. */
  interface Disablings {
    void add(int disabler, int victim);
  }

  private final LocalGraph graph;
  private final List<Command> commands;
  private final Set<List<Integer>> disabled = new HashSet<>();

  /** By command and local state, those it conflicts with there. */
  private final Map<Integer, Map<Integer, Set<Integer>>> conflicts = new TreeMap<>();

  private final int[] before;
  private final int[] after;

  private GraphConflicts(LocalGraph graph, List<Command> commands) {
    this.graph = graph;
    this.commands = commands;
    int slots = 0;
    for (var variable : graph.index().variables()) {
      slots = Math.max(slots, variable.slot() + 1);
    }
    this.before = new int[slots];
    this.after = new int[slots];
  }

  static GraphConflicts of(LocalGraph graph, List<Command> commands) {
    GraphConflicts found = new GraphConflicts(graph, commands);
    for (int local = 0; local < graph.size(); local++) {
      found.compare(local);
    }
    return found;
  }

  private void compare(int local) {
    List<Edge> edges = graph.edges(local);
    for (Edge own : edges) {
      Command command = commands.get(own.command());
      if (command.process() != graph.process()) {
        continue;
      }
      for (Edge other : edges) {
        if (other.command() != own.command() && areInConflict(command, local, other)) {
          add(own.command(), local, other.command());
          add(other.command(), local, own.command());
        }
      }
    }
  }

  private void add(int command, int local, int partner) {
    conflicts
        .computeIfAbsent(command, key -> new TreeMap<>())
        .computeIfAbsent(local, key -> new HashSet<>())
        .add(partner);
  }

  private boolean areInConflict(Command own, int local, Edge other) {
    graph.write(local, before);
    graph.write(other.target(), after);
    if (!own.guard().holds(after)) {
      disabled.add(List.of(other.command(), own.number()));
      return true;
    }
    for (Assignment assignment : own.assignments()) {
      int value = assignment.value().value(before);
      boolean overwritten =
          commands.get(other.command()).writes(assignment.target())
              && value != after[assignment.target().slot()];
      if (overwritten || value != assignment.value().value(after)) {
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
    Predecessors predecessors = new Predecessors(graph);
    conflicts.forEach(
        (command, states) ->
            zones.add(new Zone(command, graph, predecessors.spread(command, states))));
    return zones;
  }
}
