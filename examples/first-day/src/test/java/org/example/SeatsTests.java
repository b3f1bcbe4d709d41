package org.example;

import io.mazurka.search.check.Check;
import io.mazurka.threads.junit.Explore;
import io.mazurka.threads.objects.Scope;
import org.junit.jupiter.api.Test;

class SeatsTests {

  @Test
  void nothingIsOversold() {
    Check.of(Seats.protocol(3, 2)).run().assertHolds();
  }

  @Explore
  void bothSalesCount(Scope scope) {
    Sellers.declare(scope);
  }
}
