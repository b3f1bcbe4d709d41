package io.mazurka.bench.protocols;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Split;

/** The options of the searches that the tables compare. */
public final class Searches {

  private Searches() {}

  /** Explores every state. */
  static CheckOptions full() {
    return CheckOptions.unreduced();
  }

  /** Uses stubborn sets and no other reduction. */
  static CheckOptions lpor(Split split) {
    return CheckOptions.unreduced()
        .withPor(Por.LPOR)
        .with(ProtocolOptions.defaults().withSplit(split));
  }

  static CheckOptions lpor() {
    return lpor(Split.COMBINED);
  }

  /** The same search with the stubborn sets of the published algorithm. */
  static CheckOptions asPublished(CheckOptions options) {
    return options.withReductions(options.reductions().withSets(Por.Sets.PUBLISHED));
  }

  /** The same search with stubborn sets that are made smaller by what the search sees. */
  static CheckOptions dynamicSets(CheckOptions options) {
    return options.withReductions(options.reductions().withSets(Por.Sets.DYNAMIC));
  }

  static CheckOptions withoutNecessaryEnabling(CheckOptions options) {
    return options.withNet(false);
  }

  static CheckOptions withoutDeadMessages(CheckOptions options) {
    return options.with(ProtocolOptions::of, own -> own.withDeadMessages(true));
  }

  /** Adds symmetry: one state of each orbit under permutations within roles. */
  static CheckOptions symmetric(CheckOptions options) {
    return options.with(ProtocolOptions::of, own -> own.withSymmetry(Symmetry.ROLES));
  }

  /**
   * Searches depth-first, like MP-Basset: the number of states before a violation depends on the
   * order.
   */
  static CheckOptions depthFirst(CheckOptions options) {
    return options.withSearch(SearchOrder.DFS);
  }
}
