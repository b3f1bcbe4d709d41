package io.mazurka.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Slow tests run in {@code mvn verify}: their modules say so to Maven. */
final class TestTiersTests {

  private static final String SLOW = "@Tag(\"" + "slow" + "\")";
  private static final String RUNS_THEM = "<slow.tests.phase>integration-test</slow.tests.phase>";

  /** A module without that line would never run its slow tests, and nobody would notice. */
  @Test
  void moduleRunsSlowTestsIfItHasSome() throws IOException {
    List<Path> sources = containing(".java", SLOW);
    assertThat(sources).isNotEmpty();
    Set<Path> modules = sources.stream().map(TestTiersTests::module).collect(Collectors.toSet());
    Set<Path> saying =
        containing("pom.xml", RUNS_THEM).stream().map(Path::getParent).collect(Collectors.toSet());
    assertThat(saying).isEqualTo(modules);
  }

  private static List<Path> containing(String ending, String text) throws IOException {
    List<Path> found = new ArrayList<>();
    for (Path file : ProjectFiles.endingWith(ending)) {
      if (Files.readString(file).contains(text)) {
        found.add(file);
      }
    }
    return found;
  }

  /** The folder of the module that a source is of: the one above {@code src}. */
  private static Path module(Path source) {
    Path folder = source;
    while (!folder.getFileName().toString().equals("src")) {
      folder = folder.getParent();
    }
    return folder.getParent();
  }
}
