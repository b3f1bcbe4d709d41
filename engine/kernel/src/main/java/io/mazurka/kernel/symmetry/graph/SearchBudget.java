package io.mazurka.kernel.symmetry.graph;

/**
 * How much a search for automorphisms may still do, in edges and vertices looked at. It is counted,
 * not measured, so that every run finds the same.
 */
final class SearchBudget {

  private long left;

  SearchBudget(long left) {
    this.left = left;
  }

  void spend(long work) {
    left -= work;
    if (left < 0) {
      throw new GraphTooLargeException();
    }
  }
}
