package io.mazurka.guarded.program;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.variables.StateVariable;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A guarded command: where its guard holds, it may make all its assignments at once.
 *
 * @param number its place among all commands of its program
 * @param process the index of the process that takes it
 * @param name its name inside that process
 * @param guard when it is enabled
 * @param assignments its assignments; no target occurs twice
 */
public record Command(
    int number, int process, String name, BooleanExpression guard, List<Assignment> assignments) {

  public Command {
    assignments = List.copyOf(assignments);
  }

  /** The variables that its guard and its assignments read. */
  public Set<StateVariable> reads() {
    Set<StateVariable> reads = guard.reads();
    assignments.forEach(assignment -> assignment.value().addReadsTo(reads));
    return reads;
  }

  /** The variables that it assigns. */
  public Set<StateVariable> writes() {
    Set<StateVariable> writes = new LinkedHashSet<>();
    assignments.forEach(assignment -> writes.add(assignment.target()));
    return writes;
  }

  /** Whether it assigns {@code variable}. */
  public boolean writes(StateVariable variable) {
    return assignments.stream().anyMatch(assignment -> assignment.target().equals(variable));
  }
}
