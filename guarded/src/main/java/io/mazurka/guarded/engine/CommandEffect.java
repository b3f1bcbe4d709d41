package io.mazurka.guarded.engine;

import io.mazurka.guarded.expression.IntegerExpression;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Command;
import io.mazurka.kernel.Changes;
import io.mazurka.kernel.ModelMisbehavedException;

/** What a command does, ready to run: constants are there, everything else is evaluated. */
final class CommandEffect {

  private static final int EVALUATED = -1;

  private final Command command;
  private final Assignment[] assignments;
  private final int[] slots;
  private final int[] constants;

  CommandEffect(Command command) {
    this.command = command;
    this.assignments = command.assignments().toArray(Assignment[]::new);
    this.slots = new int[assignments.length];
    this.constants = new int[assignments.length];
    for (int at = 0; at < slots.length; at++) {
      slots[at] = assignments[at].target().slot();
      boolean constant = assignments[at].value() instanceof IntegerExpression.Constant;
      constants[at] = constant ? checked(at, assignments[at].value().value(slots)) : EVALUATED;
    }
  }

  void apply(int[] state, Changes changes) {
    for (int at = 0; at < slots.length; at++) {
      int constant = constants[at];
      changes.set(
          slots[at],
          constant != EVALUATED ? constant : checked(at, assignments[at].value().value(state)));
    }
    changes.endStep();
  }

  private int checked(int at, int value) {
    if (value < 0 || value >= assignments[at].target().size()) {
      throw new ModelMisbehavedException(
          "command %s gives %s the value %d; it goes from 0 to %d"
              .formatted(
                  command.name(),
                  assignments[at].target(),
                  value,
                  assignments[at].target().size() - 1));
    }
    return value;
  }
}
