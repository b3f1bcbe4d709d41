package io.mazurka.bench.temporal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.mazurka.bench.tools.ExternalProgram;
import io.mazurka.bench.tools.Folders;
import io.mazurka.bench.tools.Inquiry;
import io.mazurka.bench.tools.Memory;
import io.mazurka.bench.tools.Spin;
import java.nio.file.Path;
import java.util.OptionalLong;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The models that SPIN can reduce have the product states of the others, and it does reduce them.
 */
@ResourceLock("the scratch folder of SPIN")
final class ReducibleTwinTests {

  @ParameterizedTest
  @CsvSource({"TOKEN_RING, 6, 880, 745", "ALTERNATING_BIT, 1, 728, 724"})
  void fullAndReducedProducts(LinearModel model, int size, long full, long reduced) {
    assumeTrue(ExternalProgram.isInstalled("spin") && ExternalProgram.isInstalled("gcc"));
    LinearInstance instance =
        new LinearInstance(model, size, Inquiry.of(Inquiry.Fairness.NONE, model.whole()), true);

    assertThat(states(instance, Spin.Mode.PLAIN)).isEqualTo(full);
    assertThat(states(instance, Spin.Mode.REDUCED)).isEqualTo(reduced);
  }

  private static long states(LinearInstance instance, Spin.Mode mode) {
    Folders folders = new Folders(Path.of("..").toAbsolutePath().normalize());
    return new Spin(folders, Memory.parse("1g"), mode)
        .measure(instance, OptionalLong.empty())
        .states();
  }
}
