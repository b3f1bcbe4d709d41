package io.mazurka.proofs.solver;

import java.util.function.Supplier;

/** The solvers there are, the preferred one first. */
public enum SolverKind {
  Z3("z3", "Z3 4.14.1", Z3Engine::new),
  SMTINTERPOL("smtinterpol", "SMTInterpol 2.5", InterpolEngine::new);

  private final String option;
  private final String title;
  private final Supplier<SmtEngine> engine;

  SolverKind(String option, String title, Supplier<SmtEngine> engine) {
    this.option = option;
    this.title = title;
    this.engine = engine;
  }

  /** A new engine; throws a {@link SolverMissingException} if it does not run on this machine. */
  public SmtEngine start() {
    try {
      return engine.get();
    } catch (LinkageError e) {
      throw new SolverMissingException(
          "%s does not run here: %s".formatted(title, e.getMessage()), e);
    }
  }

  /** Whether it runs on this machine. */
  public boolean isAvailable() {
    try {
      start().close();
      return true;
    } catch (SolverMissingException e) {
      return false;
    }
  }

  /** The one that checks what this one found. */
  public SolverKind other() {
    return this == Z3 ? SMTINTERPOL : Z3;
  }

  /** How it is called on the command line. */
  public String option() {
    return option;
  }

  /** Its name and version. */
  @Override
  public String toString() {
    return title;
  }
}
