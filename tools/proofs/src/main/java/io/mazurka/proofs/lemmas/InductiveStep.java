package io.mazurka.proofs.lemmas;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Connective.All;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.program.Command;
import io.mazurka.proofs.encoding.Encoding;
import io.mazurka.proofs.induction.ProgramPath;
import io.mazurka.proofs.solver.Satisfiability;
import io.mazurka.proofs.solver.SolverSession;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Asks a solver whether single steps preserve a condition, from states in which all assumptions
 * hold.
 */
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

  /** Assumes conditions from now on. */
  void suppose(List<BooleanExpression> conditions) {
    conditions.forEach(condition -> session.add(encoding.holds(condition, 0)));
  }

  /** Whether steps preserve a condition, under assumptions for this question only. */
  boolean keeps(BooleanExpression condition, List<BooleanExpression> supposed) {
    session.push();
    suppose(supposed);
    Satisfiability answer = session.check(broken(condition));
    session.pop();
    return answer == Satisfiability.UNSATISFIABLE;
  }

  /**
   * The largest set of candidates that steps preserve together, each with its images: candidates
   * that a step breaks are removed until no step breaks one (Flanagan and Leino 2001).
   */
  List<BooleanExpression> keptTogether(Map<BooleanExpression, List<BooleanExpression>> candidates) {
    List<BooleanExpression> alive = new ArrayList<>(candidates.keySet());
    List<BooleanExpression> numbered = List.copyOf(alive);
    session.push();
    for (int number = 0; number < numbered.size(); number++) {
      BooleanExpression candidate = numbered.get(number);
      session.run("(declare-const candidate%d Bool)".formatted(number));
      session.run("(declare-const broken%d Bool)".formatted(number));
      String all = encoding.holds(new All(candidates.getOrDefault(candidate, List.of())), 0);
      session.add("(=> candidate%d %s)".formatted(number, all));
      session.add("(=> broken%d %s)".formatted(number, broken(candidate)));
    }
    boolean open = true;
    while (open && !alive.isEmpty()) {
      session.push();
      List<String> broken = new ArrayList<>();
      for (BooleanExpression one : alive) {
        session.add("candidate" + numbered.indexOf(one));
        broken.add("broken" + numbered.indexOf(one));
      }
      session.add("(or false " + String.join(" ", broken) + ")");
      Satisfiability answer = session.check();
      open = answer != Satisfiability.UNSATISFIABLE;
      if (answer == Satisfiability.SATISFIABLE) {
        int[] state = encoding.states(session, 0).get(0);
        alive.removeIf(one -> isBroken(one, state));
      } else if (open) {
        alive.clear();
      }
      session.pop();
    }
    session.pop();
    return alive;
  }

  private boolean isBroken(BooleanExpression condition, int[] state) {
    return encoding.program().commands().stream()
        .filter(command -> command.guard().holds(state))
        .anyMatch(command -> !condition.holds(ProgramPath.successor(command, state)));
  }

  /** A state from which a step breaks a condition; empty if there is none. */
  int[] breaking(BooleanExpression condition) {
    session.push();
    session.add(broken(condition));
    Satisfiability answer = session.check();
    int[] state =
        answer == Satisfiability.SATISFIABLE ? encoding.states(session, 0).get(0) : new int[0];
    session.pop();
    if (answer == Satisfiability.UNKNOWN) {
      throw new UndecidedException(session.trouble());
    }
    return state;
  }

  /** Declares groups of conditions that later questions may assume by index. */
  void offer(List<List<BooleanExpression>> groups) {
    for (int group = 0; group < groups.size(); group++) {
      String all = encoding.holds(new All(groups.get(group)), 0);
      session.run("(declare-const group%d Bool)".formatted(group));
      session.add("(=> group%d %s)".formatted(group, all));
    }
  }

  /**
   * A subset of some groups whose assumption is enough for steps to preserve a condition; null if
   * all of them together are not enough.
   */
  @Nullable Set<Integer> support(BooleanExpression condition, Collection<Integer> groups) {
    session.push();
    session.add(broken(condition));
    List<String> names = groups.stream().map(group -> "group" + group).toList();
    Set<Integer> core = null;
    if (session.checkAssuming(names) == Satisfiability.UNSATISFIABLE) {
      core = new TreeSet<>();
      for (String name : session.core()) {
        core.add(Integer.valueOf(name.substring("group".length())));
      }
    }
    session.pop();
    return core;
  }

  /**
   * The formula that some command breaks a condition; only commands that write a variable which it
   * reads can.
   */
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
