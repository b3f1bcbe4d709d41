package io.mazurka.bench.peers;

import io.mazurka.bench.tables.BenchException;
import io.mazurka.bench.tools.Tool;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;

/** A command in which tools search the same systems in several rounds; the best round counts. */
public abstract class RacingCommand extends LimitedCommand {

  @Option(
      names = "--repeat",
      defaultValue = "3",
      description = "how many rounds there are; the best counts (default: ${DEFAULT-VALUE})")
  private int repeat;

  @Option(
      names = "--long",
      defaultValue = "20",
      description = "what takes so many seconds has one round (default: ${DEFAULT-VALUE})")
  private double longSeconds;

  private final Map<String, String> versions = new LinkedHashMap<>();

  /** The installed ones of these tools; their versions are noted. */
  protected final List<Tool> available(List<? extends Tool> tools) {
    return Tool.available(List.copyOf(tools), versions);
  }

  /** A race of the installed tools, with a single round if {@code quick}. */
  protected final Race race(List<? extends Tool> tools, boolean quick) {
    return new Race(available(tools), quick ? 1 : repeat, longSeconds, System.err::println);
  }

  /** The tools that took part, each with its version. */
  protected final String versions() {
    return versions.entrySet().stream()
        .map(version -> "- " + version.getKey() + ": " + version.getValue() + "\n")
        .collect(Collectors.joining());
  }

  /** Refuses unknown names, for example of tables. */
  protected static void requireKnown(
      String kind, Collection<String> names, Collection<String> known) {
    for (String name : names) {
      if (!known.contains(name)) {
        throw new BenchException(
            "there is no %s '%s'; there are %s".formatted(kind, name, String.join(", ", known)));
      }
    }
  }
}
