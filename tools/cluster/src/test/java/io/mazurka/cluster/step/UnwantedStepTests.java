package io.mazurka.cluster.step;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.catalogue.ModelReference;
import io.mazurka.cluster.job.Job;
import io.mazurka.cluster.job.OptionTexts;
import io.mazurka.cluster.job.Proviso;
import io.mazurka.kernel.options.CheckOptions;
import java.util.Collections;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A superstep that nobody wants any more when it is half done. */
final class UnwantedStepTests {

  @ParameterizedTest
  @CsvSource({"paxos, false", "token-ring, true"})
  void endsSoonAndCanBeTakenAgain(String name, boolean proviso) {
    Job job =
        new Job(
            () -> ModelReference.named(name).open().create(),
            OptionTexts.of(CheckOptions.defaults()),
            1,
            proviso ? Proviso.HISTORY : null);
    assertThat(job.workshop().task().hasProviso()).isEqualTo(proviso);
    StepOrder order = StepOrder.search(10_000);
    StepReport calm = Part.first(job, 0).step(job, Collections.emptyIterator(), order).report();
    assertThat(calm.expansions()).isGreaterThan(64);
    Part part = Part.first(job, 0);
    int[] asked = {0};
    assertThatThrownBy(
            () -> part.step(job, Collections.emptyIterator(), order, () -> ++asked[0] > 0))
        .isInstanceOf(CancellationException.class);
    assertThat(asked[0]).isEqualTo(1);
    StepReport again = part.step(job, Collections.emptyIterator(), order).report();
    assertThat(again.checksum()).isEqualTo(calm.checksum());
    assertThat(again.states()).isEqualTo(calm.states());
  }
}
