package io.mazurka.temporal.linear;

/** Numbers of pairs that are computed, for automata with few states: no table is needed. */
final class DirectNumbers implements PairNumbers {

  private static final int MOST_AUTOMATON_STATES = 8;

  private final int automatonBits;
  private final int limit;

  DirectNumbers(int states, int automatonStates) {
    this.automatonBits = Integer.SIZE - Integer.numberOfLeadingZeros(automatonStates - 1);
    this.limit = states << automatonBits;
  }

  /** Whether an array with an element for each pair is possible and no larger than a table. */
  static boolean suit(int states, int automatonStates) {
    return automatonStates <= MOST_AUTOMATON_STATES
        && (long) states * MOST_AUTOMATON_STATES < Integer.MAX_VALUE;
  }

  @Override
  public int number(int state, int automatonState) {
    return (state << automatonBits) | automatonState;
  }

  @Override
  public int find(int state, int automatonState) {
    return (state << automatonBits) | automatonState;
  }

  @Override
  public int state(int number) {
    return number >>> automatonBits;
  }

  @Override
  public int automatonState(int number) {
    return number & ((1 << automatonBits) - 1);
  }

  @Override
  public int limit() {
    return limit;
  }
}
