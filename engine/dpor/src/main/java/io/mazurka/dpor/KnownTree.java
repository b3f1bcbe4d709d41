package io.mazurka.dpor;

/**
 * A tree of executions as far as it is known, seen from the root down to the leaf explored last:
 * each branch is taken to be as large as its siblings (after Knuth 1975).
 */
public final class KnownTree {

  private double left = 1;
  private double explored;

  /**
   * Goes one event down.
   *
   * @param behind how many other events were explored before
   * @param ahead how many are known to come
   */
  public void descend(int behind, int ahead) {
    double branch = left / (behind + 1 + ahead);
    explored += behind * branch;
    left = branch;
  }

  /** The part of the tree that was explored, the leaf included. */
  public double explored() {
    return explored + left;
  }
}
