package io.mazurka.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Names of types and packages, in documents and in the comments of packages, are names that the
 * sources have. The changelog is not read: it tells of names that are gone.
 */
final class DocumentedNamesTests {

  private static final Pattern WORD = Pattern.compile("\\w+");
  private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([\\w.]+);");
  private static final Pattern BLOCK = Pattern.compile("(?ms)^```.*?^```");

  /** A name in backticks that consists of at least two words, perhaps with a member. */
  private static final Pattern TYPE =
      Pattern.compile("`@?((?:[A-Z][a-z0-9]+){2,})(?:\\.\\w+)?(?:\\(\\))?`");

  /** Lower-case words with dots between them, in backticks or as code of a comment. */
  private static final Pattern DOTTED =
      Pattern.compile("(?:`|\\{@code[ *\n]+)([a-z]+(?:\\.[a-z]+)+)(?:\\.[A-Z]\\w*)?[`}]");

  private final Set<String> words = new HashSet<>();

  /** Packages, also without their first or last words: {@code kernel.trace} as well. */
  private final Set<String> packages = new HashSet<>();

  @Test
  void namesInDocumentsAreInTheSources() throws IOException {
    for (Path file : ProjectFiles.endingWith(".java")) {
      read(Files.readString(file));
    }
    List<Path> documents = new ArrayList<>(ProjectFiles.endingWith(".md"));
    documents.removeIf(file -> file.endsWith("CHANGELOG.md"));
    documents.addAll(ProjectFiles.endingWith("package-info.java"));
    Set<String> unknown = new TreeSet<>();
    for (Path file : documents) {
      unknown(Files.readString(file)).forEach(name -> unknown.add(name + " in " + file));
    }
    assertThat(unknown).isEmpty();
  }

  private void read(String source) {
    WORD.matcher(source).results().map(MatchResult::group).forEach(words::add);
    Matcher declared = PACKAGE.matcher(source);
    if (declared.find()) {
      List<String> parts = List.of(declared.group(1).split("\\.", -1));
      for (int from = 0; from < parts.size(); from++) {
        for (int to = from + 1; to <= parts.size(); to++) {
          packages.add(String.join(".", parts.subList(from, to)));
        }
      }
    }
  }

  private Stream<String> unknown(String text) {
    String prose = BLOCK.matcher(text).replaceAll("");
    return Stream.concat(
        names(TYPE, prose).filter(name -> !words.contains(name)),
        names(DOTTED, prose).filter(name -> isOurs(name) && !packages.contains(name)));
  }

  private static Stream<String> names(Pattern pattern, String prose) {
    return pattern.matcher(prose).results().map(name -> name.group(1));
  }

  /** Whether a name begins like a package of Mazurka. */
  private boolean isOurs(String name) {
    return name.startsWith("io.mazurka.")
        || packages.contains("io.mazurka." + name.substring(0, name.indexOf('.')));
  }
}
