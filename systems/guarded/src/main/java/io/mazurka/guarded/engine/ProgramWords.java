package io.mazurka.guarded.engine;

import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Participant;
import io.mazurka.guarded.program.Program;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.kernel.trace.TraceStep.Change;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.StringJoiner;

/**
 * Describes states and steps of a program in words, also those that no search explores. Each
 * variable is shown in the column that the program says, or at the first process that writes it; a
 * variable that nobody writes and that has several initial values is shown at its first reader.
 */
public final class ProgramWords {

  private final List<String> components = new ArrayList<>();
  private final List<String> processes;
  private final List<List<StateVariable>> shown = new ArrayList<>();

  public ProgramWords(Program program) {
    this.processes = program.processes().stream().map(Participant::name).toList();
    Map<String, Set<StateVariable>> columns = new LinkedHashMap<>();
    processes.forEach(process -> columns.put(process, new LinkedHashSet<>()));
    for (StateVariable variable : program.variables()) {
      String column = program.columns().get(variable);
      if (column != null) {
        columns.computeIfAbsent(column, name -> new LinkedHashSet<>()).add(variable);
      }
    }
    Set<StateVariable> placed = new LinkedHashSet<>(program.columns().keySet());
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
      Objects.requireNonNull(columns.get(process.name())).addAll(own);
    }
    columns.forEach(
        (name, variables) -> {
          components.add(name);
          shown.add(List.copyOf(variables));
        });
  }

  /** The names of the processes, and of the columns that belong to none. */
  public List<String> components() {
    return components;
  }

  /**
   * For each component its variables with their values; Boolean variables are listed only if they
   * are true.
   */
  public List<String> state(int[] state) {
    List<String> texts = new ArrayList<>();
    for (List<StateVariable> variables : shown) {
      StringJoiner text = new StringJoiner(" ");
      for (StateVariable variable : variables) {
        if (!variable.isBoolean()) {
          text.add(variable.text(state));
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
    for (int column = 0; column < shown.size(); column++) {
      StringJoiner old = new StringJoiner(" ");
      StringJoiner now = new StringJoiner(" ");
      for (StateVariable variable : shown.get(column)) {
        int slot = variable.slot();
        if (before[slot] != after[slot]) {
          old.add(variable.text(before));
          now.add(variable.text(after));
        }
      }
      if (old.length() > 0) {
        changes.add(new Change(components.get(column), old.toString(), now.toString()));
      }
    }
    return new TraceStep(
        processes.get(command.process()), command.name(), List.of(), List.of(), changes);
  }
}
