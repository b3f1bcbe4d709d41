package io.mazurka.guarded.program;

import io.mazurka.expressions.variables.StateVariable;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A process: a name and the commands it takes. */
public record Participant(String name, List<Command> commands) {

  public Participant {
    commands = List.copyOf(commands);
  }

  /** The variables that its commands read or write. */
  public Set<StateVariable> variables() {
    Set<StateVariable> variables = new LinkedHashSet<>();
    for (Command command : commands) {
      variables.addAll(command.reads());
      variables.addAll(command.writes());
    }
    return variables;
  }
}
