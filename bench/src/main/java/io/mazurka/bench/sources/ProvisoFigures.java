package io.mazurka.bench.sources;

import io.mazurka.bench.tables.MarkdownTable;
import io.mazurka.bench.tools.ExternalProgram;
import io.mazurka.bench.tools.Folders;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What figures 2 and 3 of Brim, Cerna, Moravec and Simsa (2005) are about: the part of the states
 * that is kept by SPIN, by fragmented search on one node, and with histories on several. The
 * figures are those that {@code bench/provisos} prints.
 */
record ProvisoFigures(Folders folders, boolean quick) {

  /** The numbers that the paper prints, by instance: states in full, and kept with histories. */
  private static final Map<String, List<String>> PUBLISHED =
      Map.of(
          "alternating-bit 20", List.of("5,954,564", "54.5 %"),
          "sender-receiver 50", List.of("6,007,102", "73.8 %"));

  String markdown() {
    System.err.println("bench/provisos ...");
    List<String> command = new ArrayList<>();
    command.add(folders.root().resolve("bench/provisos").toString());
    if (quick) {
      command.add("--quick");
    }
    return markdown(new ExternalProgram(command, folders.scratch("provisos")).runOrFail().output());
  }

  static String markdown(String printed) {
    Map<String, String> spin = new LinkedHashMap<>();
    Map<String, Map<String, String>> kept = new LinkedHashMap<>();
    Map<String, String> full = new LinkedHashMap<>();
    for (String line : printed.lines().toList()) {
      List<String> cells = cells(line);
      if (cells.size() == 4) {
        spin.put(cells.get(0), cells.get(3));
      } else if (cells.size() == 9) {
        String instance = cells.get(0);
        kept.computeIfAbsent(instance, key -> new LinkedHashMap<>())
            .put(cells.get(1) + " " + cells.get(2), cells.get(4));
        full.putIfAbsent(instance, cells.get(3));
      }
    }
    MarkdownTable table =
        new MarkdownTable(
            "instance",
            "published: full",
            "histories",
            "full",
            "SPIN",
            "as published: fragments",
            "histories, 2 nodes",
            "4",
            "8",
            "16",
            "by default: 1",
            "16");
    kept.forEach(
        (instance, shares) -> {
          List<String> published = PUBLISHED.getOrDefault(instance, List.of("–", "–"));
          table.add(
              instance,
              published.get(0),
              published.get(1),
              full.getOrDefault(instance, "–"),
              spin.getOrDefault(instance, "–"),
              shares.getOrDefault("fragment 1", "–"),
              shares.getOrDefault("history 2", "–"),
              shares.getOrDefault("history 4", "–"),
              shares.getOrDefault("history 8", "–"),
              shares.getOrDefault("history 16", "–"),
              shares.getOrDefault("sticky 1", "–"),
              shares.getOrDefault("sticky 16", "–"));
        });
    return table.markdown();
  }

  /** The cells of a line of figures; none of a head or of another line. */
  private static List<String> cells(String line) {
    if (!line.startsWith("| ") || line.startsWith("| instance") || line.startsWith("| SPIN")) {
      return List.of();
    }
    return Arrays.stream(line.substring(1, line.length() - 1).split("\\|", -1))
        .map(String::strip)
        .toList();
  }
}
