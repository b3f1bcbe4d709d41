package io.mazurka.threads.real;

/** What all runs of a program share: the pool, the numbers, and how patient the controller is. */
final class RealSetting implements AutoCloseable {

  private final ThreadPool pool = new ThreadPool();
  private final Numbering objects = new Numbering();
  private final Numbering threads = new Numbering();
  private final long patienceMillis;
  private final boolean showsLines;

  RealSetting(long patienceMillis, boolean showsLines) {
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

  long patienceMillis() {
    return patienceMillis;
  }

  /** Whether events are to know where in the code they come from, which takes time. */
  boolean showsLines() {
    return showsLines;
  }

  @Override
  public void close() {
    pool.close();
  }
}
