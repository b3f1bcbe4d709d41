package io.mazurka.bench.circuits;

import io.mazurka.bench.tables.FigureText;
import io.mazurka.bench.tools.Measurement;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;

/**
 * The circuits as a table in the shape of table 1 of Zheng and Zhang: one line for each instance,
 * with the published numbers of states, and for each method its time, the memory of its store and
 * its states.
 */
final class CircuitTable {

  private static final double MEBIBYTE = 1024 * 1024;

  private final List<CircuitMethod> methods;
  private final Map<CircuitInstance, Map<String, Optional<Measurement>>> lines =
      new LinkedHashMap<>();

  CircuitTable(List<CircuitMethod> methods) {
    this.methods = methods;
  }

  /** Adds the result of a method; empty if the method did not end within its limits. */
  void add(CircuitInstance instance, CircuitMethod method, Optional<Measurement> found) {
    lines.computeIfAbsent(instance, key -> new LinkedHashMap<>()).put(method.name(), found);
  }

  String markdown() {
    StringJoiner head = new StringJoiner(" | ", "| ", " |");
    StringJoiner rule = new StringJoiner("|", "|", "|");
    head.add("instance").add("published: full").add("SPIN").add("lssa");
    rule.add("---").add("--:").add("--:").add("--:");
    for (CircuitMethod method : methods) {
      head.add(method.name() + ": s").add("MB").add("states");
      rule.add("--:").add("--:").add("--:");
    }
    StringBuilder text = new StringBuilder(head + "\n" + rule + "\n");
    lines.forEach((instance, found) -> text.append(line(instance, found)).append('\n'));
    return text.toString();
  }

  private String line(CircuitInstance instance, Map<String, Optional<Measurement>> found) {
    StringJoiner line = new StringJoiner(" | ", "| ", " |");
    line.add(instance.toString())
        .add(instance.published().full())
        .add(instance.published().spin())
        .add(instance.published().lssa());
    for (CircuitMethod method : methods) {
      Optional<Measurement> measured = found.getOrDefault(method.name(), Optional.empty());
      line.add(measured.map(m -> "%.2f".formatted(m.seconds())).orElse("–"));
      line.add(measured.map(CircuitTable::mebibytes).orElse("–"));
      line.add(measured.map(m -> FigureText.count(m.states())).orElse("–"));
    }
    return line.toString();
  }

  private static String mebibytes(Measurement measured) {
    double bytes = measured.bytesPerState().orElse(0) * measured.states();
    return String.format(Locale.ROOT, "%.1f", bytes / MEBIBYTE);
  }
}
