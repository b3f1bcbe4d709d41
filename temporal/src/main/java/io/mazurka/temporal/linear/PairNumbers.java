package io.mazurka.temporal.linear;

/** Numbers for pairs of a state of a graph and one of an automaton. */
interface PairNumbers {

  /** The number of a pair that has none. */
  int NONE = -1;

  /** The number of a pair, which gets one if it has none. */
  int number(int state, int automatonState);

  /** The number of a pair; {@link #NONE} if it has none. */
  int find(int state, int automatonState);

  /** The state of the graph in a pair. */
  int state(int number);

  int automatonState(int number);

  /** All numbers of pairs are lower, but those given later may not be. */
  int limit();
}
