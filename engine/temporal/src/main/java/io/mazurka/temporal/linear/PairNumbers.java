package io.mazurka.temporal.linear;

/** Numbers for pairs of a state of a graph and one of an automaton. */
interface PairNumbers {

  /** Stands for a missing number. */
  int NONE = -1;

  /** The number of a pair; a new pair gets a new number. */
  int number(int state, int automatonState);

  /** The number of a pair, or {@link #NONE} if it has no number yet. */
  int find(int state, int automatonState);

  /** The state of the graph in a pair. */
  int state(int number);

  int automatonState(int number);

  /** An upper bound of all numbers given so far. */
  int limit();
}
