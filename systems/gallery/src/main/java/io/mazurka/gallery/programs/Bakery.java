package io.mazurka.gallery.programs;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Comparison;
import io.mazurka.expressions.tree.Comparison.Relation;
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
import java.util.List;
import java.util.Map;

/**
 * Mutual exclusion of two processes by tickets that grow without end (Lamport 1974, as simplified
 * in the examples of SAL and by Bokor 2011, figure 5.3). A process with a ticket may enter if the
 * other has no ticket or a later one. The strengthened guard also says that the process has a
 * ticket. This is always true, but induction does not find it by itself.
 */
public final class Bakery implements Model {

  private static final int SLEEPING = 0;
  private static final int TRYING = 1;
  private static final int CRITICAL = 2;

  @Override
  public String name() {
    return "bakery";
  }

  @Override
  public String summary() {
    return "mutual exclusion by growing tickets, explored up to a bound; for proofs by induction";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("strengthened", 0, 0, 1), Parameter.of("bound", 7, 1, 1_000_000));
  }

  @Override
  public Checkable create(Arguments arguments) {
    return model(arguments.get("strengthened") == 1, arguments.get("bound"));
  }

  /** The program, with or without the stronger guard; tickets are explored up to {@code bound}. */
  public GuardedModel model(boolean strengthened, int bound) {
    ProgramBuilder program = Program.named(name());
    StateArray at = program.array("at", 1, 2, VariableType.range(SLEEPING, CRITICAL), SLEEPING);
    StateArray ticket = program.array("ticket", 1, 2, VariableType.naturalUpTo(bound), 0);
    program.processes("p", 2, process -> addRules(program, process, at, ticket, strengthened));
    BooleanExpression exclusion =
        is(at.element(1), CRITICAL).and(is(at.element(2), CRITICAL)).not();
    return GuardedModel.of(program.build(), Map.of("mutex", exclusion));
  }

  private static void addRules(
      ProgramBuilder program, int process, StateArray at, StateArray ticket, boolean strengthened) {
    StateVariable here = at.element(process);
    StateVariable mine = ticket.element(process);
    IntegerExpression own = IntegerExpression.of(mine);
    IntegerExpression other = IntegerExpression.of(ticket.element(3 - process));
    BooleanExpression turn = other.equalTo(0).or(new Comparison(own, Relation.LESS, other));
    BooleanExpression holder = new Comparison(own, Relation.GREATER, IntegerExpression.of(0));
    program.command(
        "try",
        is(here, SLEEPING),
        new Assignment(mine, other.plus(IntegerExpression.of(1))),
        set(here, TRYING));
    program.command(
        "enter",
        strengthened
            ? BooleanExpression.all(is(here, TRYING), turn, holder)
            : is(here, TRYING).and(turn),
        set(here, CRITICAL));
    program.command("leave", is(here, CRITICAL), set(mine, 0), set(here, SLEEPING));
  }

  private static BooleanExpression is(StateVariable at, int place) {
    return IntegerExpression.of(at).equalTo(place);
  }

  private static Assignment set(StateVariable variable, long value) {
    return new Assignment(variable, IntegerExpression.of(value));
  }
}
