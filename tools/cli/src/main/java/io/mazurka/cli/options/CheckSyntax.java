package io.mazurka.cli.options;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.AskedCondition;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.DeclaredOptions;
import io.mazurka.kernel.options.OptionDeclaration;
import io.mazurka.kernel.options.SearchDeclarations;
import io.mazurka.kernel.property.Property.Kind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/**
 * The syntax of {@code mazurka check}: which options there are, and how they are read. All of them
 * parse on every model; a check refuses those that do not apply to its model.
 */
public final class CheckSyntax {

  private static final String PROPERTY = "--property";
  private static final String INVARIANT = AskedCondition.option(Kind.INVARIANT);
  private static final String SOMETIMES = AskedCondition.option(Kind.SOMETIMES);
  private static final String AT_END = AskedCondition.option(Kind.AT_END);
  private static final String QUERY = AskedCondition.option(Kind.QUERY);
  static final String CONSTRAINT = AskedCondition.option(Kind.CONSTRAINT);
  private static final String PROPERTIES = "--properties";
  private static final String TIMEOUT = "--timeout";
  private static final Flag ALL =
      new Flag(
          "--all", "Go on after a violation, and count all the states that violate a property.");
  static final String CLASSPATH = "--classpath";
  private static final String OUT = "--out";
  private static final Flag JSON = new Flag("--json", "Print one JSON object and nothing else.");
  private static final Flag EXPLAIN =
      new Flag(
          "--explain",
          "Give the reasons in full why a reduction is left out or finds little; else each is one"
              + " line.");
  private static final Flag PROFILE =
      new Flag(
          "--profile",
          "Tell how often each transition was put off, and what kept the reduction from putting off"
              + " more.");

  /**
   * Options that tell where things are or how to answer, not what is checked; they are not part of
   * {@link CheckRequest#said}.
   */
  private static final Set<String> NOT_SAID =
      Set.of(
          CLASSPATH,
          OUT,
          JSON.name(),
          EXPLAIN.name(),
          TemporalSyntax.HOA,
          CheckpointRequest.CHECKPOINT,
          CheckpointRequest.EVERY,
          CheckpointRequest.RESUME,
          DiskSyntax.DISK);

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
    declared(SearchDeclarations.search()).addTo(spec);
    declared(ofFrontEnds(true)).addTo(spec);
    declared(SearchDeclarations.limits()).addTo(spec);
    spec.addOption(text(TIMEOUT, "S", "Stop after so many seconds."));
    CheckpointRequest.addTo(spec);
    DiskSyntax.addTo(spec);
    ClusterSyntax.addTo(spec);
    spec.addOption(
        text(
            CLASSPATH,
            "P",
            "Directories and jars to find a MODEL that is a class in, as for java."));
    spec.addOption(
        text(OUT, "DIR", "Where to save a counterexample. Default: the current directory."));
    spec.addOption(JSON.spec());
    spec.addOption(EXPLAIN.spec());
    declared(SearchDeclarations.reductions()).addTo(spec);
    declared(ofFrontEnds(false)).addTo(spec);
    spec.addOption(PROFILE.spec());
    addConditions(spec);
    spec.addOption(constraint());
    TemporalSyntax.addTo(spec);
    spec.addOption(
        list(
            PROPERTIES,
            "FILE",
            "Decide the formulas in this file, one by one. For nets: property files of the Model"
                + " Checking Contest."));
  }

  /** Adds the options that ask for conditions. */
  private static void addConditions(CommandSpec spec) {
    spec.addOption(
        list(
            INVARIANT,
            "EXPR",
            "Check that this holds in every state; may be repeated. Of protocols: fields of"
                + " processes, as in 'a1.phase = DONE -> b.votes >= 2'; in files of nets: sums of"
                + " tokens, comparisons, &, |, !, fireable(t)."));
    spec.addOption(
        list(
            SOMETIMES,
            "EXPR",
            "Check that this holds in some state that can be reached; may be repeated."));
    spec.addOption(
        list(
            AT_END,
            "EXPR",
            "Check that this holds in every terminal state, where nothing has to happen; may be"
                + " repeated."));
    spec.addOption(
        list(
            QUERY,
            "EXPR",
            "Ask whether this holds in some state; may be repeated. Yes comes with the shortest"
                + " execution to such a state, no with what that is worth; both end with exit code"
                + " 0."));
  }

  /** Adds the parameters, and only the options with these names. */
  static void addSome(CommandSpec spec, Iterable<String> models, Set<String> names) {
    addTo(spec, models);
    for (OptionSpec option : List.copyOf(spec.options())) {
      if (!names.contains(option.longestName())) {
        spec.remove(option);
      }
    }
  }

  /** These names and the names of the options that shape a model. */
  static Set<String> withShaping(Set<String> names) {
    Set<String> all = new HashSet<>(names);
    DeclaredOptions.shaping().forEach(option -> all.add(option.name()));
    return all;
  }

  private static DeclaredSyntax declared(List<OptionDeclaration> declarations) {
    return new DeclaredSyntax(declarations);
  }

  private static List<OptionDeclaration> ofFrontEnds(boolean shaping) {
    return DeclaredOptions.ofFrontEnds().stream()
        .filter(declaration -> declaration.shaping() == shaping)
        .toList();
  }

  static OptionSpec constraint() {
    return list(
        CONSTRAINT,
        "EXPR|NAME|none",
        "Explore no further where this does not hold: such states are checked, but what follows"
            + " them is not; may be repeated. A NAME picks one of the constraints that the model"
            + " declares, none leaves them out. Default: all that the model declares.");
  }

  static OptionSpec text(String name, String label, String description) {
    return OptionSpec.builder(name)
        .type(String.class)
        .paramLabel(label)
        .description(description)
        .build();
  }

  static OptionSpec list(String name, String label, String description) {
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
        Destination.read(parsed, OUT, Destination::directory),
        Destination.read(parsed, TemporalSyntax.HOA, Destination::file),
        CheckpointRequest.read(parsed),
        DiskSyntax.read(parsed),
        ClusterSyntax.read(parsed),
        ReportRequest.read(parsed),
        JSON.read(parsed),
        EXPLAIN.read(parsed),
        said(parsed));
  }

  private static CheckOptions options(ParseResult parsed) {
    CheckOptions options = CheckOptions.defaults().withProperties(properties(parsed));
    for (List<OptionDeclaration> some :
        List.of(
            SearchDeclarations.search(),
            SearchDeclarations.limits(),
            SearchDeclarations.reductions(),
            DeclaredOptions.ofFrontEnds())) {
      options = declared(some).read(parsed, options);
    }
    options = options.withLimits(options.limits().withSeconds(seconds(parsed)));
    if (PROFILE.read(parsed)) {
      options = options.withReductions(options.reductions().withProfile());
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
        conditions(parsed),
        files.isEmpty() ? null : files.get(0),
        TemporalSyntax.fairness(parsed));
  }

  private static List<AskedCondition> conditions(ParseResult parsed) {
    List<AskedCondition> conditions = new ArrayList<>();
    for (Kind kind : AskedCondition.KINDS) {
      String option = AskedCondition.option(kind);
      List<String> texts = parsed.matchedOptionValue(option, List.of());
      texts.forEach(text -> AskedCondition.of(option, text).ifPresent(conditions::add));
    }
    return conditions;
  }

  private static double seconds(ParseResult parsed) {
    String text = parsed.matchedOptionValue(TIMEOUT, "Infinity");
    try {
      double seconds = Double.parseDouble(text);
      if (seconds > 0) {
        return seconds;
      }
    } catch (NumberFormatException e) {
      // The error is reported below.
    }
    throw new InvalidOptionException(
        "%s takes a positive number of seconds, not '%s'".formatted(TIMEOUT, text));
  }

  private static String said(ParseResult parsed) {
    StringJoiner said = new StringJoiner(" ");
    for (OptionSpec option : parsed.matchedOptionsSet()) {
      String name = option.longestName();
      if (!NOT_SAID.contains(name) && !ReportRequest.names().contains(name)) {
        said.add(option.longestName());
        if (option.arity().max() > 0) {
          String again = " " + option.longestName() + " ";
          said.add(String.join(again, option.originalStringValues()));
        }
      }
    }
    return said.toString();
  }
}
