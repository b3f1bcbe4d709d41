package io.mazurka.bench.sources;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.mazurka.bench.tables.BenchException;
import io.mazurka.bench.tables.MarkdownTable;
import io.mazurka.bench.tools.Launcher;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;

/** The classes of lemmas of table 5.1 of Bokor's thesis, and of those that are found here. */
record LemmaTable(Launcher launcher) {

  /**
   * A class of lemmas in the thesis.
   *
   * @param lemmas how many there are
   * @param alone how many are inductive without others
   */
  private record Line(String name, int lemmas, int alone) {}

  private static final List<Line> LINES =
      List.of(
          new Line("definition", 2, 2),
          new Line("system model", 3, 3),
          new Line("message flow", 6, 2),
          new Line("state validity", 2, 0));

  String markdown() {
    MarkdownTable table =
        new MarkdownTable(
            "class of lemmas",
            "published, 4 processes",
            "inductive alone",
            "by default, n=3",
            "inductive alone",
            "n=4",
            "inductive alone");
    List<TreeMap<String, int[]>> found = List.of(classes(3), classes(4));
    for (Line line : LINES) {
      String[] cells = new String[7];
      cells[0] = line.name();
      cells[1] = String.valueOf(line.lemmas());
      cells[2] = String.valueOf(line.alone());
      for (int column = 0; column < found.size(); column++) {
        int[] counts = found.get(column).getOrDefault(line.name(), new int[2]);
        cells[3 + 2 * column] = String.valueOf(counts[0]);
        cells[4 + 2 * column] = String.valueOf(counts[1]);
      }
      table.add(cells);
    }
    return table.markdown();
  }

  /** For each class, how many lemmas there are, and how many of them rest on no others. */
  private TreeMap<String, int[]> classes(int processes) {
    System.err.println("consensus n=%d ...".formatted(processes));
    Path folder = launcher.folders().scratch("proofs");
    List<String> arguments = List.of("prove", "consensus", "n=" + processes, "f=1", "--json");
    String output = launcher.call(folder, arguments).runOrFail().output();
    TreeMap<String, int[]> classes = new TreeMap<>();
    try {
      for (JsonNode lemma : new ObjectMapper().readTree(output).path("lemmas")) {
        int[] counts = classes.computeIfAbsent(lemma.path("class").asText(), key -> new int[2]);
        counts[0]++;
        counts[1] += lemma.path("supportedBy").isEmpty() ? 1 : 0;
      }
    } catch (JsonProcessingException e) {
      throw new BenchException("cannot read what prove prints", e);
    }
    return classes;
  }
}
