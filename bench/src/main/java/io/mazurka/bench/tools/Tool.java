package io.mazurka.bench.tools;

import io.mazurka.bench.tables.BenchException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** A model checker that the bench starts as a process of its own. */
public interface Tool {

  String name();

  /** The tools that can run. The version of each is noted, and the reason for those that cannot. */
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

  /** The version of the tool; throws a {@link BenchException} that says what is missing. */
  String version();

  /**
   * The reason not to run this tool on the instance, if there is one; {@code states} is the number
   * that an earlier tool found.
   */
  Optional<String> declines(Subject instance, OptionalLong states);

  /**
   * Explores the whole instance; {@code states} is the known number of states, for the size of
   * tables.
   */
  Measurement measure(Subject instance, OptionalLong states);
}
