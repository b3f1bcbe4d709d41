package io.mazurka.examples;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class LockServerTests {

  @Test
  void lateReleaseFreesTheLockOfTheNextTry() {
    Figures.assertViolated(
        LockServer.protocol(2, false),
        9,
        "client1 has tries=2, phase=HOLDING; client2 has tries=1, phase=HOLDING");
    assertThat(Figures.of(LockServer.protocol(2, false)).violating()).isEqualTo(11);
  }

  @Test
  void lookingAtTheTryMendsIt() {
    assertThat(Figures.of(LockServer.protocol(2, true)))
        .isEqualTo(new Figures(1_037, 2_052, 16, 20, 0));
  }

  @Test
  void oneClientIsNeverInItsOwnWay() {
    assertThat(Figures.of(LockServer.protocol(1, false)).violating()).isZero();
  }
}
