package io.mazurka.cli.outcome;

import io.mazurka.kernel.supervision.ModelThread;
import java.io.PrintStream;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * Lets a run end in order when the user stops it. A signal starts the shutdown of the JVM; a
 * shutdown hook delays the shutdown until the search has stopped and its figures are printed. A
 * model that ends the JVM also starts a shutdown; it is reported as an error of the model.
 */
public final class Interruption implements BooleanSupplier {

  /** The time within which a running search notices that it should stop. */
  private static final int NOTICE_SECONDS = 1;

  /** The time to stop a search and print its figures; a model that hangs is not awaited longer. */
  private static final int PATIENCE_SECONDS = 10;

  private final PrintStream err;
  private final CountDownLatch finished = new CountDownLatch(1);
  private volatile boolean interrupted;
  private volatile boolean noticed;
  private volatile int exitCode = ExitCode.INTERRUPTED;

  private Interruption(PrintStream err) {
    this.err = err;
  }

  /**
   * Waits for signals from now on, and complains to {@code err} if the run does not end in order.
   */
  public static Interruption awaited(PrintStream err) {
    Interruption interruption = new Interruption(err);
    Runtime.getRuntime().addShutdownHook(new Thread(interruption::shutDown, "interruption"));
    return interruption;
  }

  @Override
  public boolean getAsBoolean() {
    noticed |= interrupted;
    return interrupted;
  }

  private void shutDown() {
    if (finished.getCount() == 0) {
      return;
    }
    ModelExit.find().ifPresent(this::blame);
    interrupted = true;
    try {
      boolean ended = finished.await(NOTICE_SECONDS, TimeUnit.SECONDS);
      while (!ended && isSaving()) {
        ended = finished.await(NOTICE_SECONDS, TimeUnit.SECONDS);
      }
      if (!ended && !(noticed && finished.await(PATIENCE_SECONDS, TimeUnit.SECONDS))) {
        err.println("mazurka: interrupted before there was anything to tell");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    Runtime.getRuntime().halt(exitCode);
  }

  /** Whether a file is being written that must not be cut off, however long that takes. */
  private static boolean isSaving() {
    return Thread.getAllStackTraces().keySet().stream()
        .anyMatch(thread -> thread instanceof ModelThread model && model.isSaving());
  }

  private void blame(ModelExit exit) {
    err.println("mazurka: " + exit.message());
    err.flush();
    Runtime.getRuntime().halt(ExitCode.MODEL_MISBEHAVED);
  }

  /** Ends the JVM, after everything was printed. */
  public void exit(int code) {
    exitCode = code;
    finished.countDown();
    System.exit(code);
  }
}
