package io.mazurka.examples.histories;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.Protocol;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import org.junit.jupiter.api.Test;

/** Histories that monitors keep are held against a sequential object. */
final class HistoryTests {

  private static CheckResult check(Protocol protocol) {
    return Check.of(protocol).run();
  }

  @Test
  void oneReaderCannotTellARegularRegisterFromAnAtomicOne() {
    CheckResult found = check(new StorageHistory().protocol(3, 1));
    found.assertHolds();
    assertThat(found.statistics().states()).isEqualTo(64);
  }

  @Test
  void theSecondOfTwoReadersMayMissWhatTheFirstHasSeen() {
    CheckResult found = check(new StorageHistory().protocol(3, 2));
    assertThat(found.summary())
        .contains(
            "linearizability is violated",
            "not linearizable: reader1: READ = 1; reader2: READ = 0 (called when call 1 of reader1 had returned)");
  }

  /** Without symmetry, a search that goes on after violations has 2,766 states. */
  @Test
  void readersAndObjectsAreInterchangeableAlthoughTheHistoryKnowsThem() {
    CheckResult found =
        Check.of(new StorageHistory().protocol(3, 2)).with(CheckOptions.defaults().withAll()).run();
    assertThat(found.reductions())
        .contains("symmetric: reader1, reader2; object1, object2, object3");
    assertThat(found.statistics().states()).isEqualTo(556);
  }

  @Test
  void aStoreThatAnswersTooEarlyIsNotLinearizable() {
    assertThat(check(KeyValueStore.protocol(2, false)).summary())
        .contains("not linearizable: client1: put x 1 = 1, get x = 0");
  }

  @Test
  void aStoreThatWaitsForItsBackupIs() {
    CheckResult found = check(KeyValueStore.protocol(2, true));
    found.assertHolds();
    assertThat(found.statistics().states()).isEqualTo(505);
  }
}
