package io.mazurka.proofs;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Connective.All;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import io.mazurka.guarded.reduction.ProvedRelations;
import io.mazurka.kernel.Transition;
import io.mazurka.proofs.LocalDependence.Place;
import io.mazurka.proofs.protocol.LetterProviso;
import io.mazurka.proofs.protocol.ProtocolProgram;
import io.mazurka.proofs.protocol.ProtocolProgram.Translation;
import io.mazurka.proofs.relations.SolverRelations;
import io.mazurka.protocols.engine.analysis.LocalGraph;
import io.mazurka.protocols.engine.local.LocalTables;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Compares the relations that solvers find between the transitions of a protocol with those of its
 * local graphs, and both with what happens in the states of the translated program. It is a report:
 * a search uses the relations of local graphs, which depend on the present state, too. Transitions
 * of one process are left out: a command is one step of a local graph, so commands of one process
 * rule each other out whether or not their transitions commute.
 */
final class RelationReport {

  private static final int MOST_SHOWN = 5;

  private final LocalTables tables;
  private final Program program;
  private final ProvedRelations proved;
  private final Map<String, Place> places = new LinkedHashMap<>();
  private final List<String> keys = new ArrayList<>();

  private RelationReport(LocalTables tables, Translation translation) {
    this.tables = tables;
    this.program = translation.model().program();
    List<BooleanExpression> goals = new ArrayList<>();
    translation.model().requirements().forEach(one -> goals.add(one.condition()));
    translation.provisos().stream().map(LetterProviso::condition).forEach(goals::add);
    this.proved = new SolverRelations().betweenProcesses(program, new All(goals));
    List<Transition> transitions = tables.analysis().background().transitions();
    for (LocalGraph graph : tables.analysis().graphs()) {
      String process = tables.analysis().background().meaning().process(graph.process());
      for (Transition transition : transitions) {
        if (transition.process().equals(process)) {
          places.put(key(process, transition.name()), new Place(graph, transition.number()));
        }
      }
    }
    for (Command command : program.commands()) {
      keys.add(key(program.processes().get(command.process()).name(), command.name()));
    }
  }

  private static String key(String process, String transition) {
    return process + "." + transition;
  }

  /** What is found, in sentences. */
  static List<String> of(LocalTables tables) {
    return new RelationReport(tables, ProtocolProgram.of(tables)).sentences();
  }

  private List<String> sentences() {
    Set<List<String>> solvers = new TreeSet<>(RelationReport::compare);
    for (Command command : program.commands()) {
      proved.dependent().get(command.number()).stream()
          .forEach(other -> add(solvers, command.number(), other));
    }
    List<String> taken = keys.stream().distinct().sorted().toList();
    Set<List<String>> local = new TreeSet<>(RelationReport::compare);
    LocalDependence dependence = new LocalDependence(tables);
    int pairs = 0;
    for (String one : taken) {
      for (String other : taken) {
        if (one.compareTo(other) < 0 && isOfTwo(one, other)) {
          pairs++;
          if (dependence.dependent(place(one), place(other))) {
            local.add(List.of(one, other));
          }
        }
      }
    }
    List<String> sentences = new ArrayList<>();
    sentences.add(
        ("of %,d pairs of transitions of two processes, %,d depend on each other by %s, and %,d by"
                + " the local graphs")
            .formatted(pairs, solvers.size(), proved.remark(), local.size()));
    Set<List<String>> fewer = new TreeSet<>(RelationReport::compare);
    fewer.addAll(local);
    fewer.removeAll(solvers);
    if (!fewer.isEmpty()) {
      sentences.add(
          "independent by solvers alone: %,d pairs, such as %s"
              .formatted(fewer.size(), shown(fewer)));
    }
    sentences.add(audit(solvers, local));
    sentences.add(
        "these relations are a report; check uses those of the local graphs, which depend on the"
            + " present state, too");
    return sentences;
  }

  private String audit(Set<List<String>> solvers, Set<List<String>> local) {
    Optional<ExploredPairs> explored = ExploredPairs.of(program);
    if (explored.isEmpty()) {
      return "not compared with executions: the program has too many states";
    }
    Set<List<String>> exact = new TreeSet<>(RelationReport::compare);
    for (Command command : program.commands()) {
      explored.get().dependent().get(command.number()).stream()
          .forEach(other -> add(exact, command.number(), other));
    }
    Set<List<String>> wrong = new TreeSet<>(RelationReport::compare);
    wrong.addAll(exact);
    wrong.removeIf(pair -> solvers.contains(pair) && local.contains(pair));
    if (!wrong.isEmpty()) {
      throw new IllegalStateException("dependent, but called independent: " + shown(wrong));
    }
    return "%,d pairs depend on each other in the %,d states of the program, all of them by both"
        .formatted(exact.size(), explored.get().states());
  }

  private void add(Set<List<String>> pairs, int one, int other) {
    String first = keys.get(one);
    String second = keys.get(other);
    if (isOfTwo(first, second)) {
      pairs.add(first.compareTo(second) < 0 ? List.of(first, second) : List.of(second, first));
    }
  }

  /** Whether two transitions belong to two processes. */
  private boolean isOfTwo(String first, String second) {
    return place(first).graph() != place(second).graph();
  }

  private Place place(String key) {
    return Objects.requireNonNull(places.get(key));
  }

  private static int compare(List<String> one, List<String> other) {
    int first = one.get(0).compareTo(other.get(0));
    return first != 0 ? first : one.get(1).compareTo(other.get(1));
  }

  private static String shown(Set<List<String>> pairs) {
    return String.join(
        ", ",
        pairs.stream().limit(MOST_SHOWN).map(pair -> pair.get(0) + " and " + pair.get(1)).toList());
  }
}
