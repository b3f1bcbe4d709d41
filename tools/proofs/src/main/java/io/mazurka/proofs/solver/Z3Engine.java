package io.mazurka.proofs.solver;

import com.microsoft.z3.Context;
import com.microsoft.z3.Native;
import com.microsoft.z3.Z3Exception;

/**
 * Z3, whose native library comes with its jar.
 *
 * <p>Z3 has a single time limit for all contexts of a process and all commands, even a push, and an
 * interrupted push leaves a context unusable. So only one context at a time is created, used or
 * closed, and the limit is set only during a check.
 */
final class Z3Engine implements SmtEngine {

  private static final Object PROCESS = new Object();
  private static final long UNLIMITED = 0xFFFF_FFFFL;

  private final Context context;

  Z3Engine() {
    synchronized (PROCESS) {
      this.context = new Context();
    }
  }

  @Override
  public String execute(String commands) {
    synchronized (PROCESS) {
      try {
        return Native.evalSmtlib2String(context.nCtx(), commands);
      } catch (Z3Exception e) {
        return "(error \"%s\")".formatted(e.getMessage());
      }
    }
  }

  @Override
  public String execute(String check, long milliseconds) {
    synchronized (PROCESS) {
      limit(milliseconds);
      try {
        return execute(check);
      } finally {
        limit(UNLIMITED);
      }
    }
  }

  private void limit(long milliseconds) {
    String answer = execute("(set-option :timeout %d)".formatted(milliseconds));
    if (!answer.isBlank()) {
      throw new SolverFailedException(answer.strip());
    }
  }

  @Override
  public void close() {
    synchronized (PROCESS) {
      context.close();
    }
  }
}
