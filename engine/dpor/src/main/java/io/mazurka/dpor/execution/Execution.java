package io.mazurka.dpor.execution;

/**
 * A program that is run one event at a time, under control. Events are numbered from zero in the
 * order they are taken; they are described as {@link PackedEvent}es.
 */
public interface Execution {

  /** The number of threads known so far; they are numbered from zero. */
  int threads();

  /**
   * What {@code thread} does next, as it would turn out now; marked as blocked if it cannot be
   * taken, {@link PackedEvent#NONE} if the thread has ended.
   */
  long next(int thread);

  /** The number of alternatives of the next event of {@code thread}; zero if it cannot be taken. */
  int alternatives(int thread);

  /**
   * Goes back to where {@code depth} events had been taken, and takes the next event of {@code
   * thread} there.
   */
  long take(int depth, int thread, int alternative);

  /** The thread to go on with where any will do: the cheapest one to run. */
  default int preferred() {
    return 0;
  }

  /**
   * What an event of {@code thread} would be had it been taken just before event {@code earlier},
   * which accesses the same object.
   *
   * @param later the number of the event, or the number of events if the thread has yet to take it
   */
  long before(int earlier, int later, int thread);
}
