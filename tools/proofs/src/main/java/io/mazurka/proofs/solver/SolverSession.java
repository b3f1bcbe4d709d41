package io.mazurka.proofs.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleSupplier;

/** A stack of assertions, and a solver that checks them. A session counts its checks. */
public final class SolverSession implements AutoCloseable {

  /** The first line of every script. */
  public static final String PROLOGUE = "(set-logic QF_LIA)\n";

  /** The longest time limit in milliseconds; solvers store it in 32 bits. */
  private static final double LONGEST = 1e9;

  private final SmtEngine engine;
  private final DoubleSupplier seconds;
  private long checks;
  private String trouble = "";

  /**
   * A session that owns its engine and closes it.
   *
   * @param seconds the time limit of the next check; without any time left the answer is unknown
   */
  public SolverSession(SmtEngine engine, DoubleSupplier seconds) {
    this.engine = engine;
    this.seconds = seconds;
    run("(set-option :produce-models true)(set-option :produce-unsat-assumptions true)" + PROLOGUE);
  }

  /** A session without a time limit. */
  public SolverSession(SmtEngine engine) {
    this(engine, () -> Double.POSITIVE_INFINITY);
  }

  /** Runs declarations or assertions, which have no answers. */
  public void run(String commands) {
    String answer = engine.execute(commands);
    if (!answer.isBlank()) {
      throw new SolverFailedException(answer.strip());
    }
  }

  public void add(String formula) {
    run("(assert " + formula + ")");
  }

  public void push() {
    run("(push 1)");
  }

  public void pop() {
    run("(pop 1)");
  }

  public Satisfiability check() {
    return asked("(check-sat)");
  }

  private Satisfiability asked(String command) {
    double left = seconds.getAsDouble();
    if (left <= 0) {
      trouble = "the time is over";
      return Satisfiability.UNKNOWN;
    }
    checks++;
    long milliseconds = (long) Math.max(1, Math.min(left * 1_000, LONGEST));
    String answer = engine.execute(command, milliseconds).strip();
    Satisfiability meaning = Satisfiability.of(answer);
    trouble = meaning == Satisfiability.UNKNOWN ? answer : trouble;
    return meaning;
  }

  /** Whether the assertions are satisfiable together with Boolean symbols. */
  public Satisfiability checkAssuming(List<String> symbols) {
    return asked("(check-sat-assuming (" + String.join(" ", symbols) + "))");
  }

  /** Whether the assertions are satisfiable together with a formula, which is not kept. */
  public Satisfiability check(String formula) {
    push();
    add(formula);
    Satisfiability answer = check();
    pop();
    return answer;
  }

  /** The values of symbols after a satisfiable check; a truth value is 1 or 0. */
  public List<Long> values(List<String> symbols) {
    if (symbols.isEmpty()) {
      return List.of();
    }
    String answer = engine.execute("(get-value (" + String.join(" ", symbols) + "))");
    List<Long> values = new ArrayList<>();
    for (SExpression pair : SExpression.read(answer).parts()) {
      values.add(pair.parts().get(1).number());
    }
    return values;
  }

  /** Those assumed symbols that are unsatisfiable together, after an unsatisfiable check. */
  public List<String> core() {
    return SExpression.read(engine.execute("(get-unsat-assumptions)")).parts().stream()
        .map(SExpression::text)
        .toList();
  }

  /** The number of checks. */
  public long checks() {
    return checks;
  }

  /** The last reason why the solver did not know. */
  public String trouble() {
    return trouble;
  }

  @Override
  public void close() {
    engine.close();
  }
}
