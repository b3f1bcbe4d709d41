package io.mazurka.proofs.solver;

/** The solvers there are, the preferred one first. */
public enum SolverKind {
  Z3("z3", "Z3 4.14.1"),
  SMTINTERPOL("smtinterpol", "SMTInterpol 2.5");

  private final String option;
  private final String title;

  SolverKind(String option, String title) {
    this.option = option;
    this.title = title;
  }

  /** A new engine; throws a {@link SolverMissingException} if it does not run on this machine. */
  public SmtEngine start() {
    try {
      return this == Z3 ? new Z3Engine() : new InterpolEngine();
    } catch (LinkageError e) {
      throw new SolverMissingException("%s does not run here: %s".formatted(title, reason(e)), e);
    }
  }

  /** What went wrong first, when a library was loaded. */
  private static String reason(Throwable problem) {
    Throwable cause = problem.getCause();
    return cause == null ? String.valueOf(problem.getMessage()) : reason(cause);
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
