package io.mazurka.cli.options;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * The files that are written besides the answer.
 *
 * @param files the file of each requested kind
 */
public record ReportRequest(Map<Kind, Path> files) {

  /** The kinds of files. */
  public enum Kind {
    JUNIT("--junit", "FILE", "Write the verdicts as JUnit XML, which build servers read."),
    SARIF(
        "--sarif",
        "FILE",
        "Write what is violated as SARIF 2.1.0, with the source lines of steps and properties."),
    ITF(
        "--itf",
        "FILE",
        "Write the counterexample as an ITF trace, which Apalache's and Quint's tools read."),
    HTML(
        "--html",
        "DIR",
        "Write a page, DIR/index.html: verdict, figures, diagram and table of the counterexample."),
    SVG("--svg", "FILE", "Draw the counterexample as a sequence diagram in SVG."),
    DOT(
        "--dot",
        "FILE",
        "Draw all states, or those up to --max-depth, as a graph for Graphviz; up to 2,000.");

    private final String option;
    private final String label;
    private final String description;

    Kind(String option, String label, String description) {
      this.option = option;
      this.label = label;
      this.description = description;
    }

    public String option() {
      return option;
    }
  }

  /** The kinds that show a single execution, independent of a check. */
  public static final List<Kind> OF_EXECUTIONS = List.of(Kind.HTML, Kind.SVG, Kind.ITF);

  public ReportRequest {
    files = Map.copyOf(files);
  }

  static Set<String> names() {
    return Stream.of(Kind.values()).map(Kind::option).collect(Collectors.toSet());
  }

  /** Adds the options for these kinds. */
  public static void addTo(CommandSpec spec, List<Kind> kinds) {
    kinds.forEach(
        kind -> spec.addOption(CheckSyntax.text(kind.option, kind.label, kind.description)));
  }

  /** The requested files; an unwritable destination is refused at once. */
  public static ReportRequest read(ParseResult parsed) {
    Map<Kind, Path> files = new EnumMap<>(Kind.class);
    for (Kind kind : Kind.values()) {
      String text =
          parsed.hasMatchedOption(kind.option) ? parsed.matchedOptionValue(kind.option, "") : null;
      if (text != null) {
        files.put(kind, file(kind, text));
      }
    }
    return new ReportRequest(files);
  }

  private static Path file(Kind kind, String text) {
    return kind == Kind.HTML
        ? Destination.directory(kind.option, text).resolve("index.html")
        : Destination.file(kind.option, text);
  }
}
