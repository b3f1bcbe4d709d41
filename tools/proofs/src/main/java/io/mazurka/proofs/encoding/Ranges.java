package io.mazurka.proofs.encoding;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Comparison;
import io.mazurka.expressions.tree.Comparison.Relation;
import io.mazurka.expressions.tree.Connective.All;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.variables.Interval;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import java.util.ArrayList;
import java.util.List;

/**
 * The condition that no command assigns a value outside the type of the variable. A search ends
 * with an error there; a formula for a step would silently omit the step, so the condition must be
 * proved.
 */
public final class Ranges {

  private Ranges() {}

  /** The condition on states that every command that is enabled stays within the types. */
  public static BooleanExpression kept(Program program) {
    List<BooleanExpression> conditions = new ArrayList<>();
    for (Command command : program.commands()) {
      for (Assignment assignment : command.assignments()) {
        boolean open = assignment.value().reads().stream().anyMatch(one -> one.type().isOpen());
        List<BooleanExpression> limits = limits(assignment);
        if ((open || !assignment.isSafe()) && !limits.isEmpty()) {
          conditions.add(command.guard().implies(new All(limits)));
        }
      }
    }
    return new All(conditions);
  }

  private static List<BooleanExpression> limits(Assignment assignment) {
    Interval values = assignment.target().type().values();
    List<BooleanExpression> limits = new ArrayList<>();
    if (values.low() > Long.MIN_VALUE) {
      limits.add(compared(assignment, Relation.AT_LEAST, values.low()));
    }
    if (values.high() < Long.MAX_VALUE) {
      limits.add(compared(assignment, Relation.AT_MOST, values.high()));
    }
    return limits;
  }

  private static BooleanExpression compared(Assignment assignment, Relation relation, long bound) {
    return new Comparison(assignment.value(), relation, IntegerExpression.of(bound));
  }
}
