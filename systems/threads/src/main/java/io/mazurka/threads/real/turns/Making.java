package io.mazurka.threads.real.turns;

import io.mazurka.dpor.execution.PackedEvent;

/**
 * Numbers the objects and threads that are made in one run. The number depends only on the thread
 * that makes the object, and on how many objects this thread has made before.
 */
public final class Making {

  private final Numbering objectNumbers;
  private final Numbering threadNumbers;

  /**
   * The number of objects that each thread has made; the controller, which declares the program,
   * comes first.
   */
  private final int[] objects = new int[PackedEvent.MOST_THREADS + 1];

  private final int[] threads = new int[PackedEvent.MOST_THREADS + 1];

  public Making(Numbering objectNumbers, Numbering threadNumbers) {
    this.objectNumbers = objectNumbers;
    this.threadNumbers = threadNumbers;
  }

  public int objectBy(int maker) {
    return objectNumbers.of(maker, ++objects[maker - Baton.CONTROLLER]);
  }

  public int threadBy(int maker) {
    int nth = ++threads[maker - Baton.CONTROLLER];
    if (threadNumbers.count() == PackedEvent.MOST_THREADS && threadNumbers.isNew(maker, nth)) {
      throw new Refused(
          "the program starts more than %d threads, which is the most that can be explored; let the test start fewer"
              .formatted(PackedEvent.MOST_THREADS));
    }
    return threadNumbers.of(maker, nth);
  }
}
