package io.mazurka.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The table of packages in the page on the architecture, compared with the packages there are. */
final class PackageTableTests {

  private static final Path PAGE = ProjectFiles.ROOT.resolve("docs/internals/architecture.md");
  private static final long MOST_BYTES = 15 * 1024;

  /** What the names of all packages begin with; the table leaves it out. */
  private static final String PREFIX = "io.mazurka.";

  private static final Pattern ROW = Pattern.compile("(?m)^\\| `([a-z][a-z.]*)` \\|(.*)$");
  private static final Pattern TYPE = Pattern.compile("`([A-Z]\\w*)`");
  private static final Pattern MAIN = Pattern.compile(".*/src/main/java/(io/mazurka/.+)\\.java");

  /** All types of main code, and {@code package-info} of each package, with full names. */
  private static List<String> types;

  @BeforeAll
  static void findTypes() throws IOException {
    types =
        ProjectFiles.endingWith(".java").stream()
            .map(file -> MAIN.matcher(file.toString()))
            .filter(Matcher::matches)
            .map(file -> file.group(1).replace('/', '.'))
            .toList();
  }

  @Test
  void tableHasEveryPackageOnce() throws IOException {
    List<String> packages =
        types.stream().map(type -> type.substring(0, type.lastIndexOf('.'))).distinct().toList();
    assertThat(rows().map(row -> PREFIX + row.group(1)))
        .containsExactlyInAnyOrderElementsOf(packages);
  }

  @Test
  void typesOfARowAreInItsPackage() throws IOException {
    Stream<String> named =
        rows()
            .flatMap(
                row ->
                    TYPE.matcher(row.group(2))
                        .results()
                        .map(type -> PREFIX + row.group(1) + "." + type.group(1)));
    assertThat(named).isSubsetOf(types);
  }

  @Test
  void pageIsShort() throws IOException {
    assertThat(Files.size(PAGE)).isLessThanOrEqualTo(MOST_BYTES);
  }

  private static Stream<MatchResult> rows() throws IOException {
    String page = Files.readString(PAGE);
    return ROW.matcher(page.substring(page.indexOf("## Packages"))).results();
  }
}
