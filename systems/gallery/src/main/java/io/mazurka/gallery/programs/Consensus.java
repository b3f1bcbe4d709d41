package io.mazurka.gallery.programs;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Connective.All;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.GuardedModel;
import io.mazurka.guarded.program.Program;
import io.mazurka.guarded.program.ProgramBuilder;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.Model;
import io.mazurka.kernel.model.Parameter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Consensus with a perfect failure detector (Bokor 2011, section 5.1): every process proposes a
 * value to all others, tells them which processes it suspects and which of their values it knows,
 * and decides on the least value it knows once it knows enough.
 *
 * <p>The text says that a process decides when it has received the value or a suspicion of every
 * process. That is not enough: a process that crashed may have told its value to one other process
 * only, which decides on it, while a third suspects the crashed one and decides without it. So here
 * a process waits until all that might know the value have reported. The rule as printed is there,
 * too.
 */
public final class Consensus implements Model {

  @Override
  public String name() {
    return "consensus";
  }

  @Override
  public String summary() {
    return "consensus of n processes, of which f may crash, with a perfect failure detector;"
        + " f=2 is too many";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(
        Parameter.of("n", 3, 2, 6), Parameter.of("f", 1, 0, 6), Parameter.of("printed", 0, 0, 1));
  }

  @Override
  public Checkable create(Arguments arguments) {
    return model(arguments.get("n"), arguments.get("f"), arguments.get("printed") == 1);
  }

  /** Consensus of {@code n} processes, of which at most {@code f} crash. */
  public GuardedModel model(int n, int f) {
    return model(n, f, false);
  }

  /**
   * Consensus of {@code n} processes, of which at most {@code f} crash, with the rule of decision
   * as {@code printed} or with a sufficient one.
   */
  public GuardedModel model(int n, int f, boolean printed) {
    ProgramBuilder program = Program.named(name());
    ConsensusVariables variables = ConsensusVariables.of(program, n);
    program.processes(
        "p", n, process -> new ConsensusRules(variables, n, f, printed, process).add(program));
    return GuardedModel.of(program.build(), Map.of("agreement", agreement(variables, n))).mayEnd();
  }

  /** The condition that no two processes decide differently, whether up or crashed. */
  private static BooleanExpression agreement(ConsensusVariables variables, int n) {
    List<BooleanExpression> pairs = new ArrayList<>();
    for (int one = 1; one <= n; one++) {
      for (int other = one + 1; other <= n; other++) {
        pairs.add(
            decides(variables, one, 0)
                .and(decides(variables, other, 1))
                .or(decides(variables, one, 1).and(decides(variables, other, 0)))
                .not());
      }
    }
    return new All(pairs);
  }

  private static BooleanExpression decides(ConsensusVariables variables, int process, int value) {
    StateVariable decision = variables.decision().element(process);
    return IntegerExpression.of(decision).equalTo(value);
  }
}
