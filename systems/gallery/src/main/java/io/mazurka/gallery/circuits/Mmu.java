package io.mazurka.gallery.circuits;

import io.mazurka.expressions.syntax.ExpressionParser;
import io.mazurka.expressions.syntax.SyntaxException;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Connective.All;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.GuardedModel;
import io.mazurka.guarded.circuit.GateFunction;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Program;
import io.mazurka.guarded.program.ProgramBuilder;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.Model;
import io.mazurka.kernel.model.Parameter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.StringJoiner;
import java.util.stream.Stream;

/**
 * Memory management units that load segment registers (after Myers 1995), all of them behind one
 * arbiter. The cycle of a unit is given by the order of its signal edges: a marked graph, in which
 * a token lies between two edges if the first has come about and the second has not yet. The
 * published design is not public; this one is a reconstruction.
 */
public final class Mmu implements Model {

  /**
   * An edge of a signal, such as {@code rao+}, and the edges that come before.
   *
   * @param causes the edges that come before
   * @param marked those of them after which there is a token at first
   */
  private record Rule(String edge, List<String> causes, List<String> marked) {

    static Rule of(String line) {
      List<String> words = List.of(line.split(" ", -1));
      List<String> causes = words.subList(1, words.size());
      return new Rule(
          words.get(0),
          causes.stream().map(cause -> cause.replace("*", "")).toList(),
          causes.stream()
              .filter(cause -> cause.endsWith("*"))
              .map(cause -> cause.replace("*", ""))
              .toList());
    }

    boolean rises() {
      return edge.endsWith("+");
    }

    String signal() {
      return edge.substring(0, edge.length() - 1);
    }
  }

  /** For each edge of a signal the edges that come before; a star marks a token at first. */
  private static final List<Rule> CYCLE =
      Stream.of(
              "rao+ mdli+ rai-* rao-*",
              "rao- rao+ rai+ lsro+",
              "rai+ rao+ rai-*",
              "rai- rao- rai+",
              "bo+ mdli+ bi-* bo-*",
              "bo- bo+ bi+ lsro+",
              "bi+ bo+ bi-*",
              "bi- bo- bi+",
              "lsro+ rai+ bi+ lsri-* lsro-*",
              "lsro- lsro+ mdlo+ lsri+",
              "lsri+ lsro+ lsri-*",
              "lsri- lsro- lsri+",
              "mdlo+ mdli+ lsri+ mdlo-*",
              "mdlo- mdlo+ mdli-",
              "mdli+ mdlo-*",
              "mdli- mdli+ mdlo+")
          .map(Rule::of)
          .toList();

  private static final String RESOURCE = "bus.ack";

  @Override
  public String name() {
    return "mmu";
  }

  @Override
  public String summary() {
    return "cells that load segment registers for a memory management unit, behind one arbiter";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("cells", 1, 1, 20));
  }

  @Override
  public Checkable create(Arguments arguments) {
    return new Parts(arguments.get("cells")).model();
  }

  /** A gate that is added when all signals are known. */
  private record Gate(String output, GateFunction function, List<String> inputs) {}

  /** The program under construction. */
  private static final class Parts {

    private final int units;
    private final ArbiterTree arbiter;
    private final ProgramBuilder builder = Program.named("mmu");
    private final Map<String, StateVariable> variables = new LinkedHashMap<>();

    Parts(int units) {
      this.units = units;
      this.arbiter = new ArbiterTree(units - 1);
    }

    GuardedModel model() {
      Map<String, List<Gate>> gates = gates();
      for (int unit = 1; unit <= units; unit++) {
        declare(unit);
      }
      gates.values().forEach(some -> some.forEach(gate -> declare(gate.output(), false)));
      for (int unit = 1; unit <= units; unit++) {
        addSignals(unit);
      }
      gates.forEach(
          (process, some) -> {
            builder.process(process);
            some.forEach(this::add);
          });
      Program program = builder.build();
      Map<String, BooleanExpression> properties =
          units == 1 ? Map.of() : Map.of("mutex", exclusion(program));
      return GuardedModel.of(program, properties)
          .withoutHazards((one, other) -> isGrant(one.name()) && isGrant(other.name()));
    }

    private static boolean isGrant(String command) {
      return command.matches("cell\\d+\\.m[12]\\+");
    }

    private BooleanExpression exclusion(Program program) {
      StringJoiner exclusive = new StringJoiner(" & ");
      for (int cell = 1; cell <= arbiter.cells(); cell++) {
        exclusive.add(ArbiterTree.exclusion(cell));
      }
      try {
        return ExpressionParser.condition(exclusive.toString(), program.names());
      } catch (SyntaxException e) {
        throw new IllegalStateException(e);
      }
    }

    /** The gates of the arbiter and of what it guards, by process. */
    private Map<String, List<Gate>> gates() {
      Map<String, List<Gate>> all = new LinkedHashMap<>();
      for (int cell = 1; cell <= arbiter.cells(); cell++) {
        List<Gate> gates = new ArrayList<>();
        String m1 = ArbiterTree.signal(cell, "m1");
        String m2 = ArbiterTree.signal(cell, "m2");
        gates.add(new Gate(m1, GateFunction.GRANT, List.of(request(cell, 1), "~" + m2)));
        gates.add(new Gate(m2, GateFunction.GRANT, List.of(request(cell, 2), "~" + m1)));
        arbiter.addGates(
            (output, function, inputs) -> gates.add(new Gate(output, function, List.of(inputs))),
            cell,
            RESOURCE);
        all.put("cell" + cell, gates);
      }
      if (units > 1) {
        String asked = ArbiterTree.signal(1, "sr");
        all.put("bus", List.of(new Gate(RESOURCE, GateFunction.BUF, List.of(asked))));
      }
      return all;
    }

    private String request(int cell, int side) {
      int child = ArbiterTree.child(cell, side);
      return arbiter.isLeaf(child)
          ? name(child - arbiter.cells(), "lsro")
          : ArbiterTree.signal(child, "sr");
    }

    /** That the arbiter acknowledges the request of a unit. */
    private BooleanExpression granted(int unit) {
      return BooleanExpression.of(variable(ArbiterTree.acknowledgement(unit + arbiter.cells())));
    }

    private static String name(int unit, String part) {
      return "unit" + unit + "." + part;
    }

    private void declare(String variable, boolean value) {
      variables.put(variable, builder.bool(variable, value));
    }

    private StateVariable variable(String name) {
      return Objects.requireNonNull(variables.get(name));
    }

    /** Declares the signals of a unit, and the tokens between their edges. */
    private void declare(int unit) {
      for (Rule rule : CYCLE) {
        if (rule.rises()) {
          declare(name(unit, rule.signal()), false);
        }
        rule.causes()
            .forEach(
                cause -> declare(token(unit, cause, rule.edge()), rule.marked().contains(cause)));
      }
    }

    /** The name of the token between two edges. */
    private static String token(int unit, String from, String to) {
      return name(unit, word(from) + "_" + word(to));
    }

    private static String word(String edge) {
      return edge.replace("+", "Up").replace("-", "Down");
    }

    /** Adds a process for each signal of a unit. */
    private void addSignals(int unit) {
      CYCLE.stream()
          .filter(Rule::rises)
          .forEach(
              rule -> {
                builder.process(name(unit, rule.signal()) + "Edges");
                CYCLE.stream()
                    .filter(other -> other.signal().equals(rule.signal()))
                    .forEach(other -> addEdge(unit, other));
              });
    }

    /**
     * Adds the command of an edge. It also asks that the tokens it gives are not there; they never
     * are, and local graphs, which hold more states than can be reached, know it by this.
     */
    private void addEdge(int unit, Rule rule) {
      List<BooleanExpression> guard = new ArrayList<>();
      List<Assignment> assignments = new ArrayList<>();
      assignments.add(assignment(name(unit, rule.signal()), rule.rises()));
      for (String cause : rule.causes()) {
        String token = token(unit, cause, rule.edge());
        guard.add(BooleanExpression.of(variable(token)));
        assignments.add(assignment(token, false));
      }
      for (Rule later : CYCLE) {
        if (later.causes().contains(rule.edge())) {
          String token = token(unit, rule.edge(), later.edge());
          guard.add(BooleanExpression.of(variable(token)).not());
          assignments.add(assignment(token, true));
        }
      }
      if (units > 1 && rule.signal().equals("lsri")) {
        guard.add(rule.rises() ? granted(unit) : granted(unit).not());
      }
      builder.command(name(unit, rule.edge()), new All(guard), assignments);
    }

    private Assignment assignment(String variable, boolean value) {
      return new Assignment(variable(variable), IntegerExpression.of(value ? 1 : 0));
    }

    private void add(Gate gate) {
      gate.function()
          .addTo(
              builder, variable(gate.output()), gate.inputs().stream().map(this::input).toList());
    }

    private BooleanExpression input(String input) {
      return input.startsWith("~")
          ? BooleanExpression.of(variable(input.substring(1))).not()
          : BooleanExpression.of(variable(input));
    }
  }
}
