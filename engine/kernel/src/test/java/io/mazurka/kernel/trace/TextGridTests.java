package io.mazurka.kernel.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Cells are folded between words; only what no line can hold is broken, and then after a sign. */
final class TextGridTests {

  @Test
  void linesAreBrokenAtSpacesAndAfterCommas() {
    assertThat(TextGrid.fold("now phase=IDLE,result=0 and more", 16))
        .containsExactly("now phase=IDLE,", "  result=0 and", "  more");
  }

  @Test
  void longWordIsBrokenAfterABracketOrAnEqualsSign() {
    assertThat(TextGrid.fold("View(status=SUSPECTED)", 16))
        .containsExactly("View(status=", "  SUSPECTED)");
  }

  @Test
  void wordWithoutASignIsBrokenWhereTheLineEnds() {
    assertThat(TextGrid.fold("abcdefghijklmnop", 12)).containsExactly("abcdefghijkl", "  mnop");
  }

  @Test
  void widestWordIsWhatNoSignBreaks() {
    TextGrid grid = new TextGrid();
    grid.add(List.of(List.of("a short cell"), List.of("Map{key=incarnations}")));
    assertThat(grid.widestWord()).isEqualTo("incarnations}".length() + 3);
  }
}
