package io.mazurka.cli.options;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.InvalidOptionException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/**
 * The syntax of {@code mazurka explore}: the options of {@code check} that concern the model, the
 * properties and the reduction, and those of the page.
 */
public final class ExploreSyntax {

  private static final String PORT = "--port";
  private static final int LAST_PORT = 65_535;
  private static final Flag OPEN = new Flag("--open", "Open the page in the browser.");

  /** Options that matter only to a search that runs to its end. */
  private static final Set<String> OF_SEARCH = Set.of("--timeout", "--json");

  /** Options of the page, which do not change what is explored. */
  private static final Set<String> OF_PAGE = Set.of(PORT, OPEN.name(), CheckSyntax.CLASSPATH);

  private ExploreSyntax() {}

  /** Adds all options and parameters; {@code models} are offered as completions. */
  public static void addTo(CommandSpec spec, Iterable<String> models) {
    spec.addOption(
        CheckSyntax.text(PORT, "N", "Where the page is on 127.0.0.1. Default: a free port."));
    spec.addOption(OPEN.spec());
    AuditSyntax.addTo(spec, models);
    spec.addOption(CheckSyntax.constraint());
    List<OptionSpec> foreign = new ArrayList<>();
    for (OptionSpec option : spec.options()) {
      if (OF_SEARCH.contains(option.longestName())) {
        foreign.add(option);
      }
    }
    foreign.forEach(spec::remove);
  }

  /** What a parsed command line asks for. */
  public static CheckRequest read(ParseResult parsed) {
    return CheckSyntax.read(parsed);
  }

  /**
   * Refuses options that would change the question: a saved file determines the model, the
   * parameters and the property.
   */
  public static void refuseQuestions(ParseResult parsed) {
    String file = parsed.matchedPositionalValue(0, "");
    List<String> parameters = parsed.matchedPositionalValue(1, List.of());
    if (!parameters.isEmpty()) {
      throw new InvalidModelException(
          "%s says itself which parameters its model has; leave out %s"
              .formatted(file, String.join(" ", parameters)));
    }
    for (OptionSpec option : parsed.matchedOptionsSet()) {
      if (!OF_PAGE.contains(option.longestName())) {
        throw new InvalidOptionException(
            "%s has no effect here: %s says itself what it is about; leave it out"
                .formatted(option.longestName(), file));
      }
    }
  }

  /** Whether the page is to be opened. */
  public static boolean opens(ParseResult parsed) {
    return OPEN.read(parsed);
  }

  /** The port, or 0 for any that is free. */
  public static int port(ParseResult parsed) {
    String text = parsed.matchedOptionValue(PORT, "0");
    try {
      int port = Integer.parseInt(text);
      if (port >= 0 && port <= LAST_PORT) {
        return port;
      }
    } catch (NumberFormatException e) {
      // The error is reported below.
    }
    throw new InvalidOptionException(
        "%s takes a number from 0 to %d, not '%s'".formatted(PORT, LAST_PORT, text));
  }
}
