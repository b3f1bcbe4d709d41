package io.mazurka.bench.circuits;

import io.mazurka.bench.tables.BenchException;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Connective.All;
import io.mazurka.expressions.tree.Connective.Any;
import io.mazurka.expressions.tree.Connective.Not;
import io.mazurka.expressions.tree.Constant;
import io.mazurka.expressions.tree.IsSet;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Participant;
import io.mazurka.guarded.program.Program;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Writes a program over Boolean variables, such as a circuit, in Promela: one Promela process for
 * each process of the program, with one control location and one atomic step per command. So the
 * states and steps are exactly the same.
 */
public final class Promela {

  private Promela() {}

  public static String of(Program circuit) {
    StringBuilder text = new StringBuilder();
    for (StateVariable variable : circuit.variables()) {
      int value = circuit.initial().values().get(variable.slot());
      text.append("bool %s = %d;\n".formatted(name(variable), value));
    }
    for (Participant process : circuit.processes()) {
      text.append("\nactive proctype %s() {\n  do\n".formatted(name(process.name())));
      process.commands().forEach(command -> text.append(option(command)));
      text.append("  od\n}\n");
    }
    return text.toString();
  }

  private static String option(Command command) {
    return "  :: d_step { %s -> %s }\n"
        .formatted(
            text(command.guard()),
            command.assignments().stream().map(Promela::text).collect(Collectors.joining("; ")));
  }

  private static String text(Assignment assignment) {
    if (assignment.value() instanceof Constant constant) {
      return name(assignment.target()) + " = " + constant.number();
    }
    throw new BenchException(assignment + " is not a flip of a signal");
  }

  private static String text(BooleanExpression condition) {
    if (condition instanceof IsSet set) {
      return name(set.variable());
    }
    if (condition instanceof Not not) {
      return not.part() instanceof Not again ? text(again.part()) : "!" + text(not.part());
    }
    if (condition instanceof All all) {
      return joined(all.parts(), " && ");
    }
    if (condition instanceof Any any) {
      return joined(any.parts(), " || ");
    }
    throw new BenchException(condition + " is not a condition on signals");
  }

  private static String joined(List<BooleanExpression> parts, String operator) {
    return parts.stream().map(Promela::text).collect(Collectors.joining(operator, "(", ")"));
  }

  private static String name(StateVariable variable) {
    return name(variable.name());
  }

  private static String name(String text) {
    return text.replace('.', '_');
  }
}
