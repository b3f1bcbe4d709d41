package io.mazurka.proofs.solver;

/** A solver that runs commands of SMT-LIB 2.6, for one user at a time. */
public interface SmtEngine extends AutoCloseable {

  /**
   * Runs commands and returns their answers, one per line. An answer that begins with {@code
   * (error} is an error.
   */
  String execute(String commands);

  /** Runs a single check with a time limit. No other command has a time limit. */
  String execute(String check, long milliseconds);

  /** Releases the resources of the solver. */
  @Override
  void close();
}
