package io.mazurka.guarded.engine;

import io.mazurka.guarded.expression.Condition;
import io.mazurka.guarded.expression.Variable;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import io.mazurka.kernel.Invariant;
import io.mazurka.kernel.Transition;
import java.util.BitSet;
import java.util.Set;
import java.util.stream.Collectors;

/** A condition on the variables that should hold in every state. */
public final class ProgramInvariant implements Invariant {

  private final String name;
  private final Condition condition;
  private final BitSet visible = new BitSet();

  public ProgramInvariant(String name, Condition condition, Program program) {
    this.name = name;
    this.condition = condition;
    Set<Variable> reads = condition.reads();
    for (Command command : program.commands()) {
      visible.set(command.number(), command.writes().stream().anyMatch(reads::contains));
    }
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public boolean holds(int[] state) {
    return condition.holds(state);
  }

  @Override
  public String explain(int[] state) {
    return condition.conjuncts().stream()
        .filter(part -> !part.holds(state))
        .map(part -> part + " fails with " + values(part, state))
        .collect(Collectors.joining("; "));
  }

  private static String values(Condition part, int[] state) {
    return part.reads().stream()
        .map(variable -> variable + "=" + state[variable.slot()])
        .collect(Collectors.joining(", "));
  }

  @Override
  public boolean isVisible(Transition transition) {
    return visible.get(transition.number());
  }
}
