package io.mazurka.protocols.engine;

/** Transitions that matter to another one: some that are named, and who can send some letters. */
final class Partners {

  private final long[] transitions;
  private final int letters;

  /**
   * @param transitions a set, as words
   * @param letters the number of a set of letters, as in {@link Senders}
   */
  Partners(long[] transitions, int letters) {
    this.transitions = transitions;
    this.letters = letters;
  }

  long[] transitions() {
    return transitions;
  }

  int letters() {
    return letters;
  }
}
