package io.mazurka.bench.shapes;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.bench.peers.Lap;
import io.mazurka.bench.tools.Measurement;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

final class ShapeTablesTests {

  private static final List<MeasuredShape> SHAPES =
      List.of(new MeasuredShape("wide", "", NetInstance.guests(12), NetInstance.guests(10)));

  private static ShapeFigures figures(double ours, double spin, double bytes, long spinStates) {
    Lap large =
        new Lap(
            "guests 12",
            Map.of(
                "Mazurka", new Measurement(1000, 9, ours, OptionalDouble.of(bytes)),
                "SPIN", new Measurement(spinStates, 9, spin, OptionalDouble.of(60))),
            Map.of("SPIN, 2 cores", "hangs"));
    return ShapeFigures.none().with("wide", new ShapeFigures.Entry("today", large, Lap.nothing()));
  }

  @Test
  void ratiosStandBesideThoseOfTheLastVersion() {
    String text =
        new ShapeTables(SHAPES, figures(1, 3, 10, 1000), figures(1, 2, 14, 1000)).markdown();

    assertThat(text)
        .contains("| guests 12 | 1,000 | 1 | – | – | 0 | – | 3.00 × | 2.00 × |")
        .contains("| guests 12 | 10.0 | 14.0 |")
        .contains("guests 12, SPIN, 2 cores: hangs.")
        .contains("All tools that ran agree")
        .doesNotContain("slower");
  }

  @Test
  void whatIsSlowerThanSpinIsSaid() {
    assertThat(new ShapeTables(SHAPES, figures(2, 1, 10, 1000), ShapeFigures.none()).markdown())
        .contains("**One worker is slower than SPIN on guests 12: 0.50 ×.**");
  }

  @Test
  void differentCountsAreSaid() {
    ShapeTables tables = new ShapeTables(SHAPES, figures(1, 1, 10, 1001), ShapeFigures.none());

    assertThat(tables.agrees()).isFalse();
    assertThat(tables.markdown()).contains("**The tools disagree on guests 12.**");
  }

  @Test
  void figuresThatAreKeptAreReadAgain() {
    ShapeFigures figures = figures(1.5, 3, 10.25, 1000);

    assertThat(ShapeFigures.parse(figures.json())).isEqualTo(figures);
  }
}
