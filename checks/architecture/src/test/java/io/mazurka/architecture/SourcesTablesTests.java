package io.mazurka.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The tables of what the sources say have no empty cell, and the tests they name exist. */
final class SourcesTablesTests {

  private static final Path PAGES = ProjectFiles.ROOT.resolve("docs/internals");
  private static final Pattern CLASS =
      Pattern.compile("`(\\w+(?:Tests|Properties))(?:\\.(\\w+))?`");
  private static final Pattern METHOD = Pattern.compile("void (\\w+)\\(");

  private static List<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>();
    for (Path page : ProjectFiles.endingWith(".md")) {
      String name = page.getFileName().toString();
      if (page.startsWith(PAGES) && (name.startsWith("sources") || name.equals("errata.md"))) {
        pages.add(page);
      }
    }
    return pages;
  }

  @Test
  void testsInTheTablesExist() throws IOException {
    Set<String> tests = new HashSet<>();
    for (Path file : ProjectFiles.endingWith(".java")) {
      String type = file.getFileName().toString().replace(".java", "");
      if (type.endsWith("Tests") || type.endsWith("Properties")) {
        tests.add(type);
        Matcher method = METHOD.matcher(Files.readString(file));
        method.results().forEach(found -> tests.add(type + "." + found.group(1)));
      }
    }
    List<String> unknown = new ArrayList<>();
    int named = 0;
    for (Path page : pages()) {
      for (MatchResult found : CLASS.matcher(Files.readString(page)).results().toList()) {
        String name = found.group(1) + (found.group(2) == null ? "" : "." + found.group(2));
        named++;
        if (!tests.contains(name)) {
          unknown.add(name + " in " + page);
        }
      }
    }

    assertThat(unknown).isEmpty();
    assertThat(named).isGreaterThan(100);
  }

  @Test
  void noCellIsEmpty() throws IOException {
    List<String> wrong = new ArrayList<>();
    for (Path page : pages()) {
      int columns = 0;
      for (String line : Files.readAllLines(page)) {
        List<String> cells = cells(line);
        columns = cells.isEmpty() ? 0 : columns == 0 ? cells.size() : columns;
        if (cells.size() != columns || cells.stream().anyMatch(String::isBlank)) {
          wrong.add(page + ": " + line);
        }
      }
    }

    assertThat(wrong).isEmpty();
  }

  /** The cells of a line of a table; none of another line. A bar with a backslash is text. */
  private static List<String> cells(String line) {
    if (!line.startsWith("| ") && !line.startsWith("|---")) {
      return List.of();
    }
    return List.of(line.substring(1, line.length() - 1).split("(?<!\\\\)\\|", -1));
  }
}
