package io.mazurka.protocols.symmetry;

import java.util.List;

/**
 * Interchangeable parts of a protocol: any permutation of its elements is an automorphism.
 *
 * @param elements what is permuted: processes, or composite processes as the lists of their parts
 */
record Block(List<List<Integer>> elements) {

  Block {
    elements = List.copyOf(elements);
  }

  int size() {
    return elements.size();
  }
}
