package io.mazurka.cli.options;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.CrashModel;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.options.Traffic;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** The syntax of {@code mazurka check}: which options there are, and how they are read. */
public final class CheckSyntax {

  private static final Choice SEARCH =
      Choice.of(
          "--search",
          "Order of exploration: breadth-first, which finds short counterexamples (the shortest with"
              + " --por none), or depth-first. Default: bfs.",
          "bfs",
          "dfs");
  private static final Choice STORE =
      Choice.of(
          "--store",
          "How visited states are remembered: in full; as 64-bit fingerprints or as bits in a fixed"
              + " array, both of which may miss states; or not at all. Default: exact.",
          "exact",
          "fingerprint",
          "bitstate",
          "none");
  private static final Choice TRAFFIC =
      Choice.of(
          "--traffic",
          "How messages travel: one buffer per channel (m), or output and input buffers with"
              + " delivery events, of which a step takes what it wants (grm) or all (rm)."
              + " Default: m.",
          "m",
          "grm",
          "rm");
  private static final Choice CRASHES =
      Choice.of(
          "--crashes",
          "Crash faults: implicit, as a crashed process is one whose messages stay unread; or"
              + " explicit, as steps. Default: implicit.",
          "implicit",
          "explicit");
  private static final List<Choice> CHOICES = List.of(SEARCH, STORE, TRAFFIC, CRASHES);
  private static final NumberOption MAX_CRASHES =
      new NumberOption(
          "--max-crashes",
          0,
          Integer.MAX_VALUE,
          "With --crashes explicit, how many processes may crash. Default: all.");
  private static final NumberOption MAX_STATES =
      new NumberOption("--max-states", 1, Long.MAX_VALUE, "Stop after so many states.");
  private static final NumberOption MAX_DEPTH =
      new NumberOption(
          "--max-depth", 0, Integer.MAX_VALUE, "Go no further than so many steps from the start.");
  private static final String PROPERTY = "--property";
  private static final String INVARIANT = "--invariant";
  private static final String PROPERTIES = "--properties";
  private static final String TIMEOUT = "--timeout";
  private static final Flag ALL =
      new Flag(
          "--all", "Go on after a violation, and count all the states that violate a property.");
  private static final String CLASSPATH = "--classpath";
  private static final String OUT = "--out";
  private static final Flag JSON = new Flag("--json", "Print one JSON object and nothing else.");

  /** These say where things are, not what is checked. */
  private static final Set<String> NOT_SAID = Set.of(CLASSPATH, OUT, JSON.name());

  private CheckSyntax() {}

  /** Adds all options and parameters; {@code models} are offered as completions. */
  public static void addTo(CommandSpec spec, Iterable<String> models) {
    spec.addPositional(
        PositionalParamSpec.builder()
            .index("0")
            .arity("1")
            .type(String.class)
            .required(true)
            .paramLabel("MODEL")
            .completionCandidates(models)
            .description(
                "A model of the gallery (see mazurka list), a file, or the name of a class.")
            .build());
    spec.addPositional(
        PositionalParamSpec.builder()
            .index("1..*")
            .arity("0..*")
            .type(List.class)
            .auxiliaryTypes(String.class)
            .paramLabel("KEY=VALUE")
            .description("Parameters of the model; each has a default.")
            .build());
    spec.addOption(
        OptionSpec.builder(PROPERTY)
            .type(List.class)
            .auxiliaryTypes(String.class)
            .arity("1")
            .paramLabel("NAME")
            .description(
                "Check only this property; may be repeated. Every model has the property deadlock."
                    + " Default: all of the model's own.")
            .build());
    spec.addOption(ALL.spec());
    for (Choice choice : CHOICES) {
      spec.addOption(choice.spec());
    }
    for (NumberOption number : List.of(MAX_CRASHES, MAX_STATES, MAX_DEPTH)) {
      spec.addOption(number.spec());
    }
    spec.addOption(text(TIMEOUT, "S", "Stop after so many seconds."));
    spec.addOption(
        text(
            CLASSPATH,
            "P",
            "Directories and jars to find a MODEL that is a class in, as for java."));
    spec.addOption(
        text(OUT, "DIR", "Where to save a counterexample. Default: the current directory."));
    spec.addOption(JSON.spec());
    ReductionSyntax.addTo(spec);
    spec.addOption(
        list(
            INVARIANT,
            "EXPR",
            "Check that this holds in every state; may be repeated. In files of nets: sums of"
                + " tokens, comparisons, &, |, !, fireable(t)."));
    spec.addOption(
        list(
            PROPERTIES,
            "FILE",
            "Decide the formulas in this file, one by one. For nets: property files of the Model"
                + " Checking Contest."));
  }

  private static OptionSpec text(String name, String label, String description) {
    return OptionSpec.builder(name)
        .type(String.class)
        .paramLabel(label)
        .description(description)
        .build();
  }

  private static OptionSpec list(String name, String label, String description) {
    return OptionSpec.builder(name)
        .type(List.class)
        .auxiliaryTypes(String.class)
        .arity("1")
        .paramLabel(label)
        .description(description)
        .build();
  }

  /** What a parsed command line asks for. */
  public static CheckRequest read(ParseResult parsed) {
    return new CheckRequest(
        parsed.matchedPositionalValue(0, ""),
        parsed.matchedPositionalValue(1, List.of()),
        options(parsed),
        parsed.matchedOptionValue(CLASSPATH, null),
        parsed.matchedOptionValue(OUT, null),
        JSON.read(parsed),
        said(parsed),
        warnings(parsed));
  }

  private static List<String> warnings(ParseResult parsed) {
    boolean idle =
        parsed.hasMatchedOption(MAX_CRASHES.name()) && CRASHES.read(parsed).equals("implicit");
    return idle ? List.of("--max-crashes has no effect without --crashes explicit") : List.of();
  }

  private static CheckOptions options(ParseResult parsed) {
    CheckOptions options =
        CheckOptions.defaults()
            .withSearch(SEARCH.read(parsed, SearchOrder.class))
            .withStore(STORE.read(parsed, StoreKind.class))
            .withTraffic(TRAFFIC.read(parsed, Traffic.class))
            .withProperties(properties(parsed))
            .withReductions(ReductionSyntax.read(parsed))
            .withLimits(
                new Limits(MAX_STATES.read(parsed), (int) MAX_DEPTH.read(parsed), seconds(parsed)));
    int maxCrashes = (int) MAX_CRASHES.read(parsed);
    if (CRASHES.read(parsed, CrashModel.class) == CrashModel.EXPLICIT) {
      options = options.withExplicitCrashes(maxCrashes);
    }
    return ALL.read(parsed) ? options.withAll() : options;
  }

  private static AskedProperties properties(ParseResult parsed) {
    List<String> files = parsed.matchedOptionValue(PROPERTIES, List.of());
    if (files.size() > 1) {
      throw new InvalidOptionException(PROPERTIES + " takes one file; give it once");
    }
    return new AskedProperties(
        parsed.matchedOptionValue(PROPERTY, List.of()),
        parsed.matchedOptionValue(INVARIANT, List.of()),
        files.isEmpty() ? null : files.get(0));
  }

  private static double seconds(ParseResult parsed) {
    String text = parsed.matchedOptionValue(TIMEOUT, "Infinity");
    try {
      double seconds = Double.parseDouble(text);
      if (seconds > 0) {
        return seconds;
      }
    } catch (NumberFormatException e) {
      // Said below.
    }
    throw new InvalidOptionException(
        "%s takes a positive number of seconds, not '%s'".formatted(TIMEOUT, text));
  }

  private static String said(ParseResult parsed) {
    StringJoiner said = new StringJoiner(" ");
    for (OptionSpec option : parsed.matchedOptionsSet()) {
      if (isWorthSaying(option)) {
        said.add(option.longestName());
        if (option.arity().max() > 0) {
          String again = " " + option.longestName() + " ";
          said.add(String.join(again, option.originalStringValues()));
        }
      }
    }
    return said.toString();
  }

  private static boolean isWorthSaying(OptionSpec option) {
    String name = option.longestName();
    boolean usual =
        CHOICES.stream()
            .anyMatch(c -> c.name().equals(name) && c.values().get(0).equals(option.getValue()));
    return !usual && !option.hidden() && !NOT_SAID.contains(name);
  }
}
