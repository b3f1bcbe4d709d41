package io.mazurka.search.parallel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BatchTests {

  @Test
  void smallStatesComeManyAtATime() {
    assertThat(Batch.most(1, 128)).isEqualTo(Batch.most(64, 128)).isEqualTo(128);
  }

  @Test
  void largeStatesComeFewAtATimeForTheirSuccessorsTakeMemory() {
    assertThat(Batch.most(1_200, 128)).isBetween(1, 8);
    assertThat(Batch.most(1_000_000, 128)).isEqualTo(1);
  }
}
