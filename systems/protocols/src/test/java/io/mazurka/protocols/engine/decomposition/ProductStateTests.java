package io.mazurka.protocols.engine.decomposition;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import org.junit.jupiter.api.Test;

/** The parts of a product state are permuted on their own. */
final class ProductStateTests {

  private static CheckResult check(Protocol protocol, Symmetry symmetry) {
    return Check.of(protocol)
        .with(CheckOptions.unreduced().with(ProtocolOptions.defaults().withSymmetry(symmetry)))
        .run();
  }

  private static long states(Protocol protocol, Symmetry symmetry) {
    return check(protocol, symmetry).statistics().states();
  }

  @Test
  void partsArePermutedAsIfTheyHadBeenTakenApartByHand() {
    for (Symmetry symmetry : Symmetry.values()) {
      CheckResult r = check(ProductServers.together(3, 1, 1), symmetry);
      System.out.println(symmetry + " " + r.statistics().states() + " " + r.reductions());
      r = check(ProductServers.apart(3, 1, 1), symmetry);
      System.out.println(symmetry + " " + r.statistics().states() + " " + r.reductions());
    }
  }
}
