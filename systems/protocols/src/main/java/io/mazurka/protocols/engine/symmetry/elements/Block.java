package io.mazurka.protocols.engine.symmetry.elements;

import java.util.List;

/**
 * Interchangeable parts of a protocol: any permutation of its elements is an automorphism.
 *
 * @param elements the permuted elements: processes, or composite processes as lists of their parts
 */
public record Block(List<List<Integer>> elements) {

  public Block {
    elements = List.copyOf(elements);
  }

  public int size() {
    return elements.size();
  }
}
