package io.mazurka.cli.options;

import io.mazurka.kernel.InvalidOptionException;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** The syntax of {@code mazurka show}: a model, and what to draw of it. */
public final class ShowSyntax {

  private static final Flag LOCAL_GRAPHS =
      new Flag("--local-graphs", "Draw the local graph of each process, as SVG.");
  private static final Set<String> SHARED = Set.of("--help", "--timeout", "--classpath");

  private ShowSyntax() {}

  /** Adds all options and parameters; {@code models} are offered as completions. */
  public static void addTo(CommandSpec spec, Iterable<String> models) {
    CheckSyntax.addSome(spec, models, CheckSyntax.withShaping(SHARED));
    spec.addOption(LOCAL_GRAPHS.spec());
    spec.addOption(
        CheckSyntax.text("--out", "DIR", "Where to write. Default: the current directory."));
  }

  /** Which model is meant. */
  public static CheckRequest read(ParseResult parsed) {
    if (!LOCAL_GRAPHS.read(parsed)) {
      throw new InvalidOptionException("what to show? Say --local-graphs");
    }
    return CheckSyntax.read(parsed);
  }
}
