package io.mazurka.gallery.programs;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Comparison;
import io.mazurka.expressions.tree.Comparison.Relation;
import io.mazurka.expressions.tree.Connective.All;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.tree.StateArray;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.expressions.variables.VariableType;
import io.mazurka.guarded.GuardedModel;
import io.mazurka.guarded.program.Assignment;
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
 * Mutual exclusion by a dispenser of tickets and a sign that shows whose turn it is (Reed and
 * Kanodia 1979). Both count without end.
 */
public final class TicketLock implements Model {

  private static final int OUTSIDE = 0;
  private static final int WAITING = 1;
  private static final int CRITICAL = 2;

  @Override
  public String name() {
    return "ticket-lock";
  }

  @Override
  public String summary() {
    return "mutual exclusion of n processes by tickets and a sign, explored up to a bound";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("n", 2, 2, 6), Parameter.of("bound", 7, 1, 1_000_000));
  }

  @Override
  public Checkable create(Arguments arguments) {
    return model(arguments.get("n"), arguments.get("bound"));
  }

  /** The lock for {@code n} processes; tickets are explored up to {@code bound}. */
  public GuardedModel model(int n, int bound) {
    ProgramBuilder program = Program.named(name());
    VariableType number = VariableType.naturalUpTo(bound);
    StateVariable next = program.variable("next", number, 0);
    StateVariable sign = program.variable("sign", number, 0);
    StateArray at = program.array("at", 1, n, VariableType.range(OUTSIDE, CRITICAL), OUTSIDE);
    StateArray ticket = program.array("ticket", 1, n, number, 0);
    program.processes(
        "p",
        n,
        process -> addRules(program, at.element(process), ticket.element(process), next, sign));
    List<BooleanExpression> pairs = new ArrayList<>();
    for (int one = 1; one <= n; one++) {
      for (int other = one + 1; other <= n; other++) {
        pairs.add(is(at.element(one), CRITICAL).and(is(at.element(other), CRITICAL)).not());
      }
    }
    return GuardedModel.of(program.build(), Map.of("mutex", new All(pairs)));
  }

  private static void addRules(
      ProgramBuilder program,
      StateVariable at,
      StateVariable ticket,
      StateVariable next,
      StateVariable sign) {
    program.command(
        "take",
        is(at, OUTSIDE),
        new Assignment(ticket, IntegerExpression.of(next)),
        increment(next),
        set(at, WAITING));
    program.command(
        "enter",
        is(at, WAITING)
            .and(
                new Comparison(
                    IntegerExpression.of(ticket), Relation.EQUAL, IntegerExpression.of(sign))),
        set(at, CRITICAL));
    program.command("leave", is(at, CRITICAL), increment(sign), set(at, OUTSIDE));
  }

  private static Assignment increment(StateVariable counter) {
    return new Assignment(counter, IntegerExpression.of(counter).plus(IntegerExpression.of(1)));
  }

  private static BooleanExpression is(StateVariable at, int place) {
    return IntegerExpression.of(at).equalTo(place);
  }

  private static Assignment set(StateVariable variable, long value) {
    return new Assignment(variable, IntegerExpression.of(value));
  }
}
