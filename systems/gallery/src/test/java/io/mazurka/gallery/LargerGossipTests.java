package io.mazurka.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Five nodes, which have 267 million million combinations of local states. */
@Tag("long")
final class LargerGossipTests {

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void bothFormsReduceAlikeWithFiveNodesAndWithoutSymmetry(boolean whole) {
    assertThat(GossipTests.check(5, 2, whole, GossipTests.withoutSymmetry()).statistics().states())
        .isEqualTo(71);
  }
}
