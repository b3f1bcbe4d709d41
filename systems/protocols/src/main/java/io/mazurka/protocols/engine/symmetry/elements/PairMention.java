package io.mazurka.protocols.engine.symmetry.elements;

import io.mazurka.kernel.value.Sketch;
import java.util.Arrays;

/**
 * The pairs of interchangeable elements that a value mentions: cells of a matrix, with the hash
 * that is added to each.
 */
final class PairMention {

  private final int[] cells;
  private final long[] hashes;

  private PairMention(int[] cells, long[] hashes) {
    this.cells = cells;
    this.hashes = hashes;
  }

  /** The cells of {@code matrix} that are not zero. */
  static PairMention of(long[] matrix) {
    int[] cells = new int[matrix.length];
    int count = 0;
    for (int cell = 0; cell < matrix.length; cell++) {
      if (matrix[cell] != 0) {
        cells[count++] = cell;
      }
    }
    cells = Arrays.copyOf(cells, count);
    return new PairMention(cells, Arrays.stream(cells).mapToLong(cell -> matrix[cell]).toArray());
  }

  void addTo(long[] matrix) {
    for (int index = 0; index < cells.length; index++) {
      matrix[cells[index]] += hashes[index];
    }
  }

  /** Adds hashes that also depend on {@code manner}. */
  void addTo(long[] matrix, int manner) {
    for (int index = 0; index < cells.length; index++) {
      matrix[cells[index]] += Sketch.mix(hashes[index] + manner);
    }
  }
}
