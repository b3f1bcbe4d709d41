package io.mazurka.proofs.strengthening;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Connective.All;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Participant;
import io.mazurka.guarded.program.Program;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A program with some guards strengthened. If {@link #soundness} always holds in it, it has the
 * same reachable states as the original. Proof by induction over the length of an execution: every
 * step that the original can take from a common state is also a step of the strengthened program.
 *
 * @param original the program with its own guards
 * @param program the program with stronger guards
 * @param soundness the condition that each original guard implies the condition added to it
 * @param additions the added conditions, as text
 */
public record StrengthenedProgram(
    Program original, Program program, BooleanExpression soundness, List<String> additions) {

  public StrengthenedProgram {
    additions = List.copyOf(additions);
  }

  /** Adds an assertion to the guards of some commands, by their numbers. */
  public static StrengthenedProgram of(
      Program original, Map<Integer, BooleanExpression> assertions) {
    List<Participant> processes = new ArrayList<>();
    List<BooleanExpression> soundness = new ArrayList<>();
    List<String> additions = new ArrayList<>();
    for (Participant process : original.processes()) {
      List<Command> commands = new ArrayList<>();
      for (Command command : process.commands()) {
        BooleanExpression added = assertions.get(command.number());
        if (added == null) {
          commands.add(command);
        } else {
          commands.add(with(command, command.guard().and(added)));
          soundness.add(command.guard().implies(added));
          additions.add("%s.%s: %s".formatted(process.name(), command.name(), added));
        }
      }
      processes.add(new Participant(process.name(), commands));
    }
    return new StrengthenedProgram(
        original,
        new Program(
            original.name(),
            original.variables(),
            original.initial(),
            processes,
            original.columns()),
        new All(soundness),
        additions);
  }

  private static Command with(Command command, BooleanExpression guard) {
    return new Command(
        command.number(), command.process(), command.name(), guard, command.assignments());
  }
}
