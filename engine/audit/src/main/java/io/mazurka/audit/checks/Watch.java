package io.mazurka.audit.checks;

import io.mazurka.audit.outcome.AuditListener;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.Progress;
import io.mazurka.kernel.exploration.SearchListener;

/** Tells how far an audit has come, and stops it when its time is up or the user wants it. */
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

  /** Whether this part of the time is over. */
  boolean isSpent(double part) {
    return elapsed() > seconds * part;
  }

  /** What follows is a new phase of so many parts. */
  void begin(String what, long parts) {
    phase = what;
    total = parts;
    pause(0);
  }

  /** Reports that so much of the phase is done. */
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

  /** This, for a search that is part of the audit. */
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
