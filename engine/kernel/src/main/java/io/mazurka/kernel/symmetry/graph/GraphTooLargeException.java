package io.mazurka.kernel.symmetry.graph;

/** A graph has so many vertices, or is so regular, that a search for automorphisms is given up. */
public final class GraphTooLargeException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  GraphTooLargeException() {
    super("the graph is too large");
  }
}
