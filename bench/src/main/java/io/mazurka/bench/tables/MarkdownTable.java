package io.mazurka.bench.tables;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A table whose first column contains words and whose other columns contain figures. */
public final class MarkdownTable {

  private final List<String> lines = new ArrayList<>();

  public MarkdownTable(String... head) {
    add(head);
    lines.add("|---" + String.join("", Collections.nCopies(head.length - 1, "|--:")) + "|");
  }

  public void add(String... cells) {
    lines.add("| " + String.join(" | ", cells) + " |");
  }

  public String markdown() {
    return String.join("\n", lines) + "\n";
  }
}
