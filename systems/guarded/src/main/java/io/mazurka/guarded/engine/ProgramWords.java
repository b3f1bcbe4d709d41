package io.mazurka.guarded.engine;

import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Participant;
import io.mazurka.guarded.program.Program;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.kernel.trace.TraceStep.Change;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;

/**
 * Describes states and steps of a program in words, also those that no search explores. Each
 * variable is shown at the first process that writes it; a variable that nobody writes and that has
 * several initial values is shown at its first reader.
 */
public final class ProgramWords {

  private final Program program;
  private final List<List<StateVariable>> shown = new ArrayList<>();

  public ProgramWords(Program program) {
    this.program = program;
    Set<StateVariable> placed = new LinkedHashSet<>();
    Set<StateVariable> constants = new LinkedHashSet<>(program.initial().free());
    program.commands().forEach(command -> constants.removeAll(command.writes()));
    for (Participant process : program.processes()) {
      Set<StateVariable> own = new LinkedHashSet<>();
      for (Command command : process.commands()) {
        own.addAll(command.writes());
      }
      own.addAll(process.variables().stream().filter(constants::contains).toList());
      own.removeAll(placed);
      placed.addAll(own);
      shown.add(List.copyOf(own));
    }
  }

  /** The names of the processes. */
  public List<String> components() {
    return program.processes().stream().map(Participant::name).toList();
  }

  /**
   * For each process its variables with their values; Boolean variables are listed only if they are
   * true.
   */
  public List<String> state(int[] state) {
    List<String> texts = new ArrayList<>();
    for (List<StateVariable> variables : shown) {
      StringJoiner text = new StringJoiner(" ");
      for (StateVariable variable : variables) {
        if (!variable.isBoolean()) {
          text.add(text(variable, state));
        } else if (state[variable.slot()] == 1) {
          text.add(variable.name());
        }
      }
      texts.add(text.length() == 0 ? "-" : text.toString());
    }
    return texts;
  }

  /** A step of a command. */
  public TraceStep step(Command command, int[] before, int[] after) {
    List<Change> changes = new ArrayList<>();
    for (int process = 0; process < shown.size(); process++) {
      StringJoiner old = new StringJoiner(" ");
      StringJoiner now = new StringJoiner(" ");
      for (StateVariable variable : shown.get(process)) {
        int slot = variable.slot();
        if (before[slot] != after[slot]) {
          old.add(text(variable, before));
          now.add(text(variable, after));
        }
      }
      if (old.length() > 0) {
        changes.add(new Change(components().get(process), old.toString(), now.toString()));
      }
    }
    return new TraceStep(
        components().get(command.process()), command.name(), List.of(), List.of(), changes);
  }

  private static String text(StateVariable variable, int[] state) {
    return variable.name() + "=" + variable.value(state);
  }
}
