package io.mazurka.guarded.local;

import io.mazurka.expressions.variables.EvaluationException;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.local.CommandGraph.Edge;
import io.mazurka.guarded.local.GraphDraft.Border;
import io.mazurka.guarded.local.GraphDraft.Constraint;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Builds the local graphs of all processes together (Zheng 2010). Each starts with the initial
 * states alone. A process's own commands add states; a command that writes a variable of another
 * process becomes a constraint on the variables they share, and constraints add states to the other
 * graph. This goes on until nothing changes.
 *
 * <p>By induction over executions, the graphs cover every reachable state and step: a step of a
 * process is an edge of its own graph, hence a constraint, hence an edge of every other graph that
 * holds a variable it writes.
 */
public final class LocalGraphs {

  /** A border that a command crosses: it writes a variable of this graph of another process. */
  private record Crossing(GraphDraft other, Border border) {}

  /**
   * The most edges of all graphs together if the user has not asked for them. If processes share
   * most variables, local graphs are no smaller than the state space, and searching the state space
   * is faster than building them.
   */
  public static final int USUAL_EDGES = 60_000;

  /** The most edges of all graphs together if the user has asked for them. */
  public static final int MOST_EDGES = 2_000_000;

  private final Program program;
  private final int mostEdges;
  private final List<GraphDraft> drafts = new ArrayList<>();

  /** By command, the borders that it crosses. */
  private final List<List<Crossing>> crossings = new ArrayList<>();

  private final Deque<long[]> open = new ArrayDeque<>();
  private final int[] state;
  private int edges;

  private LocalGraphs(Program program, int mostEdges) {
    this.program = program;
    this.mostEdges = mostEdges;
    this.state = program.initialState();
  }

  /** The local graph of each process, in the order of the processes. */
  public static List<CommandGraph> of(Program program) throws AnalysisGivenUpException {
    return of(program, MOST_EDGES);
  }

  /** The local graph of each process, with at most this number of edges in all graphs together. */
  public static List<CommandGraph> of(Program program, int mostEdges)
      throws AnalysisGivenUpException {
    LocalGraphs building = new LocalGraphs(program, mostEdges);
    building.addDrafts();
    building.run();
    return building.drafts.stream().map(GraphDraft::finished).toList();
  }

  private void addDrafts() throws AnalysisGivenUpException {
    for (int process = 0; process < program.processes().size(); process++) {
      GraphDraft draft = new GraphDraft(process, program.processes().get(process));
      if (draft.index.count() < 0) {
        throw new AnalysisGivenUpException(
            "process %s has too many variables".formatted(program.processes().get(process).name()));
      }
      drafts.add(draft);
    }
    for (GraphDraft draft : drafts) {
      for (int neighbour : neighbours(draft)) {
        draft.addBorder(drafts.get(neighbour));
      }
    }
    for (Command command : program.commands()) {
      crossings.add(
          drafts.stream()
              .filter(other -> other.process != command.process())
              .filter(other -> other.index.variables().stream().anyMatch(command::writes))
              .map(other -> new Crossing(other, other.border(command.process())))
              .toList());
    }
  }

  /** The other processes that write a variable of this one. */
  private Set<Integer> neighbours(GraphDraft draft) {
    Set<StateVariable> known = Set.copyOf(draft.index.variables());
    Set<Integer> neighbours = new HashSet<>();
    for (Command command : program.commands()) {
      if (command.process() != draft.process
          && command.writes().stream().anyMatch(known::contains)) {
        neighbours.add(command.process());
      }
    }
    return neighbours;
  }

  private void run() throws AnalysisGivenUpException {
    for (GraphDraft draft : drafts) {
      program.initial().states().forEach(initial -> reach(draft, initial));
    }
    while (!open.isEmpty()) {
      long[] next = open.remove();
      expand(drafts.get((int) next[0]), (int) next[1]);
    }
  }

  /** The number of the state in a graph; a new state is added, to be expanded later. */
  private int reach(GraphDraft draft, int[] reached) {
    int before = draft.size();
    int number = draft.number(reached);
    if (draft.size() > before) {
      open.add(new long[] {draft.process, number});
    }
    return number;
  }

  private void addEdge(GraphDraft draft, int source, Edge edge) throws AnalysisGivenUpException {
    if (draft.addEdge(source, edge) && ++edges > mostEdges) {
      throw new AnalysisGivenUpException(
          String.format(
              Locale.ROOT,
              "the local graphs of its processes have more than %,d edges%s",
              mostEdges,
              mostEdges < MOST_EDGES ? ", too many unless --por asks for them" : ""));
    }
  }

  private void expand(GraphDraft draft, int number) throws AnalysisGivenUpException {
    for (Command command : draft.commands) {
      draft.write(number, state);
      if (isEnabled(command)) {
        int[] after = successor(command);
        addEdge(draft, number, new Edge(command.number(), reach(draft, after)));
        tellNeighbours(command, state.clone(), after);
      }
    }
    for (Border border : draft.borders.values()) {
      draft.write(number, state);
      long shared = border.shared.of(state);
      border.states.computeIfAbsent(shared, key -> new ArrayList<>()).add(number);
      for (Constraint constraint : border.constraints.getOrDefault(shared, List.of())) {
        apply(draft, border, number, constraint);
      }
    }
  }

  private boolean isEnabled(Command command) throws AnalysisGivenUpException {
    try {
      return command.guard().holds(state);
    } catch (EvaluationException e) {
      throw new AnalysisGivenUpException(
          "the guard of %s could have no value: %s".formatted(command.name(), e.getMessage()));
    }
  }

  private int[] successor(Command command) throws AnalysisGivenUpException {
    int[] after = state.clone();
    for (Assignment assignment : command.assignments()) {
      after[assignment.target().slot()] = value(command, assignment);
    }
    return after;
  }

  private int value(Command command, Assignment assignment) throws AnalysisGivenUpException {
    try {
      int stored = assignment.stored(state);
      if (stored != Assignment.OUT_OF_RANGE) {
        return stored;
      }
      throw new AnalysisGivenUpException(
          "%s could give %s the value %d"
              .formatted(command.name(), assignment.target(), assignment.value().value(state)));
    } catch (EvaluationException e) {
      throw new AnalysisGivenUpException(
          "%s could give %s no value: %s"
              .formatted(command.name(), assignment.target(), e.getMessage()));
    }
  }

  private void tellNeighbours(Command command, int[] before, int[] after)
      throws AnalysisGivenUpException {
    for (Crossing crossing : crossings.get(command.number())) {
      Border border = crossing.border();
      Constraint constraint =
          new Constraint(command.number(), border.shared.of(before), border.shared.of(after));
      List<Constraint> known =
          border.constraints.computeIfAbsent(constraint.before(), key -> new ArrayList<>());
      if (!known.contains(constraint)) {
        known.add(constraint);
        for (int number : border.states.getOrDefault(constraint.before(), List.of())) {
          apply(crossing.other(), border, number, constraint);
        }
      }
    }
  }

  private void apply(GraphDraft draft, Border border, int number, Constraint constraint)
      throws AnalysisGivenUpException {
    draft.write(number, state);
    border.shared.write(constraint.after(), state);
    addEdge(draft, number, new Edge(constraint.command(), reach(draft, state)));
  }
}
