package io.mazurka.guarded.local;

import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.engine.Index;
import io.mazurka.guarded.local.CommandGraph.Edge;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Participant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** A local graph under construction: states are added, and the constraints of neighbours. */
final class GraphDraft {

  /**
   * An effect of another process on the variables that it shares with this process: if they have
   * the values {@code before}, {@code command} can give them the values {@code after}. Each outcome
   * of a command is a constraint of its own.
   */
  record Constraint(int command, long before, long after) {}

  /** The variables shared with one neighbour, its constraints, and the states they apply to. */
  static final class Border {
    final Index shared;
    final Map<Long, List<Constraint>> constraints = new HashMap<>();
    final Map<Long, List<Integer>> states = new HashMap<>();

    Border(Index shared) {
      this.shared = shared;
    }
  }

  final int process;
  final List<Command> commands;
  final Index index;

  /** The borders, by the neighbour that can write variables of this process. */
  final Map<Integer, Border> borders = new LinkedHashMap<>();

  private final KeyNumbers numbers = new KeyNumbers();
  private final List<List<Edge>> edges = new ArrayList<>();

  GraphDraft(int process, Participant participant) {
    this.process = process;
    this.commands = participant.commands();
    this.index = Index.of(participant.variables());
  }

  /** Notes that {@code neighbour} can write variables of this process. */
  void addBorder(GraphDraft neighbour) {
    List<StateVariable> shared = new ArrayList<>(index.variables());
    shared.retainAll(neighbour.index.variables());
    borders.put(neighbour.process, new Border(Index.of(shared)));
  }

  Border border(int neighbour) {
    return Objects.requireNonNull(borders.get(neighbour));
  }

  int size() {
    return edges.size();
  }

  /**
   * The number of the local state to which {@code state} projects; the local state is added if it
   * is new.
   */
  int number(int[] state) {
    long key = index.of(state);
    int number = numbers.number(key);
    if (number < 0) {
      number = numbers.size();
      numbers.add(key);
      edges.add(new ArrayList<>());
    }
    return number;
  }

  void write(int number, int[] state) {
    index.write(numbers.key(number), state);
  }

  /** Adds an edge; returns whether it is new. */
  boolean addEdge(int source, Edge edge) {
    List<Edge> leaving = edges.get(source);
    return !leaving.contains(edge) && leaving.add(edge);
  }

  CommandGraph finished() {
    return new CommandGraph(process, index, numbers, edges.stream().map(List::copyOf).toList());
  }
}
