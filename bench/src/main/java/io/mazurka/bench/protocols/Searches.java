package io.mazurka.bench.protocols;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.ReductionOptions;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.Split;
import io.mazurka.kernel.options.Symmetry;

/** The ways to search a protocol that the tables compare. */
public final class Searches {

  private Searches() {}

  /** Every state. */
  static CheckOptions full() {
    return CheckOptions.unreduced();
  }

  /** Stubborn sets, and no other reduction. */
  static CheckOptions lpor(Split split) {
    ReductionOptions reductions = ReductionOptions.none().withPor(Por.LPOR).withSplit(split);
    return CheckOptions.defaults().withReductions(reductions);
  }

  static CheckOptions lpor() {
    return lpor(Split.COMBINED);
  }

  static CheckOptions withoutNecessaryEnabling(CheckOptions options) {
    return options.withReductions(options.reductions().withNet(false));
  }

  static CheckOptions withoutDeadMessages(CheckOptions options) {
    return options.withReductions(options.reductions().withDeadMessages(true));
  }

  /** One state of each orbit under permutations within roles. */
  static CheckOptions symmetric(CheckOptions options) {
    return options.withReductions(options.reductions().withSymmetry(Symmetry.ROLES));
  }

  /** Depth-first, as MP-Basset searches: what is seen before a violation depends on it. */
  static CheckOptions depthFirst(CheckOptions options) {
    return options.withSearch(SearchOrder.DFS);
  }
}
