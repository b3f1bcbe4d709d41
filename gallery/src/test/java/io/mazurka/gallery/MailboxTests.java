package io.mazurka.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.check.Check;
import io.mazurka.kernel.check.CheckResult;
import io.mazurka.kernel.check.Verdict;
import io.mazurka.kernel.options.CheckOptions;
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
}
