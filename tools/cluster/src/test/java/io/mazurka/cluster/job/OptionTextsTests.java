package io.mazurka.cluster.job;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.options.ProtocolOptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a job carries to other processes. */
final class OptionTextsTests {

  @ParameterizedTest
  @EnumSource(Symmetry.class)
  void symmetryThatOnlyTheOptionsOfProtocolsSayIsCarried(Symmetry symmetry) {
    for (CheckOptions options :
        new CheckOptions[] {CheckOptions.defaults(), CheckOptions.unreduced()}) {
      CheckOptions asked =
          options.with(ProtocolOptions.of(options).withMaxCrashes(2).withSymmetry(symmetry));

      ProtocolOptions carried = OptionTexts.of(asked).use(ProtocolOptions::settled);

      assertThat(carried).isEqualTo(ProtocolOptions.settled(asked));
      assertThat(carried.symmetry()).isEqualTo(symmetry);
    }
  }

  @ParameterizedTest
  @EnumSource(Symmetry.class)
  void symmetryOfTheCheckIsCarried(Symmetry symmetry) {
    CheckOptions asked = CheckOptions.defaults().withSymmetry(symmetry);

    assertThat(OptionTexts.of(asked).use(ProtocolOptions::settled).symmetry()).isEqualTo(symmetry);
  }
}
