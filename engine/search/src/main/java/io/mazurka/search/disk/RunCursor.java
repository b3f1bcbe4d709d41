package io.mazurka.search.disk;

/** Reads the states of a {@link Run} from the first to the last. */
final class RunCursor {

  private final Run run;
  private final RunBlock block = new RunBlock();
  private int number = -1;
  private int at;

  RunCursor(Run run) {
    this.run = run;
  }

  /** Goes to the next state, first to the first one; false if there is none. */
  boolean advance() {
    at += run.width();
    if (number < 0 || at == block.count() * run.width()) {
      if (++number == run.blocks()) {
        return false;
      }
      block.become(run, number);
      at = 0;
    }
    return true;
  }

  /** The array that holds the current state. */
  long[] words() {
    return block.records();
  }

  /** Where the current state begins in {@link #words}. */
  int at() {
    return at;
  }
}
