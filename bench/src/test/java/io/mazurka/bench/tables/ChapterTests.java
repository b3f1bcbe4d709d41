package io.mazurka.bench.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;

class ChapterTests {

  private static final String CONTENT = "Machine.\n\n### A\n\nold\n\n### B\n\nkept\n";

  @Test
  void oneTableIsReplacedInItsPlace() {
    assertThat(Chapter.replaceIn(CONTENT, Map.of("A", "\n### A\n\nnew\n")))
        .isEqualTo("Machine.\n\n### A\n\nnew\n\n### B\n\nkept\n");
  }

  @Test
  void aNewTableIsAppended() {
    assertThat(Chapter.replaceIn(CONTENT, Map.of("C", "\n### C\n\nnew\n")))
        .isEqualTo(CONTENT + "\n### C\n\nnew\n");
  }

  @Test
  void theMachineIsNoTable() {
    assertThat(Chapter.tablesOf(CONTENT)).isEqualTo("\n### A\n\nold\n\n### B\n\nkept\n");
  }

  @Test
  void anUnknownTitleIsRefused() {
    assertThatThrownBy(() -> new Chapter("x").with("A", () -> "a\n").make("costs", null))
        .isInstanceOf(BenchException.class)
        .hasMessageContaining("no table is called 'costs'; there are A");
  }
}
