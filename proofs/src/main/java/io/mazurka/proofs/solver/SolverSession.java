package io.mazurka.proofs.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleSupplier;

/** Assertions on a stack, and what a solver says of them. It counts its checks. */
public final class SolverSession implements AutoCloseable {

  /** How every script begins. */
  public static final String PROLOGUE = "(set-logic QF_LIA)\n";

  /** In milliseconds; solvers count them in 32 bits. */
  private static final double LONGEST = 1e9;

  private final SmtEngine engine;
  private final DoubleSupplier seconds;
  private long checks;
  private String trouble = "";

  /**
   * A session of an engine that is used for nothing else, and is closed with it.
   *
   * @param seconds how long the next check may take, asked each time; if there is no time left, the
   *     answer is not known
   */
  public SolverSession(SmtEngine engine, DoubleSupplier seconds) {
    this.engine = engine;
    this.seconds = seconds;
    run("(set-option :produce-models true)(set-option :produce-unsat-assumptions true)" + PROLOGUE);
  }

  /** The same with as much time as every check takes. */
  public SolverSession(SmtEngine engine) {
    this(engine, () -> Double.POSITIVE_INFINITY);
  }

  /** Declares or asserts something, as commands that answer nothing. */
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

  /** Whether what was asserted can hold together with Boolean symbols. */
  public Satisfiability checkAssuming(List<String> symbols) {
    return asked("(check-sat-assuming (" + String.join(" ", symbols) + "))");
  }

  /** Whether a formula can hold together with what was asserted; it is not kept. */
  public Satisfiability check(String formula) {
    push();
    add(formula);
    Satisfiability answer = check();
    pop();
    return answer;
  }

  /** The values of symbols after a satisfiable check; a condition is 1 or 0. */
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

  /** Which of the symbols assumed cannot hold together, after an unsatisfiable check. */
  public List<String> core() {
    return SExpression.read(engine.execute("(get-unsat-assumptions)")).parts().stream()
        .map(SExpression::text)
        .toList();
  }

  /** How many checks there were. */
  public long checks() {
    return checks;
  }

  /** What the solver said last when it did not know. */
  public String trouble() {
    return trouble;
  }

  @Override
  public void close() {
    engine.close();
  }
}
