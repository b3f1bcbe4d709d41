package io.mazurka.cli.options;

import io.mazurka.kernel.InvalidOptionException;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** The syntax of {@code mazurka show}: a model, and what to draw of it. */
public final class ShowSyntax {

  /** The form in which graphs are shown. */
  public enum Form {
    /** A picture for browsers, one file for each graph. */
    SVG,
    /** A text for Graphviz, one file for each graph. */
    DOT,
    /** Lines on standard output. */
    TEXT
  }

  private static final Flag LOCAL_GRAPHS =
      new Flag("--local-graphs", "Show the local graph of each process.");
  private static final String AS = "--as";
  private static final String OUT = "--out";
  private static final Set<String> SHARED = Set.of("--help", "--timeout", "--classpath");

  private ShowSyntax() {}

  /** Adds all options and parameters; {@code models} are offered as completions. */
  public static void addTo(CommandSpec spec, Iterable<String> models) {
    CheckSyntax.addSome(spec, models, CheckSyntax.withShaping(SHARED));
    spec.addOption(LOCAL_GRAPHS.spec());
    spec.addOption(
        CheckSyntax.text(
            AS,
            "FORM",
            "How to show them: svg or dot write a file for each, text prints them. Default: svg."));
    spec.addOption(CheckSyntax.text(OUT, "DIR", "Where to write. Default: the current directory."));
  }

  /** Which model is meant. */
  public static CheckRequest read(ParseResult parsed) {
    if (!LOCAL_GRAPHS.read(parsed)) {
      throw new InvalidOptionException("what to show? Say --local-graphs");
    }
    return CheckSyntax.read(parsed);
  }

  /** In which form to show it. */
  public static Form form(ParseResult parsed) {
    String asked = parsed.matchedOptionValue(AS, word(Form.SVG));
    Form form =
        Arrays.stream(Form.values())
            .filter(one -> word(one).equals(asked))
            .findFirst()
            .orElseThrow(
                () ->
                    new InvalidOptionException(
                        "%s takes one of %s, not '%s'".formatted(AS, words(), asked)));
    if (form == Form.TEXT && parsed.hasMatchedOption(OUT)) {
      throw new InvalidOptionException(
          "%s text prints and writes no file; leave out %s".formatted(AS, OUT));
    }
    return form;
  }

  private static String words() {
    return Arrays.stream(Form.values()).map(ShowSyntax::word).collect(Collectors.joining(", "));
  }

  private static String word(Form form) {
    return form.name().toLowerCase(Locale.ROOT);
  }
}
