package io.mazurka.bench.tables;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The part of a Markdown file between two markers, which a run replaces. */
record Section(String name) {

  void write(Path file, String content) {
    try {
      String before = Files.exists(file) ? Files.readString(file) : "";
      ReplacedFile.write(file, replaceIn(before, content));
    } catch (IOException e) {
      throw new BenchException("cannot read " + file + ": " + e.getMessage(), e);
    }
  }

  /** The content of the section in a text. */
  String contentOf(String text) {
    int from = text.indexOf(begin());
    int to = text.indexOf(end());
    return from >= 0 && to > from ? text.substring(from + begin().length(), to) : "";
  }

  private String begin() {
    return "<!-- begin " + name + " -->\n";
  }

  private String end() {
    return "<!-- end " + name + " -->\n";
  }

  /** The text with the section replaced, or appended when it has none yet. */
  String replaceIn(String text, String content) {
    int from = text.indexOf(begin());
    int to = text.indexOf(end());
    if (from >= 0 && to > from) {
      return text.substring(0, from + begin().length()) + content + text.substring(to);
    }
    String gap = text.isEmpty() ? "" : "\n";
    return text + gap + begin() + content + end();
  }
}
