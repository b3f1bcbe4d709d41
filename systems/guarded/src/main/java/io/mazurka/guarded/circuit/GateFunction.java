package io.mazurka.guarded.circuit;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Connective.All;
import io.mazurka.expressions.tree.Connective.Any;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.ProgramBuilder;
import java.util.List;

/** The Boolean function that a gate computes from its inputs. */
public enum GateFunction {
  /** Muller's element: follows its inputs where they agree, holds its value elsewhere. */
  C,
  AND,
  OR,
  NAND,
  NOR,
  XOR,
  NOT,
  BUF,
  /** Half of a mutual-exclusion element: rises with both inputs, falls with the first. */
  GRANT;

  /** Whether a gate with this function may have this number of inputs. */
  boolean takes(int inputs) {
    return switch (this) {
      case NOT, BUF -> inputs == 1;
      case GRANT -> inputs == 2;
      default -> inputs >= 1;
    };
  }

  /**
   * Adds a gate with this function to the process that was begun last, as two commands: one raises
   * its output, the other lowers it.
   */
  public void addTo(ProgramBuilder builder, StateVariable output, List<BooleanExpression> inputs) {
    BooleanExpression high = BooleanExpression.of(output);
    builder.command(
        output.name() + "+",
        high.not().and(rises(inputs)),
        new Assignment(output, IntegerExpression.of(1)));
    builder.command(
        output.name() + "-",
        high.and(falls(inputs)),
        new Assignment(output, IntegerExpression.of(0)));
  }

  /** When the output should become 1. */
  BooleanExpression rises(List<BooleanExpression> inputs) {
    return switch (this) {
      case C, AND, BUF, GRANT -> new All(inputs);
      case OR -> new Any(inputs);
      case NAND, NOT -> new All(inputs).not();
      case NOR -> new Any(inputs).not();
      case XOR -> inputs.stream().reduce(GateFunction::differ).orElseThrow();
    };
  }

  /** When the output should become 0. */
  BooleanExpression falls(List<BooleanExpression> inputs) {
    return switch (this) {
      case C -> new Any(inputs).not();
      case GRANT -> inputs.get(0).not();
      default -> rises(inputs).not();
    };
  }

  private static BooleanExpression differ(BooleanExpression left, BooleanExpression right) {
    return left.and(right.not()).or(left.not().and(right));
  }
}
