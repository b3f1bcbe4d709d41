package io.mazurka.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import org.junit.jupiter.api.Test;

final class InvitationTests {

  @Test
  void hostWaitsForEverIfSomebodyDeclinesInSilence() {
    CheckResult result = Check.of(Invitation.protocol(2, false)).run();

    assertThat(result.holds()).isFalse();
    assertThat(result.summary()).startsWith("host knows is violated at the end, after 3 steps");
  }

  @Test
  void hostKnowsInTheEndAndAllMayMeet() {
    CheckResult result = Check.of(Invitation.protocol(2, true)).run();

    assertThat(result.holds()).isTrue();
    assertThat(result.witnesses()).extracting(one -> one.path().steps().size()).containsExactly(4);
  }
}
