package io.mazurka.proofs.lemmas;

import io.mazurka.expressions.tree.All;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.StateVariable;
import io.mazurka.guarded.program.Command;
import io.mazurka.proofs.encoding.Encoding;
import io.mazurka.proofs.solver.Satisfiability;
import io.mazurka.proofs.solver.SolverSession;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/** Asks whether single steps keep a condition, from states in which all that is supposed holds. */
final class InductiveStep implements AutoCloseable {

  private final Encoding encoding;
  private final SolverSession session;

  InductiveStep(Encoding encoding, Supplier<SolverSession> sessions) {
    this.encoding = encoding;
    this.session = sessions.get();
    session.run(encoding.declared(0));
  }

  /** Whether conditions hold in all initial states. */
  boolean holdInitially(List<BooleanExpression> conditions) {
    String all = encoding.holds(new All(conditions), 0);
    return session.check("(and %s (not %s))".formatted(encoding.initial(), all))
        == Satisfiability.UNSATISFIABLE;
  }

  /** Supposes conditions from now on. */
  void suppose(List<BooleanExpression> conditions) {
    conditions.forEach(condition -> session.add(encoding.holds(condition, 0)));
  }

  /** Whether steps keep a condition, if others are supposed just for that. */
  boolean keeps(BooleanExpression condition, List<BooleanExpression> supposed) {
    session.push();
    suppose(supposed);
    Satisfiability answer = session.check(broken(condition));
    session.pop();
    return answer == Satisfiability.UNSATISFIABLE;
  }

  /** A state from which a step breaks a condition; empty if there is none. */
  int[] breaking(BooleanExpression condition) {
    session.push();
    session.add(broken(condition));
    Satisfiability answer = session.check();
    int[] state =
        answer == Satisfiability.SATISFIABLE
            ? encoding.state(session.values(encoding.symbols(0)))
            : new int[0];
    session.pop();
    if (answer == Satisfiability.UNKNOWN) {
      throw new UndecidedException(session.trouble());
    }
    return state;
  }

  /** Which of several groups have to be supposed, for steps to keep a condition. */
  List<Integer> support(BooleanExpression condition, List<List<BooleanExpression>> groups) {
    for (int group = 0; group < groups.size(); group++) {
      String all = encoding.holds(new All(groups.get(group)), 0);
      session.add("(! %s :named group%d)".formatted(all, group));
    }
    session.add(broken(condition));
    if (session.check() != Satisfiability.UNSATISFIABLE) {
      throw new UndecidedException(session.trouble());
    }
    return session.core().stream().map(name -> Integer.valueOf(name.substring(5))).toList();
  }

  /** That some command breaks a condition; only those that write what it reads can. */
  private String broken(BooleanExpression condition) {
    Set<StateVariable> reads = condition.reads();
    List<String> ways = new ArrayList<>();
    for (Command command : encoding.program().commands()) {
      if (command.writes().stream().anyMatch(reads::contains)) {
        String after = encoding.after(command, 0).of(condition);
        ways.add("(and %s (not %s))".formatted(encoding.holds(command.guard(), 0), after));
      }
    }
    return "(or false " + String.join(" ", ways) + ")";
  }

  long checks() {
    return session.checks();
  }

  @Override
  public void close() {
    session.close();
  }
}
