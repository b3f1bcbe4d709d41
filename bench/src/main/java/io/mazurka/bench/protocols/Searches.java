package io.mazurka.bench.protocols;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Split;
import io.mazurka.protocols.options.Symmetry;

/** The ways to search a protocol that the tables compare. */
public final class Searches {

  private Searches() {}

  /** Every state. */
  static CheckOptions full() {
    return CheckOptions.unreduced();
  }

  /** Stubborn sets, and no other reduction. */
  static CheckOptions lpor(Split split) {
    return CheckOptions.unreduced()
        .withPor(Por.LPOR)
        .with(ProtocolOptions.defaults().withSplit(split));
  }

  static CheckOptions lpor() {
    return lpor(Split.COMBINED);
  }

  static CheckOptions withoutNecessaryEnabling(CheckOptions options) {
    return options.withNet(false);
  }

  static CheckOptions withoutDeadMessages(CheckOptions options) {
    return options.with(ProtocolOptions::of, own -> own.withDeadMessages(true));
  }

  /** One state of each orbit under permutations within roles. */
  static CheckOptions symmetric(CheckOptions options) {
    return options.with(ProtocolOptions::of, own -> own.withSymmetry(Symmetry.ROLES));
  }

  /** Depth-first, as MP-Basset searches: what is seen before a violation depends on it. */
  static CheckOptions depthFirst(CheckOptions options) {
    return options.withSearch(SearchOrder.DFS);
  }
}
