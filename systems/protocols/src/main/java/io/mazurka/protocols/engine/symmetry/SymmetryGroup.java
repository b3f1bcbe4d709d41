package io.mazurka.protocols.engine.symmetry;

import io.mazurka.protocols.Channels;
import io.mazurka.protocols.engine.analysis.LocalAnalysis;
import io.mazurka.protocols.engine.symmetry.elements.Block;
import io.mazurka.protocols.engine.symmetry.elements.PairMentions;
import io.mazurka.protocols.engine.symmetry.elements.Weights;
import io.mazurka.protocols.engine.symmetry.exchange.Exchange;
import io.mazurka.protocols.engine.symmetry.exchange.StateExchange;
import io.mazurka.protocols.engine.views.Layout;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * All permutations within some blocks, given by the exchanges that generate them. Elements are
 * numbered block by block. Shared between workers.
 */
final class SymmetryGroup {

  private static final BigInteger MOST = BigInteger.valueOf(Long.MAX_VALUE);

  private final Weights weights;
  private final PairMentions mentions;
  private final StateOrder order;
  private final BigInteger permutations;

  /** Per block, the number of its first element; at the end, the number of all elements. */
  private final int[] starts;

  /** By two elements of a block, the greater number first, the exchange of the two. */
  private final StateExchange[][] exchanges;

  SymmetryGroup(Layout layout, Channels channels, LocalAnalysis analysis, List<Block> blocks) {
    this.weights = new Weights(layout, channels, blocks);
    this.mentions = new PairMentions(layout, channels, blocks);
    this.order = new StateOrder(layout);
    this.starts = new int[blocks.size() + 1];
    this.exchanges = new StateExchange[weights.elements()][];
    this.permutations =
        blocks.stream()
            .map(block -> orders(block.size()))
            .reduce(BigInteger.ONE, BigInteger::multiply);
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

  PairMentions mentions() {
    return mentions;
  }

  /** The order in which the representative is the least state of its orbit. */
  StateOrder order() {
    return order;
  }

  int blocks() {
    return starts.length - 1;
  }

  /**
   * The number of the first element of a block; for the number of blocks, the number of all
   * elements.
   */
  int start(int block) {
    return starts[block];
  }

  /** The number of permutations, at most {@code Long.MAX_VALUE}. */
  long permutations() {
    return orbit(BigInteger.ONE);
  }

  /**
   * The size of an orbit if {@code fixing} permutations leave one of its states as it is, at most
   * {@code Long.MAX_VALUE}.
   */
  long orbit(BigInteger fixing) {
    return permutations.divide(fixing).min(MOST).longValue();
  }

  /** The number of orders of so many elements. */
  static BigInteger orders(int elements) {
    BigInteger product = BigInteger.ONE;
    for (int factor = 2; factor <= elements; factor++) {
      product = product.multiply(BigInteger.valueOf(factor));
    }
    return product;
  }

  StateExchange exchange(int earlier, int later) {
    return exchanges[later][earlier];
  }
}
