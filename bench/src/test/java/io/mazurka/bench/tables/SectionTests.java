package io.mazurka.bench.tables;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SectionTests {

  private final Section section = new Section("x");

  @Test
  void aNewSectionIsAppended() {
    assertThat(section.replaceIn("# Results\n", "a\n"))
        .isEqualTo("# Results\n\n<!-- begin x -->\na\n<!-- end x -->\n");
  }

  @Test
  void anOldSectionIsReplacedInItsPlace() {
    String text = section.replaceIn("before\n", "a\n") + "after\n";
    assertThat(section.replaceIn(text, "b\n"))
        .isEqualTo("before\n\n<!-- begin x -->\nb\n<!-- end x -->\nafter\n");
  }
}
