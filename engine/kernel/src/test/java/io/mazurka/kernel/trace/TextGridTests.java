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
  void linesAreBrokenOutsideBracketsIfThatLeavesHalfALine() {
    assertThat(TextGrid.fold("asked=1, phase=ASKING, timers=[lease 3..5]", 36))
        .containsExactly("asked=1, phase=ASKING,", "  timers=[lease 3..5]");
    assertThat(TextGrid.fold("client1: put x 1 (not returned)", 26))
        .containsExactly("client1: put x 1", "  (not returned)");
    assertThat(TextGrid.fold("ahead=[put x 1, get x, get y], waiting=false", 26))
        .containsExactly("ahead=[put x 1, get x,", "  get y], waiting=false");
  }

  @Test
  void lineBreaksInValuesAreWrittenOut() {
    assertThat(TextGrid.fold("one\ntwo\tthree", 30)).containsExactly("one\\ntwo\\tthree");
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
