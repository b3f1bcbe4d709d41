package io.mazurka.search.temporal;

import java.util.function.Supplier;

/** The states that a search has found, numbered in the order of their discovery. */
interface FoundStates {

  int size();

  /** Has workers, each with a visitor of its own, visit all states in any order. */
  void visit(SharedWork shares, Supplier<Visitor> visitors);

  /** Receives each state, for one worker. */
  interface Visitor {

    /** Receives a state; {@code vector} is used again for the next state. */
    void visit(int state, int[] vector);
  }
}
