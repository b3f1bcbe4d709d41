package io.mazurka.audit.checks;

import io.mazurka.audit.outcome.AuditListener;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.Progress;
import io.mazurka.kernel.exploration.SearchListener;

/**
 * Reports the progress of an audit, and stops the audit when its time is up or the user interrupts.
 */
public final class Watch {

  private static final long PROGRESS_NANOS = 250_000_000L;

  private final AuditListener listener;
  private final long start = System.nanoTime();
  private final double seconds;
  private long nextProgress = start + PROGRESS_NANOS;
  private String phase = "";
  private long total;

  public Watch(AuditListener listener, double seconds) {
    this.listener = listener;
    this.seconds = seconds;
  }

  public double elapsed() {
    return (System.nanoTime() - start) / 1e9;
  }

  /** Whether more than this part of the time is over. */
  boolean isSpent(double part) {
    return elapsed() > seconds * part;
  }

  /** Begins a new phase with {@code parts} parts. */
  void begin(String what, long parts) {
    phase = what;
    total = parts;
    pause(0);
  }

  /**
   * Reports that {@code done} parts of the phase are done; throws a {@link StoppedException} if the
   * audit has to stop.
   */
  void pause(long done) {
    if (listener.cancelled()) {
      throw new StoppedException(EndReason.INTERRUPTED);
    }
    if (isSpent(1)) {
      throw new StoppedException(EndReason.TIME_LIMIT);
    }
    if (System.nanoTime() >= nextProgress) {
      nextProgress = System.nanoTime() + PROGRESS_NANOS;
      listener.progress(phase, done, total, elapsed());
    }
  }

  /** A listener for a search that is part of the audit. */
  SearchListener ofSearch() {
    return new SearchListener() {
      @Override
      public void progress(Progress progress) {
        pause(progress.states());
      }

      @Override
      public boolean cancelled() {
        pause(0);
        return false;
      }
    };
  }
}
