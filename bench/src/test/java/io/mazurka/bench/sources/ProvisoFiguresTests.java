package io.mazurka.bench.sources;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ProvisoFiguresTests {

  private static final String PRINTED =
      """
      | SPIN | full, pairs | reduced | of all |
      |---|--:|--:|--:|
      | alternating-bit 20 | 33464 | 33460 | 100.0 % |

      | instance | proviso | partitions | states | of all | explorations | messages | supersteps | seconds |
      |---|---|--:|--:|--:|--:|--:|--:|--:|
      | alternating-bit 20 | none | 1 | 17,144 | 100.0 % | 17,144 | 0 | 2 | 0.32 |
      | alternating-bit 20 | fragment | 1 | 16,112 | 94.0 % | 16,112 | 0 | 2 | 1.30 |
      | alternating-bit 20 | history | 4 | 16,148 | 94.2 % | 16,227 | 25,129 | 90 | 0.86 |
      | alternating-bit 20 | sticky | 16 | 16,112 | 94.0 % | 16,112 | 32,135 | 118 | 0.73 |
      """;

  @Test
  void everyModelHasALineWithWhatIsPublishedOfIt() {
    assertThat(ProvisoFigures.markdown(PRINTED))
        .endsWith(
            "| alternating-bit 20 | 5,954,564 | 54.5 % | 17,144 | 100.0 % | 94.0 % | – | 94.2 % | – |"
                + " – | – | 94.0 % |\n");
  }
}
