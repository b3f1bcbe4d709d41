package io.mazurka.kernel.model;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A thread that runs a check and knows which code of the model it is in, for others to tell if it
 * does not come back. It does not keep the process alive.
 */
public final class ModelThread extends Thread {

  private volatile @Nullable Supplier<String> running;

  public ModelThread(Runnable work) {
    super(work, "model");
    setDaemon(true);
  }

  /**
   * Notes which code of the model the present thread calls from now on.
   *
   * @param code what it is, in words; null when it has returned
   */
  public static void note(@Nullable Supplier<String> code) {
    if (Thread.currentThread() instanceof ModelThread thread) {
      thread.running = code;
    }
  }

  /** Which code of the model the thread is in, in words; empty if in none that is known. */
  public String running() {
    Supplier<String> code = running;
    return code == null ? "" : code.get();
  }
}
