package io.mazurka.guarded.local;

import io.mazurka.guarded.local.CommandGraph.Edge;
import io.mazurka.guarded.program.Program;
import io.mazurka.lpor.TransitionSet;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The dependence of commands as Zheng and Zhang print it: two commands depend on each other if in
 * some state of some local graph both have an edge and one takes the other's edge away, or the two
 * orders do not lead to the same states (section 3.3). A command waits in a local state from which
 * a state can be reached in which it depends on a partner there, through states in which one of the
 * two is enabled (condition 2', section 4.1). {@link CommandConflicts} is this program's own
 * version, which keeps the partner. Immutable.
 *
 * <p>As printed, a command waits in the states before the one where two commands depend on each
 * other, and not in that one, where condition 1 is thought to be enough. But a local graph may have
 * an edge of a command of another process that is disabled, because of a variable that is not in
 * the graph. So {@link #addPartnersHere} tells the partners there, enabled or not.
 */
public final class CommandDependence {

  /** Two commands, the smaller number first. */
  private record Pair(int one, int other) {}

  private final List<CommandGraph> graphs;
  private final List<BitSet> partners = new ArrayList<>();

  /** By graph and local state, the commands that wait there. */
  private final List<BitSet[]> waiting = new ArrayList<>();

  /** By graph and local state, the pairs that depend on each other there. */
  private final List<Map<Integer, List<Pair>>> here = new ArrayList<>();

  /** By graph and local state, the commands that have an edge there. */
  private final List<BitSet[]> enabled = new ArrayList<>();

  /** By command, the graph of its process. */
  private final int[] owners;

  private CommandDependence(Program program, List<CommandGraph> graphs) {
    this.graphs = List.copyOf(graphs);
    this.owners = new int[program.commands().size()];
    program.commands().forEach(command -> owners[command.number()] = command.process());
    for (int command = 0; command < owners.length; command++) {
      partners.add(new BitSet());
    }
    for (CommandGraph graph : graphs) {
      BitSet[] edges = enabled(graph);
      enabled.add(edges);
      Map<Pair, List<Integer>> dependences = dependences(graph, edges);
      Map<Integer, List<Pair>> byState = new HashMap<>();
      dependences.forEach(
          (pair, states) -> {
            partners.get(pair.one()).set(pair.other());
            partners.get(pair.other()).set(pair.one());
            states.forEach(
                local -> byState.computeIfAbsent(local, any -> new ArrayList<>()).add(pair));
          });
      here.add(byState);
      waiting.add(waiting(graph, edges, dependences));
    }
  }

  /** The dependence between the commands of a program, from its local graphs. */
  public static CommandDependence of(Program program, List<CommandGraph> graphs) {
    return new CommandDependence(program, graphs);
  }

  public List<CommandGraph> graphs() {
    return graphs;
  }

  /** The commands on which {@code command} depends in some local state. */
  public BitSet partners(int command) {
    return partners.get(command);
  }

  /** Whether {@code command} is enabled. */
  public boolean isEnabled(int command, LocalPositions positions) {
    int owner = owners[command];
    return enabled.get(owner)[positions.of(graphs.get(owner))].get(command);
  }

  /** Whether condition 2' keeps {@code command} out of ample sets. */
  public boolean waits(int command, LocalPositions positions) {
    for (int graph = 0; graph < graphs.size(); graph++) {
      if (waiting.get(graph)[positions.of(graphs.get(graph))].get(command)) {
        return true;
      }
    }
    return false;
  }

  /** Adds the commands on which {@code command} depends in the present local state of a process. */
  public void addPartnersHere(int command, LocalPositions positions, long[] set) {
    for (int graph = 0; graph < graphs.size(); graph++) {
      int local = positions.of(graphs.get(graph));
      for (Pair pair : here.get(graph).getOrDefault(local, List.of())) {
        if (pair.one() == command) {
          TransitionSet.add(set, pair.other());
        } else if (pair.other() == command) {
          TransitionSet.add(set, pair.one());
        }
      }
    }
  }

  private static BitSet[] enabled(CommandGraph graph) {
    BitSet[] enabled = new BitSet[graph.size()];
    for (int local = 0; local < enabled.length; local++) {
      enabled[local] = new BitSet();
      for (Edge edge : graph.edges(local)) {
        enabled[local].set(edge.command());
      }
    }
    return enabled;
  }

  /** The pairs that depend on each other in a graph, and the local states in which they do. */
  private static Map<Pair, List<Integer>> dependences(CommandGraph graph, BitSet[] enabled) {
    Map<Pair, List<Integer>> found = new HashMap<>();
    for (int local = 0; local < graph.size(); local++) {
      int[] here = enabled[local].stream().toArray();
      for (int one = 0; one < here.length; one++) {
        for (int other = one + 1; other < here.length; other++) {
          if (depend(graph, enabled, local, here[one], here[other])) {
            found
                .computeIfAbsent(new Pair(here[one], here[other]), any -> new ArrayList<>())
                .add(local);
          }
        }
      }
    }
    return found;
  }

  private static boolean depend(
      CommandGraph graph, BitSet[] enabled, int local, int one, int other) {
    Set<Integer> afterOne = targets(graph, local, one);
    Set<Integer> afterOther = targets(graph, local, other);
    return afterOne.stream().anyMatch(state -> !enabled[state].get(other))
        || afterOther.stream().anyMatch(state -> !enabled[state].get(one))
        || !targets(graph, afterOne, other).equals(targets(graph, afterOther, one));
  }

  private static Set<Integer> targets(CommandGraph graph, Set<Integer> states, int command) {
    Set<Integer> targets = new HashSet<>();
    states.forEach(state -> targets.addAll(targets(graph, state, command)));
    return targets;
  }

  private static Set<Integer> targets(CommandGraph graph, int local, int command) {
    Set<Integer> targets = new HashSet<>();
    for (Edge edge : graph.edges(local)) {
      if (edge.command() == command) {
        targets.add(edge.target());
      }
    }
    return targets;
  }

  private static BitSet[] waiting(
      CommandGraph graph, BitSet[] enabled, Map<Pair, List<Integer>> dependences) {
    List<Set<Integer>> sources = new ArrayList<>();
    BitSet[] waiting = new BitSet[graph.size()];
    for (int local = 0; local < waiting.length; local++) {
      sources.add(new HashSet<>());
      waiting[local] = new BitSet();
    }
    for (int local = 0; local < waiting.length; local++) {
      for (Edge edge : graph.edges(local)) {
        sources.get(edge.target()).add(local);
      }
    }
    dependences.forEach(
        (pair, states) -> {
          BitSet seen = new BitSet();
          Deque<Integer> open = new ArrayDeque<>(states);
          while (!open.isEmpty()) {
            for (int source : sources.get(open.remove())) {
              boolean one = enabled[source].get(pair.one());
              boolean other = enabled[source].get(pair.other());
              if ((one || other) && !seen.get(source)) {
                seen.set(source);
                open.add(source);
                waiting[source].set(pair.one(), one || waiting[source].get(pair.one()));
                waiting[source].set(pair.other(), other || waiting[source].get(pair.other()));
              }
            }
          }
        });
    return waiting;
  }
}
