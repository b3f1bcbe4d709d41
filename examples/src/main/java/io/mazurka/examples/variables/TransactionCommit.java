package io.mazurka.examples.variables;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.variables.StateVariable;
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
 * Two-phase commit over shared variables (Gray and Lamport 2006): resource managers prepare or
 * abort, and a transaction manager commits when all of them have prepared. Messages are never
 * received, only read; so each is a variable that says whether it was sent.
 *
 * <p>With {@code hasty=1} the transaction manager commits as soon as one has prepared, and one
 * manager commits what another has aborted.
 */
public final class TransactionCommit implements Model {

  /** How far a resource manager is. */
  enum State {
    WORKING,
    PREPARED,
    COMMITTED,
    ABORTED
  }

  @Override
  public String name() {
    return "transaction-commit";
  }

  @Override
  public String summary() {
    return "two-phase commit of resource managers over shared variables";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("managers", 3, 1, 7), Parameter.of("hasty", 0, 0, 1));
  }

  @Override
  public Checkable create(Arguments arguments) {
    return model(arguments.get("managers"), arguments.get("hasty") == 1);
  }

  /** The commit of so many resource managers. */
  public static GuardedModel model(int managers, boolean hasty) {
    ProgramBuilder commit = Program.named("transaction-commit");
    List<StateVariable> state = new ArrayList<>();
    List<StateVariable> sent = new ArrayList<>();
    List<StateVariable> heard = new ArrayList<>();
    for (int manager = 1; manager <= managers; manager++) {
      state.add(commit.variable("state[" + manager + "]", State.WORKING));
      sent.add(commit.bool("prepared[" + manager + "]", false));
      heard.add(commit.bool("heard[" + manager + "]", false));
    }
    StateVariable open = commit.bool("open", true);
    StateVariable commits = commit.bool("commit", false);
    StateVariable aborts = commit.bool("abort", false);

    BooleanExpression[] all = heard.stream().map(one -> is(one)).toArray(BooleanExpression[]::new);
    BooleanExpression enough = hasty ? BooleanExpression.any(all) : BooleanExpression.all(all);
    commit.process("transaction");
    for (int manager = 0; manager < managers; manager++) {
      commit.command(
          "hear " + (manager + 1), is(open).and(is(sent.get(manager))), set(heard.get(manager), 1));
    }
    commit.command("commit", is(open).and(enough), set(open, 0), set(commits, 1));
    commit.command("abort", is(open), set(open, 0), set(aborts, 1));

    for (int manager = 0; manager < managers; manager++) {
      StateVariable its = state.get(manager);
      commit.process("manager" + (manager + 1));
      commit.command(
          "prepare", at(its, State.WORKING), set(its, State.PREPARED), set(sent.get(manager), 1));
      commit.command("give up", at(its, State.WORKING), set(its, State.ABORTED));
      commit.command("commit", is(commits), set(its, State.COMMITTED));
      commit.command("abort", is(aborts), set(its, State.ABORTED));
    }
    BooleanExpression[] none =
        state.stream().map(one -> at(one, State.ABORTED).not()).toArray(BooleanExpression[]::new);
    BooleanExpression[] nobody =
        state.stream().map(one -> at(one, State.COMMITTED).not()).toArray(BooleanExpression[]::new);
    return GuardedModel.of(
        commit.build(),
        Map.of("consistency", BooleanExpression.all(none).or(BooleanExpression.all(nobody))));
  }

  private static BooleanExpression is(StateVariable variable) {
    return BooleanExpression.of(variable);
  }

  private static BooleanExpression at(StateVariable variable, State value) {
    return IntegerExpression.of(variable).equalTo(value);
  }

  private static Assignment set(StateVariable variable, State value) {
    return new Assignment(variable, value);
  }

  private static Assignment set(StateVariable variable, long value) {
    return new Assignment(variable, IntegerExpression.of(value));
  }
}
