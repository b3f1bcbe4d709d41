package io.mazurka.proofs.induction;

import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.engine.ProgramWords;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import io.mazurka.kernel.trace.Trace;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.proofs.solver.NumberTooLargeException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A path of a program, made from the states that a solver returned. Evaluating the program itself
 * shows which command leads from each state to the next.
 *
 * @param states the states, one more than there are commands
 * @param commands the commands between them
 */
public record ProgramPath(Program program, List<int[]> states, List<Command> commands) {

  public ProgramPath {
    states = List.copyOf(states);
    commands = List.copyOf(commands);
  }

  /** Finds the commands; throws an {@link IllegalStateException} if the states are no path. */
  public static ProgramPath of(Program program, List<int[]> states) {
    List<Command> commands = new ArrayList<>();
    for (int at = 0; at + 1 < states.size(); at++) {
      int[] before = states.get(at);
      int[] after = states.get(at + 1);
      commands.add(
          program.commands().stream()
              .filter(command -> command.guard().holds(before))
              .filter(command -> Arrays.equals(successor(command, before), after))
              .findFirst()
              .orElseThrow(
                  () ->
                      new IllegalStateException(
                          "the solver's path is none of the program's: "
                              + new ProgramWords(program).state(before))));
    }
    return new ProgramPath(program, states, commands);
  }

  /** The state after a command, whether or not it is within the explored ranges. */
  public static int[] successor(Command command, int[] before) {
    int[] after = before.clone();
    for (Assignment assignment : command.assignments()) {
      StateVariable target = assignment.target();
      long above = assignment.value().value(before) - target.type().offset();
      if ((int) above != above) {
        throw new NumberTooLargeException("%s becomes too large to be shown".formatted(target));
      }
      after[target.slot()] = (int) above;
    }
    return after;
  }

  /**
   * The positions of the first state that occurs twice; twice the last position if there is none.
   */
  public int[] repetition() {
    for (int late = 1; late < states.size(); late++) {
      for (int early = 0; early < late; early++) {
        if (Arrays.equals(states.get(early), states.get(late))) {
          return new int[] {early, late};
        }
      }
    }
    return new int[] {states.size() - 1, states.size() - 1};
  }

  /** The last state. */
  public int[] end() {
    return states.get(states.size() - 1);
  }

  public Trace trace() {
    ProgramWords words = new ProgramWords(program);
    List<TraceStep> steps = new ArrayList<>();
    for (int at = 0; at < commands.size(); at++) {
      steps.add(words.step(commands.get(at), states.get(at), states.get(at + 1)));
    }
    return new Trace(words.components(), words.state(states.get(0)), steps);
  }
}
