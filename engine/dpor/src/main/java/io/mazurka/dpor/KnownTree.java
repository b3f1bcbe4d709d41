package io.mazurka.dpor;

/**
 * Estimates which part of a tree of executions was explored. It goes from the root to the leaf that
 * was explored last and takes each branch to be as large as its siblings (after Knuth 1975).
 */
public final class KnownTree {

  private double left = 1;
  private double explored;

  /**
   * Goes one event down.
   *
   * @param behind how many other events were explored from this state before
   * @param ahead how many are known to be explored later
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
