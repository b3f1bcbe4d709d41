package io.mazurka.gallery.raft;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Counterexample;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A mistake that is put into Raft is found. */
@Tag("long")
final class RaftMistakeTests {

  @Test
  void withoutTheLastTermALeaderCanLackWhatIsCommitted() {
    CheckResult result = Check.of(new RaftRules(3, 3, 1, 0, true, false).protocol("raft")).run();

    Counterexample counterexample = Objects.requireNonNull(result.counterexample());
    assertThat(counterexample.property()).isEqualTo("leader completeness");
    assertThat(counterexample.path().steps()).hasSize(15);
  }
}
