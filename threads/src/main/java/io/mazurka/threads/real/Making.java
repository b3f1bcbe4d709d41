package io.mazurka.threads.real;

import io.mazurka.kernel.dynamic.execution.PackedEvent;

/** Numbers what is made in one run, by who makes it and as its how manyth. */
final class Making {

  private final Numbering objectNumbers;
  private final Numbering threadNumbers;

  /**
   * The number of objects that each thread has made; the controller, which declares the program,
   * comes first.
   */
  private final int[] objects = new int[PackedEvent.MOST_THREADS + 1];

  private final int[] threads = new int[PackedEvent.MOST_THREADS + 1];

  Making(Numbering objectNumbers, Numbering threadNumbers) {
    this.objectNumbers = objectNumbers;
    this.threadNumbers = threadNumbers;
  }

  int objectBy(int maker) {
    return objectNumbers.of(maker, ++objects[maker - Baton.CONTROLLER]);
  }

  int threadBy(int maker) {
    int number = threadNumbers.of(maker, ++threads[maker - Baton.CONTROLLER]);
    if (number >= PackedEvent.MOST_THREADS) {
      throw new IllegalStateException("more than %d threads".formatted(PackedEvent.MOST_THREADS));
    }
    return number;
  }
}
