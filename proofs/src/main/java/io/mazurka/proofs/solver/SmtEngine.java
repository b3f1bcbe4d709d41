package io.mazurka.proofs.solver;

/** A solver that runs commands of SMT-LIB 2.6, for one user at a time. */
public interface SmtEngine extends AutoCloseable {

  /**
   * Runs commands and gives what they answer, one answer a line; an error is an answer that begins
   * with {@code (error}.
   */
  String execute(String commands);

  /** Runs one command that checks, and gives up after some time; no other command has a limit. */
  String execute(String check, long milliseconds);

  /** Gives back what it holds. */
  @Override
  void close();
}
