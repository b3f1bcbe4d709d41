package io.mazurka.dpor.execution;

/**
 * A program that is run one event at a time. Events are numbered from zero in the order in which
 * they are taken; each is described by a {@link PackedEvent}.
 */
public interface Execution {

  /** The number of threads known so far; they are numbered from zero. */
  int threads();

  /**
   * The next event of {@code thread}, as it would turn out now. The event is marked as blocked if
   * it cannot be taken; it is {@link PackedEvent#NONE} if the thread has ended.
   */
  long next(int thread);

  /** The number of alternatives of the next event of {@code thread}; zero if it cannot be taken. */
  int alternatives(int thread);

  /**
   * Goes back to the state after {@code depth} events, and takes the next event of {@code thread}
   * there; returns that event.
   */
  long take(int depth, int thread, int alternative);

  /**
   * Goes to the state after the events of {@code path}, by thread and alternative, from wherever
   * the execution is; forgets what it knows of other runs.
   */
  default void reach(long[] path) {
    for (int depth = 0; depth < path.length; depth++) {
      take(depth, PackedEvent.thread(path[depth]), PackedEvent.alternative(path[depth]));
    }
  }

  /** The thread to go on with if any will do: the one that is cheapest to run. */
  default int preferred() {
    return 0;
  }

  /**
   * An event of {@code thread} as it would have turned out just before event {@code earlier}, which
   * accesses the same object.
   *
   * @param later the number of the event of {@code thread}; the number of all events if the thread
   *     has not taken it yet
   */
  long before(int earlier, int later, int thread);
}
