package io.mazurka.proofs.solver;

/** The supported solvers, the preferred one first. */
public enum SolverKind {
  Z3("z3", "Z3 4.14.1"),
  SMTINTERPOL("smtinterpol", "SMTInterpol 2.5");

  private final String option;
  private final String title;

  SolverKind(String option, String title) {
    this.option = option;
    this.title = title;
  }

  /**
   * Starts a new engine; throws a {@link SolverMissingException} if the solver does not run on this
   * machine.
   */
  public SmtEngine start() {
    try {
      return this == Z3 ? new Z3Engine() : new InterpolEngine();
    } catch (LinkageError e) {
      throw new SolverMissingException("%s does not run here: %s".formatted(title, reason(e)), e);
    }
  }

  /** The first cause of a problem, such as one in loading a library. */
  private static String reason(Throwable problem) {
    Throwable cause = problem.getCause();
    return cause == null ? String.valueOf(problem.getMessage()) : reason(cause);
  }

  /** The solver that confirms what this one found. */
  public SolverKind other() {
    return this == Z3 ? SMTINTERPOL : Z3;
  }

  /** The name on the command line. */
  public String option() {
    return option;
  }

  /** The name and version. */
  @Override
  public String toString() {
    return title;
  }
}
