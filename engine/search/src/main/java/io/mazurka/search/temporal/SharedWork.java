package io.mazurka.search.temporal;

import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.Pace;
import io.mazurka.kernel.exploration.Progress;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.supervision.Crew;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Divides work on the states of a graph among all workers, in parts of neighbouring states. The
 * work ends early when the time is up or the user interrupts; then the caller gets an exception.
 */
final class SharedWork {

  /** How many states a part has. */
  static final int PART = 1 << 12;

  private final SearchTask task;
  private final Pace pace;
  private final Supplier<Progress> progress;
  private volatile @Nullable EndReason end;

  /**
   * @param progress the progress to report meanwhile
   */
  SharedWork(SearchTask task, Supplier<Progress> progress) {
    this.task = task;
    this.pace = new Pace(task);
    this.progress = progress;
  }

  /** The work of one worker on the states of each part. */
  interface Share {
    void work(int part, int from, int to);
  }

  /** The work of one worker on each part. */
  interface PartShare {
    void work(int part);
  }

  /** Has the workers deal with {@code states} states, part by part. */
  void run(int states, Supplier<Share> worker) {
    runParts(
        parts(states),
        () -> {
          Share share = worker.get();
          return part -> share.work(part, part * PART, (int) Math.min(states, (part + 1L) * PART));
        });
  }

  /** Has the workers deal with {@code parts} parts. */
  void runParts(int parts, Supplier<PartShare> worker) {
    AtomicInteger next = new AtomicInteger();
    try (Crew crew = new Crew(Math.max(1, Math.min(task.workforce().workers(), parts)))) {
      crew.run(
          member -> {
            PartShare share = worker.get();
            int part = next.getAndIncrement();
            while (part < parts && end == null) {
              share.work(part);
              if (member == 0) {
                look();
              }
              part = next.getAndIncrement();
            }
          });
    }
    requireTime();
  }

  static int parts(int states) {
    return (int) ((states + (long) PART - 1) / PART);
  }

  /** Looks whether time is up or the user has interrupted; returns whether the work has to end. */
  boolean look() {
    if (end == null) {
      end = pace.look(seconds -> progress.get());
    }
    return end != null;
  }

  /** Whether there is time to go on. */
  boolean goOn(long done) {
    return !look();
  }

  /** Throws an {@link OutOfTimeException} if the work has to end. */
  void requireTime() {
    EndReason why = end;
    if (why != null) {
      throw new OutOfTimeException(why);
    }
  }

  /** The work ended early. */
  static final class OutOfTimeException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final EndReason reason;

    OutOfTimeException(EndReason reason) {
      super(reason.name(), null, false, false);
      this.reason = reason;
    }

    EndReason reason() {
      return reason;
    }
  }
}
