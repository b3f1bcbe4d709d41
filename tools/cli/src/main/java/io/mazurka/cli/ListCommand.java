package io.mazurka.cli;

import io.mazurka.catalogue.Gallery;
import io.mazurka.cli.outcome.ExitCode;
import io.mazurka.cli.report.Console;
import io.mazurka.cli.report.GalleryReport;
import io.mazurka.kernel.model.Model;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** {@code mazurka list}: shows the gallery. */
final class ListCommand implements Callable<Integer> {

  private final Console console;
  private final CommandSpec spec;

  ListCommand(Console console) {
    this.console = console;
    this.spec = Commands.spec("list", this);
    spec.addOption(
        OptionSpec.builder("--json")
            .type(boolean.class)
            .arity("0")
            .description("Print one JSON object and nothing else.")
            .build());
    spec.usageMessage()
        .header("Show the gallery: what each model shows, its parameters and their defaults.");
  }

  CommandSpec spec() {
    return spec;
  }

  @Override
  public Integer call() {
    List<Model> models = Gallery.own().models();
    if (spec.commandLine().getParseResult().hasMatchedOption("--json")) {
      console.out().println(GalleryReport.json(models));
    } else {
      console.out().print(GalleryReport.text(models, console.command()));
    }
    return ExitCode.HOLDS;
  }
}
