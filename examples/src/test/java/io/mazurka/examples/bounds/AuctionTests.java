package io.mazurka.examples.bounds;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import org.junit.jupiter.api.Test;

final class AuctionTests {

  @Test
  void lateBidLowersThePriceUnlessTheDeskCompares() {
    CheckResult hasty = Check.of(Auction.auction(false)).run();
    assertThat(hasty.summary()).startsWith("price never falls is violated after 7 steps");

    CheckResult mended = Check.of(Auction.auction(true)).run().assertHolds();
    assertThat(mended.statistics().states()).isEqualTo(2_921);
    assertThat(mended.statistics().beyond()).isEqualTo(998);
  }
}
