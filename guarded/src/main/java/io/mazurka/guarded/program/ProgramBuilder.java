package io.mazurka.guarded.program;

import io.mazurka.guarded.expression.BooleanExpression;
import io.mazurka.guarded.expression.StateVariable;
import io.mazurka.kernel.InvalidModelException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Collects the variables, processes and commands of a program. */
public final class ProgramBuilder {

  private final String name;
  private final List<StateVariable> variables = new ArrayList<>();
  private final List<Integer> initial = new ArrayList<>();
  private final Set<String> names = new HashSet<>();
  private final List<String> processes = new ArrayList<>();
  private final List<List<Command>> commands = new ArrayList<>();

  ProgramBuilder(String name) {
    this.name = name;
  }

  /** A new variable with values from 0 to {@code size - 1}. */
  public StateVariable variable(String variable, int size, int value) {
    if (!names.add(variable)) {
      throw new InvalidModelException("%s: there are two variables '%s'".formatted(name, variable));
    }
    if (size < 1 || value < 0 || value >= size) {
      throw new InvalidModelException(
          "%s: %s cannot be %d initially; it goes from 0 to %d"
              .formatted(name, variable, value, size - 1));
    }
    StateVariable added = new StateVariable(variable, variables.size(), size);
    variables.add(added);
    initial.add(value);
    return added;
  }

  /** A new Boolean variable. */
  public StateVariable bool(String variable, boolean value) {
    return variable(variable, 2, value ? 1 : 0);
  }

  /** Begins a process; the commands that follow are its own. */
  public ProgramBuilder process(String process) {
    if (processes.contains(process)) {
      throw new InvalidModelException("%s: there are two processes '%s'".formatted(name, process));
    }
    processes.add(process);
    commands.add(new ArrayList<>());
    return this;
  }

  /** Adds a command to the process begun last. */
  public ProgramBuilder command(
      String command, BooleanExpression guard, Assignment... assignments) {
    if (processes.isEmpty()) {
      throw new InvalidModelException("%s: command %s has no process".formatted(name, command));
    }
    commands
        .get(commands.size() - 1)
        .add(new Command(0, processes.size() - 1, command, guard, List.of(assignments)));
    return this;
  }

  public Program build() {
    List<Participant> participants = new ArrayList<>();
    int number = 0;
    for (int process = 0; process < processes.size(); process++) {
      List<Command> numbered = new ArrayList<>();
      for (Command command : commands.get(process)) {
        numbered.add(
            new Command(number++, process, command.name(), command.guard(), command.assignments()));
      }
      participants.add(new Participant(processes.get(process), numbered));
    }
    return new Program(name, variables, initial, participants);
  }
}
