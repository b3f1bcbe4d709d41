package io.mazurka.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A table whose first column is words and whose other columns are figures. */
final class MarkdownTable {

  private final List<String> lines = new ArrayList<>();

  MarkdownTable(String... head) {
    add(head);
    lines.add("|---" + String.join("", Collections.nCopies(head.length - 1, "|--:")) + "|");
  }

  void add(String... cells) {
    lines.add("| " + String.join(" | ", cells) + " |");
  }

  String markdown() {
    return String.join("\n", lines) + "\n";
  }
}
