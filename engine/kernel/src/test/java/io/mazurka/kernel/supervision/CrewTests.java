package io.mazurka.kernel.supervision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CrewTests {

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 8, 33})
  void eachMemberDoesItsShareOfEachTaskBeforeTheNextBegins(int members) {
    int[] done = new int[members];
    try (Crew crew = new Crew(members)) {
      for (int task = 0; task < 500; task++) {
        int before = task;
        crew.run(
            member -> {
              assertThat(done[member]).isEqualTo(before);
              done[member]++;
            });
        assertThat(done).containsOnly(task + 1);
      }
    }
  }

  @Test
  void membersThatFellAsleepAreWoken() {
    AtomicInteger shares = new AtomicInteger();
    try (Crew crew = new Crew(6)) {
      for (int task = 0; task < 20; task++) {
        LockSupport.parkNanos(2_000_000);
        crew.run(
            member -> {
              LockSupport.parkNanos(member * 500_000L);
              shares.incrementAndGet();
            });
      }
    }
    assertThat(shares).hasValue(120);
  }

  @Test
  void whatOneMemberThrowsIsThrownAndTheCrewGoesOn() {
    AtomicInteger shares = new AtomicInteger();
    try (Crew crew = new Crew(4)) {
      assertThatThrownBy(
              () ->
                  crew.run(
                      member -> {
                        shares.incrementAndGet();
                        if (member == 2) {
                          throw new IllegalStateException("no");
                        }
                      }))
          .isInstanceOf(IllegalStateException.class);
      crew.run(member -> shares.incrementAndGet());
    }
    assertThat(shares).hasValue(8);
  }
}
