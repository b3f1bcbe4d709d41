package io.mazurka.bench.tables;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Several tables with their titles, which form a section of a file. */
public final class Chapter {

  private final Section section;
  private final Map<String, Supplier<String>> tables = new LinkedHashMap<>();

  public Chapter(String section) {
    this.section = new Section(section);
  }

  public Chapter with(String title, Supplier<String> table) {
    tables.put(title, table);
    return this;
  }

  /**
   * Makes and prints the tables, and writes them into a file.
   *
   * @param only a part of the titles of the wanted tables, or null for all
   * @param out the file; if only some tables are wanted, only these are replaced
   */
  public void make(@Nullable String only, @Nullable Path out) {
    Map<String, String> made = new LinkedHashMap<>();
    tables.forEach(
        (title, table) -> {
          if (only == null || lower(title).contains(lower(only))) {
            String part = "\n### " + title + "\n\n" + table.get();
            System.out.print(part);
            made.put(title, part);
          }
        });
    if (made.isEmpty()) {
      throw new BenchException(
          "no table is called '%s'; there are %s"
              .formatted(only, tables.keySet().stream().collect(Collectors.joining(", "))));
    }
    if (out != null) {
      String tables = only == null ? "" : tablesOf(section.contentOf(read(out)));
      String machine = "Machine: " + MeasuredMachine.current() + ".\n";
      section.write(out, machine + replaceIn(tables, made));
    }
  }

  /** The tables of a section, without the machine above them. */
  static String tablesOf(String content) {
    int from = content.indexOf("\n### ");
    return from < 0 ? "" : content.substring(from);
  }

  /** The content of the section with some of its tables replaced. */
  static String replaceIn(String content, Map<String, String> tables) {
    String result = content;
    for (Map.Entry<String, String> table : tables.entrySet()) {
      int from = result.indexOf("\n### " + table.getKey() + "\n");
      if (from < 0) {
        result += table.getValue();
      } else {
        int next = result.indexOf("\n### ", from + 1);
        String rest = next < 0 ? "" : result.substring(next);
        result = result.substring(0, from) + table.getValue() + rest;
      }
    }
    return result;
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new BenchException("cannot read " + file + ": " + e.getMessage(), e);
    }
  }

  private static String lower(String text) {
    return text.toLowerCase(Locale.ROOT);
  }
}
