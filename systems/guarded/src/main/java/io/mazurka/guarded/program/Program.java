package io.mazurka.guarded.program;

import io.mazurka.expressions.syntax.VariableNames;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.kernel.options.NearMiss;
import java.util.List;
import java.util.Map;

/**
 * Processes over shared variables. Immutable; made by a {@link ProgramBuilder}.
 *
 * @param name its name
 * @param variables all variables, each at its slot
 * @param initial the initial states
 * @param processes the processes in order; their commands are numbered in this order
 * @param columns where counterexamples show a variable, if not at the first process that writes it
 */
public record Program(
    String name,
    List<StateVariable> variables,
    InitialStates initial,
    List<Participant> processes,
    Map<StateVariable, String> columns) {

  public Program {
    columns = Map.copyOf(columns);
    variables = List.copyOf(variables);
    processes = List.copyOf(processes);
  }

  /** Begins a program. */
  public static ProgramBuilder named(String name) {
    return new ProgramBuilder(name);
  }

  /** All commands, each at the position of its number. */
  public List<Command> commands() {
    return processes.stream().flatMap(process -> process.commands().stream()).toList();
  }

  /** Maps the names of variables in conditions to the variables. */
  public VariableNames names() {
    return new VariableNames(variables, "signal or variable", NearMiss::question);
  }

  /** One of the initial state vectors, as a copy. */
  public int[] initialState() {
    return initial.states().get(0);
  }
}
