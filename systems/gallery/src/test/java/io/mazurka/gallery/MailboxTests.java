package io.mazurka.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The collector's inbox combines every set of waiting notes of every sender. */
final class MailboxTests {

  @ParameterizedTest
  @CsvSource({"1, 1, 3", "1, 9, 1023", "2, 3, 225", "2, 5, 3969", "3, 2, 343", "4, 2, 2401"})
  void fullSearchHasEverySetOfWaitingNotes(int senders, int notes, long states) {
    CheckResult result =
        Check.of(new Mailbox().protocol(senders, notes)).with(CheckOptions.unreduced()).run();

    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.statistics().states()).isEqualTo(states);
    assertThat(states).isEqualTo(Math.round(Math.pow((2 << notes) - 1, senders)));
  }

  @Test
  void collectorWithManyViewsIsSplitAndThatIsSaid() {
    for (SearchOrder order : SearchOrder.values()) {
      for (StoreKind store : List.of(StoreKind.EXACT, StoreKind.FINGERPRINT)) {
        CheckResult result =
            Check.of(new Mailbox().protocol(2, 7))
                .with(CheckOptions.unreduced().withSearch(order).withStore(store))
                .run();

        assertThat(result.end()).isEqualTo(EndReason.EXHAUSTED);
        assertThat(result.statistics().states()).isEqualTo(65_025);
        assertThat(result.statistics().transitions()).isEqualTo(2 * 255 * 896);
        assertThat(result.statistics().terminalStates()).isEqualTo(1);
        assertThat(result.reductions())
            .contains("collector split into local state and channels: it has many views");
      }
    }
  }

  @Test
  void sendersToASplitCollectorAreInterchangeable() {
    CheckResult result =
        Check.of(new Mailbox().protocol(2, 8))
            .with(CheckOptions.defaults().withPor(Por.NONE))
            .run();

    assertThat(result.statistics().states()).isEqualTo((511 * 511 + 511) / 2);
    assertThat(result.reductions())
        .contains(
            "symmetric: sender1, sender2",
            "collector split into local state and channels: it has many views");
  }

  @Test
  void collectorWithFewViewsIsNotSplit() {
    CheckResult result =
        Check.of(new Mailbox().protocol(2, 4)).with(CheckOptions.unreduced()).run();

    assertThat(result.reductions()).noneMatch(note -> note.contains("split into"));
  }
}
