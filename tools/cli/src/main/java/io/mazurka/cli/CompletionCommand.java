package io.mazurka.cli;

import io.mazurka.cli.outcome.ExitCode;
import io.mazurka.cli.report.Console;
import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Model.CommandSpec;

/** {@code mazurka completion}: prints a script for the shell. */
final class CompletionCommand implements Callable<Integer> {

  private final Console console;
  private final CommandSpec spec;

  CompletionCommand(Console console) {
    this.console = console;
    this.spec = Commands.spec("completion", this);
    spec.usageMessage()
        .header("Print a completion script for bash and zsh.")
        .footer("", "To use it in this shell:  source <(mazurka completion)");
  }

  CommandSpec spec() {
    return spec;
  }

  @Override
  public Integer call() {
    console.out().print(AutoComplete.bash("mazurka", spec.root().commandLine()));
    return ExitCode.HOLDS;
  }
}
