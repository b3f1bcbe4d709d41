package io.mazurka.bench.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SectionTests {

  private final Section section = new Section("x");

  @Test
  void aNewSectionIsAppended() {
    assertThat(section.replaceIn("# Results\n", "a\n"))
        .isEqualTo("# Results\n\n<!-- begin x -->\na\n<!-- end x -->\n");
  }

  @Test
  void aFileInANewFolderIsWrittenWhole(@TempDir Path folder) {
    Path file = folder.resolve("docs/results.md");
    section.write(file, "a\n");
    section.write(file, "b\n");
    assertThat(file).hasContent("<!-- begin x -->\nb\n<!-- end x -->");
    assertThat(file.getParent()).isDirectoryNotContaining("glob:**.new");
  }

  @Test
  void anOldSectionIsReplacedInItsPlace() {
    String text = section.replaceIn("before\n", "a\n") + "after\n";
    assertThat(section.replaceIn(text, "b\n"))
        .isEqualTo("before\n\n<!-- begin x -->\nb\n<!-- end x -->\nafter\n");
  }
}
