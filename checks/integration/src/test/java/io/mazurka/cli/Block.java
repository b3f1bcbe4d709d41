package io.mazurka.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A fenced block of a page of the documentation.
 *
 * @param place the page and the line
 * @param label what follows the language, such as the file that is quoted
 * @param text what is in it
 */
record Block(String place, String label, String text) {

  private static final Pattern FENCED =
      Pattern.compile("^```(\\w+) *(.*)\n((?:.*\n)*?)```$", Pattern.MULTILINE);

  /** The blocks of {@code page} in this language. */
  static List<Block> of(Path page, String language) throws IOException {
    String text = Files.readString(page);
    Matcher found = FENCED.matcher(text);
    List<Block> blocks = new ArrayList<>();
    while (found.find()) {
      if (found.group(1).equals(language)) {
        long line = text.substring(0, found.start()).lines().count() + 1;
        blocks.add(
            new Block(
                page.getFileName() + ", line " + line,
                found.group(2).strip(),
                found.group(3).stripTrailing()));
      }
    }
    return blocks;
  }

  /** All files below {@code folder} whose names end like this, in a fixed order. */
  static List<Path> files(Path folder, String ending) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    }
  }

  @Override
  public String toString() {
    return place;
  }
}
