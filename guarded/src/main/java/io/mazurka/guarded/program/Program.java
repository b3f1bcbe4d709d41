package io.mazurka.guarded.program;

import io.mazurka.expressions.syntax.VariableNames;
import io.mazurka.expressions.tree.StateVariable;
import io.mazurka.kernel.reference.NearMiss;
import java.util.List;

/**
 * Processes over shared variables. Immutable; made by a {@link ProgramBuilder}.
 *
 * @param name what it is called
 * @param variables all variables, each at its slot
 * @param initial the initial state: what the slot of each variable holds
 * @param processes the processes in order; their commands are numbered in this order
 */
public record Program(
    String name,
    List<StateVariable> variables,
    List<Integer> initial,
    List<Participant> processes) {

  public Program {
    variables = List.copyOf(variables);
    initial = List.copyOf(initial);
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

  /** What names of variables in conditions stand for. */
  public VariableNames names() {
    return new VariableNames(variables, "signal or variable", NearMiss::question);
  }

  /** The initial state vector, as a copy. */
  public int[] initialState() {
    return initial.stream().mapToInt(Integer::intValue).toArray();
  }
}
