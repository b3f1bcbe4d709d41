package io.mazurka.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.protocols.Channels;
import org.junit.jupiter.api.Test;

final class FailoverTests {

  @Test
  void overtakenUpdatesAreLost() {
    Figures.assertViolated(
        Failover.protocol(2, Channels.SET),
        3,
        "primary has version=1, retired=true; backup has version=0, serves=true");
    assertThat(Figures.of(Failover.protocol(2, Channels.SET)).violating()).isEqualTo(4);
  }

  @Test
  void nothingIsLostInOrder() {
    assertThat(Figures.of(Failover.protocol(2, Channels.FIFO)))
        .isEqualTo(new Figures(15, 18, 3, 6, 0));
  }
}
