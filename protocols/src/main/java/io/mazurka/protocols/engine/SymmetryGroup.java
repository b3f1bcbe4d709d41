package io.mazurka.protocols.engine;

import io.mazurka.protocols.Channels;
import io.mazurka.protocols.analysis.LocalAnalysis;
import java.util.ArrayList;
import java.util.List;

/**
 * All permutations within some blocks, by the exchanges that generate them. Elements are numbered
 * block by block. Shared between workers.
 */
final class SymmetryGroup {

  private final Weights weights;

  /** Per block, where its elements start among all; at the end, how many there are. */
  private final int[] starts;

  /** By two elements of a block, the later one first. */
  private final StateExchange[][] exchanges;

  SymmetryGroup(Layout layout, Channels channels, LocalAnalysis analysis, List<Block> blocks) {
    this.weights = new Weights(layout, channels, blocks);
    this.starts = new int[blocks.size() + 1];
    this.exchanges = new StateExchange[weights.elements()][];
    List<List<Integer>> elements = new ArrayList<>();
    for (int block = 0; block < blocks.size(); block++) {
      starts[block] = elements.size();
      elements.addAll(blocks.get(block).elements());
      starts[block + 1] = elements.size();
      for (int later = starts[block]; later < elements.size(); later++) {
        exchanges[later] = new StateExchange[later];
        for (int earlier = starts[block]; earlier < later; earlier++) {
          Exchange exchange = new Exchange(layout, elements.get(earlier), elements.get(later));
          exchanges[later][earlier] = new StateExchange(exchange, layout, analysis);
        }
      }
    }
  }

  Weights weights() {
    return weights;
  }

  int blocks() {
    return starts.length - 1;
  }

  /** The first element of a block, or of the one after the last: how many elements there are. */
  int start(int block) {
    return starts[block];
  }

  /** How many permutations there are. */
  long permutations() {
    long product = 1;
    for (int block = 0; block < blocks(); block++) {
      product = Math.multiplyExact(product, orders(starts[block + 1] - starts[block]));
    }
    return product;
  }

  /** In how many orders so many elements can be. */
  static long orders(int elements) {
    long product = 1;
    for (int factor = 2; factor <= elements; factor++) {
      product = Math.multiplyExact(product, factor);
    }
    return product;
  }

  StateExchange exchange(int earlier, int later) {
    return exchanges[later][earlier];
  }
}
