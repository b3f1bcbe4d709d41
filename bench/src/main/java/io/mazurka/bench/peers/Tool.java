package io.mazurka.bench.peers;

import io.mazurka.bench.tables.BenchException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** A model checker that the bench starts as a process of its own. */
public interface Tool {

  String name();

  /** Those that can run, each noted with its version; those that cannot, with the reason. */
  static List<Tool> available(List<Tool> wanted, Map<String, String> versions) {
    List<Tool> tools = new ArrayList<>();
    for (Tool tool : wanted) {
      try {
        versions.put(tool.name(), tool.version());
        tools.add(tool);
      } catch (BenchException e) {
        versions.put(tool.name(), "skipped, " + e.getMessage());
        System.err.println(tool.name() + ": skipped, " + e.getMessage());
      }
    }
    return tools;
  }

  /** Its version, or a {@link BenchException} that says what is missing. */
  String version();

  /**
   * Why this tool is not run on the instance, if so; {@code states} is what an earlier tool found.
   */
  Optional<String> declines(Subject instance, OptionalLong states);

  /** Explores the whole instance; {@code states} lets a tool size its tables beforehand. */
  Measurement measure(Subject instance, OptionalLong states);
}
