package io.mazurka.cli;

import io.mazurka.cli.outcome.ExitCode;
import io.mazurka.cli.outcome.Version;
import io.mazurka.cli.report.Console;
import io.mazurka.cli.starter.StarterProject;
import io.mazurka.kernel.InvalidOptionException;
import java.io.File;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** {@code mazurka init}: makes a project to begin with. */
final class InitCommand implements Callable<Integer> {

  private final Console console;
  private final CommandSpec spec;

  InitCommand(Console console) {
    this.console = console;
    this.spec = Commands.spec("init", this);
    spec.addPositional(
        PositionalParamSpec.builder()
            .index("0")
            .arity("1")
            .type(File.class)
            .required(true)
            .paramLabel("DIR")
            .description("A directory that is empty or not there yet.")
            .build());
    spec.usageMessage()
        .header("Make a project to begin with: a protocol, its tests, a file for a build server.")
        .description(
            "It is built with Maven, without a network once Mazurka is installed in the local"
                + " repository.");
  }

  CommandSpec spec() {
    return spec;
  }

  @Override
  public Integer call() {
    String text =
        spec.commandLine().getParseResult().matchedPositionalValue(0, new File("")).getPath();
    try {
      Path directory = Path.of(text);
      StarterProject.write(directory, Version.TEXT)
          .forEach(file -> console.out().println("  " + file));
      console.out().println();
      console.out().println("To begin:  cd %s && mvn test".formatted(text));
      return ExitCode.HOLDS;
    } catch (InvalidPathException e) {
      throw new InvalidOptionException("'%s' cannot be a directory".formatted(text));
    }
  }
}
