package io.mazurka.bench.circuits;

import io.mazurka.bench.tables.BenchException;
import io.mazurka.bench.tools.ModelTwin;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Connective.All;
import io.mazurka.expressions.tree.Connective.Any;
import io.mazurka.expressions.tree.Connective.Not;
import io.mazurka.expressions.tree.Constant;
import io.mazurka.expressions.tree.IsSet;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Writes a program over Boolean variables in TLA+: a state is a tuple of truth values, and each
 * command is one disjunct of the next-state relation.
 */
public final class TlaModule {

  private static final String NAME = "Commands";

  private TlaModule() {}

  /** The module as a twin of the program. */
  public static ModelTwin twin(Program program) {
    return ModelTwin.generated(NAME, of(program));
  }

  static String of(Program program) {
    StringBuilder text = new StringBuilder("---- MODULE " + NAME + " ----\nVARIABLE s\n\n");
    text.append(
        program.initial().values().stream()
            .map(value -> value == 1 ? "TRUE" : "FALSE")
            .collect(Collectors.joining(", ", "Init == s = <<", ">>\n\nNext ==\n")));
    program.commands().forEach(command -> text.append(disjunct(command)));
    return text + "====\n";
  }

  /** Compares the guard with TRUE; otherwise TLC would make a step of each alternative in it. */
  private static String disjunct(Command command) {
    return "  \\/ (%s) = TRUE /\\ s' = [s EXCEPT %s]\n"
        .formatted(
            text(command.guard()),
            command.assignments().stream().map(TlaModule::text).collect(Collectors.joining(", ")));
  }

  private static String text(Assignment assignment) {
    if (assignment.value() instanceof Constant constant) {
      return "!["
          + place(assignment.target())
          + "] = "
          + (constant.number() == 1 ? "TRUE" : "FALSE");
    }
    throw new BenchException(assignment + " does not set a truth value");
  }

  private static String text(BooleanExpression condition) {
    if (condition instanceof IsSet set) {
      return "s[" + place(set.variable()) + "]";
    }
    if (condition instanceof Not not) {
      return not.part() instanceof Not again ? text(again.part()) : "~" + text(not.part());
    }
    if (condition instanceof All all) {
      return joined(all.parts(), " /\\ ");
    }
    if (condition instanceof Any any) {
      return joined(any.parts(), " \\/ ");
    }
    throw new BenchException(condition + " is not a condition on truth values");
  }

  private static String joined(List<BooleanExpression> parts, String operator) {
    return parts.stream().map(TlaModule::text).collect(Collectors.joining(operator, "(", ")"));
  }

  /** The index of a variable in the tuple; TLA+ numbers tuples from 1. */
  private static int place(StateVariable variable) {
    return variable.slot() + 1;
  }
}
