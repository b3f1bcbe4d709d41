package io.mazurka.guarded.engine;

import io.mazurka.expressions.tree.Constant;
import io.mazurka.expressions.variables.EvaluationException;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Command;
import io.mazurka.kernel.Changes;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.ModelTooLargeException;

/**
 * The assignments of a command in a form that runs fast: constants are computed once, other values
 * in each state.
 */
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
      boolean constant = assignments[at].value() instanceof Constant;
      constants[at] = constant ? value(at, slots) : EVALUATED;
    }
  }

  void apply(int[] state, Changes changes) {
    for (int at = 0; at < slots.length; at++) {
      int constant = constants[at];
      changes.set(slots[at], constant != EVALUATED ? constant : value(at, state));
    }
    changes.endStep();
  }

  private int value(int at, int[] state) {
    try {
      int stored = assignments[at].stored(state);
      return stored != Assignment.OUT_OF_RANGE ? stored : refused(at, state);
    } catch (EvaluationException e) {
      throw new ModelMisbehavedException(
          "command %s gives %s no value: %s"
              .formatted(command.name(), assignments[at].target(), e.getMessage()),
          e);
    }
  }

  private int refused(int at, int[] state) {
    StateVariable target = assignments[at].target();
    long value = assignments[at].value().value(state);
    if (target.type().values().contains(value)) {
      throw new ModelTooLargeException(
          "%s would be %d, and is explored from %d to %d"
              .formatted(target, value, target.type().low(), target.type().high()),
          "command %s makes it so; wider bounds explore more, and a proof needs none"
              .formatted(command.name()));
    }
    throw new ModelMisbehavedException(
        "command %s gives %s the value %d; it goes from %d to %d"
            .formatted(command.name(), target, value, target.type().low(), target.type().high()));
  }
}
