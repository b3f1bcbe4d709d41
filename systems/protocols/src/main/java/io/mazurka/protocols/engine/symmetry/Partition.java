package io.mazurka.protocols.engine.symmetry;

import io.mazurka.kernel.value.Sketch;

/**
 * Elements in an order, in which elements that are not yet distinguished are adjacent. These have
 * the same colour: the index of the first of them. Colours are refined as long as two elements of
 * one colour are related differently to the elements of some colour (Weisfeiler and Leman 1968).
 */
final class Partition {

  private static final long SCATTER = 0x9E3779B97F4A7C15L;

  /** By place, the element there. */
  private final int[] elements;

  /** By element, its colour. */
  private final int[] colours;

  private final long[] keys;

  Partition(int size) {
    this.elements = new int[size];
    this.colours = new int[size];
    this.keys = new long[size];
  }

  /** Starts with a colour for each tie and for each element outside of ties. */
  void start(int[] ties, int count) {
    for (int place = 0; place < elements.length; place++) {
      elements[place] = place;
      colours[place] = place;
    }
    for (int tie = 0; tie < count; tie++) {
      for (int place = ties[2 * tie]; place < ties[2 * tie + 1]; place++) {
        colours[place] = ties[2 * tie];
      }
    }
  }

  /** Copies another partition, and gives the element at {@code place} a colour of its own. */
  void start(Partition other, int place) {
    System.arraycopy(other.elements, 0, elements, 0, elements.length);
    System.arraycopy(other.colours, 0, colours, 0, colours.length);
    int element = elements[place];
    int start = colours[element];
    int end = end(start, elements.length);
    elements[place] = elements[start];
    elements[start] = element;
    for (int rest = start + 1; rest < end; rest++) {
      colours[elements[rest]] = start + 1;
    }
  }

  int element(int place) {
    return elements[place];
  }

  /** The end of the elements with the colour {@code start}, at most {@code last}. */
  int end(int start, int last) {
    int end = start + 1;
    while (end < last && colours[elements[end]] == start) {
      end++;
    }
    return end;
  }

  /**
   * Refines the colours within ties; returns a hash of the refinement.
   *
   * @param matrix by pair of elements, how they are related
   */
  long refine(long[] matrix, int[] ties, int count) {
    long trace = 0;
    boolean finer;
    do {
      finer = false;
      for (int tie = 0; tie < count; tie++) {
        int last = ties[2 * tie + 1];
        int end;
        for (int start = ties[2 * tie]; start < last; start = end) {
          end = end(start, last);
          if (end - start > 1) {
            sort(matrix, start, end);
            trace = Sketch.mix(trace + keys[elements[start]]);
            int colour = start;
            for (int place = start + 1; place < end; place++) {
              if (keys[elements[place]] != keys[elements[place - 1]]) {
                colour = place;
                trace = Sketch.mix(trace + keys[elements[place]]) + place;
                finer = true;
              }
              colours[elements[place]] = colour;
            }
          }
        }
      }
    } while (finer);
    return trace;
  }

  /** Sorts elements of one colour by their relations to all colours. */
  private void sort(long[] matrix, int start, int end) {
    for (int next = start; next < end; next++) {
      int element = elements[next];
      long key = key(matrix, element);
      keys[element] = key;
      int place = next;
      while (place > start && keys[elements[place - 1]] > key) {
        elements[place] = elements[place - 1];
        place--;
      }
      elements[place] = element;
    }
  }

  private long key(long[] matrix, int element) {
    int row = element * elements.length;
    long key = 0;
    for (int other = 0; other < elements.length; other++) {
      long mention = matrix[row + other];
      if (mention != 0) {
        key += Sketch.mix(mention + colours[other] * SCATTER);
      }
    }
    return key;
  }
}
