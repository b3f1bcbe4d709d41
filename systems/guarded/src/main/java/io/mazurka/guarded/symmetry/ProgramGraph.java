package io.mazurka.guarded.symmetry;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.InitialStates;
import io.mazurka.guarded.program.Participant;
import io.mazurka.guarded.program.Program;
import io.mazurka.guarded.symmetry.KeptCondition.CommandPair;
import io.mazurka.kernel.symmetry.graph.AutomorphismSearch;
import io.mazurka.kernel.symmetry.graph.ColouredGraph;
import io.mazurka.kernel.symmetry.slots.Automorphism;
import io.mazurka.kernel.symmetry.slots.SlotPermutation;
import io.mazurka.kernel.symmetry.slots.SymmetricModel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A program as a graph: processes, commands with the trees of their guards and assignments,
 * variables, and values of variables that only name something. An automorphism of the graph maps
 * commands to commands that do the same with the images of variables and values, so it is an
 * automorphism of the program. Names play no role.
 *
 * @param conditions what symmetries must keep
 */
public record ProgramGraph(Program program, List<KeptCondition> conditions)
    implements SymmetricModel {

  private static final int MOST_VERTICES = 300_000;

  @Override
  public int slots() {
    return program.variables().size();
  }

  @Override
  public List<String> parts() {
    return program.processes().stream().map(Participant::name).toList();
  }

  @Override
  public List<String> aspects() {
    return Stream.concat(
            Stream.of("the initial states tell them apart"),
            conditions.stream().map(one -> one.text() + " tells them apart"))
        .toList();
  }

  @Override
  public List<Automorphism> automorphisms(int count) {
    return new Draft(program, count > 0, conditions.subList(0, Math.max(0, count - 1)))
        .automorphisms();
  }

  /** The graph of a program under construction. */
  private static final class Draft {

    private final Program program;
    private final List<KeptCondition> kept;
    private final boolean initial;
    private final ColouredGraph.Builder graph = new ColouredGraph.Builder(MOST_VERTICES);
    private final ValueVertices values;
    private final TreeVertices trees;
    private final int[] processes;
    private final int[] commands;

    Draft(Program program, boolean initial, List<KeptCondition> kept) {
      this.program = program;
      this.kept = kept;
      this.initial = initial;
      this.values = new ValueVertices(graph, classes(), program.variables(), variableColours());
      this.trees = new TreeVertices(graph, values);
      this.processes =
          program.processes().stream().mapToInt(none -> graph.vertex("process")).toArray();
      this.commands = program.commands().stream().mapToInt(this::command).toArray();
      if (initial) {
        addInitialStates();
      }
      for (int number = 0; number < kept.size(); number++) {
        add(number, kept.get(number));
      }
      values.addUnmentioned();
    }

    private ValueClasses classes() {
      ValueClasses classes = new ValueClasses(program.variables());
      for (Command command : program.commands()) {
        classes.add(command.guard());
        command
            .assignments()
            .forEach(assignment -> classes.addAssignment(assignment.target(), assignment.value()));
      }
      if (initial) {
        classes.add(program.initial().condition());
      }
      kept.forEach(one -> one.conditions().forEach(classes::add));
      classes.settle();
      return classes;
    }

    private List<String> variableColours() {
      InitialStates states = program.initial();
      return program.variables().stream()
          .map(variable -> initial && states.free().contains(variable) ? "free" : "fixed")
          .toList();
    }

    private int command(Command command) {
      int vertex = graph.vertex("command");
      graph.edge(vertex, processes[command.process()], "process");
      graph.edge(vertex, trees.condition(command.guard()), "guard");
      for (Assignment assignment : command.assignments()) {
        int its = values.classes().of(assignment.target());
        int assigned = graph.vertex("assignment");
        graph.edge(vertex, assigned, "assignment");
        graph.edge(assigned, values.of(assignment.target()), "target");
        graph.edge(assigned, trees.number(assignment.value(), its), "value");
      }
      return vertex;
    }

    private void addInitialStates() {
      InitialStates states = program.initial();
      for (StateVariable variable : program.variables()) {
        if (!states.free().contains(variable)) {
          long value = states.values().get(variable.slot()) + variable.type().offset();
          graph.edge(values.of(variable), values.of(variable, value), "initial");
        }
      }
      graph.edge(graph.vertex("initially"), trees.condition(states.condition()), "condition");
    }

    private void add(int number, KeptCondition condition) {
      List<BooleanExpression> each = condition.conditions();
      for (int index = 0; index < each.size(); index++) {
        int vertex = graph.vertex(List.of("kept", number, index));
        graph.edge(vertex, trees.condition(each.get(index)), "condition");
      }
      for (CommandPair pair : condition.disabling()) {
        int vertex = graph.vertex(List.of("disabling", number));
        graph.edge(vertex, commands[pair.disabler().number()], "disabler");
        graph.edge(vertex, commands[pair.victim().number()], "victim");
      }
    }

    List<Automorphism> automorphisms() {
      List<Automorphism> found = new ArrayList<>();
      Map<Integer, Integer> slotOfVertex = values.slotOfVertex();
      for (int[] images : AutomorphismSearch.generators(graph.build())) {
        Automorphism automorphism =
            new Automorphism(
                states(images, slotOfVertex),
                renumbered(processes, images),
                renumbered(commands, images));
        if (!automorphism.slots().moved().isEmpty()) {
          found.add(automorphism);
        }
      }
      return found;
    }

    private SlotPermutation states(int[] images, Map<Integer, Integer> slotOfVertex) {
      int[] targets = values.targets(images, slotOfVertex);
      int[] sources = new int[targets.length];
      int[][] replacements = new int[targets.length][];
      for (int slot = 0; slot < targets.length; slot++) {
        sources[targets[slot]] = slot;
        replacements[targets[slot]] = values.contents(slot, images);
      }
      return SlotPermutation.of(sources, replacements);
    }

    private static int[] renumbered(int[] vertices, int[] images) {
      Map<Integer, Integer> numbers = new HashMap<>();
      for (int number = 0; number < vertices.length; number++) {
        numbers.put(vertices[number], number);
      }
      return Arrays.stream(vertices)
          .map(vertex -> Objects.requireNonNull(numbers.get(images[vertex])))
          .toArray();
    }
  }
}
