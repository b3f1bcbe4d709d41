package io.mazurka.threads.real;

import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.threads.real.turns.Complaint;
import io.mazurka.threads.real.turns.Numbering;
import io.mazurka.threads.real.turns.ThreadPool;

/**
 * The setting that all runs of a program share: thread pool, numbers and the controller's patience.
 */
final class RealSetting implements AutoCloseable {

  private final ThreadPool pool = new ThreadPool();
  private final Numbering objects;
  private final Numbering threads;
  private final Precedents precedents = new Precedents();
  private final long patienceMillis;
  private final boolean showsLines;

  /**
   * A setting whose threads and objects are numbered by {@code threads} and {@code objects}, which
   * other settings may share.
   */
  RealSetting(Numbering threads, Numbering objects, long patienceMillis, boolean showsLines) {
    this.threads = threads;
    this.objects = objects;
    this.patienceMillis = patienceMillis;
    this.showsLines = showsLines;
  }

  ThreadPool pool() {
    return pool;
  }

  Numbering objects() {
    return objects;
  }

  Numbering threads() {
    return threads;
  }

  /** The outcomes seen in all runs so far. */
  Precedents precedents() {
    return precedents;
  }

  long patienceMillis() {
    return patienceMillis;
  }

  /** Whether events should record their line of code, which takes time. */
  boolean showsLines() {
    return showsLines;
  }

  /** Gives up on a thread that does not come back; the exception says what the thread is doing. */
  ModelMisbehavedException stuck(int number, String name) {
    Thread thread = pool.thread(number);
    boolean waits = thread.getState() != Thread.State.RUNNABLE;
    String complaint = Complaint.stuck(name, patienceMillis, waits, thread.getStackTrace());
    pool.replace(number);
    return new ModelMisbehavedException(complaint);
  }

  /** The exception for a program that behaved differently in a repeated run. */
  ModelMisbehavedException divergence(String how) {
    return new ModelMisbehavedException(
        ("the program is not deterministic: %s; it must not depend on clocks, hash codes, random"
                + " numbers, the order of a set or map, anything that outlives a run, or data that threads share without"
                + " declaring it")
            .formatted(how));
  }

  @Override
  public void close() {
    pool.close();
  }
}
