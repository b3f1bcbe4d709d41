package io.mazurka.bench;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** A command of the bench: it prints tables, and writes them into a section of a file if asked. */
abstract class BenchCommand implements Callable<Integer> {

  private static final int LAST = 100;

  @Option(
      names = "--out",
      order = LAST,
      description = "also write what is printed into its section of this file")
  private @Nullable Path out;

  @Option(names = "--help", order = LAST + 1, usageHelp = true, description = "show this help")
  @SuppressWarnings("UnusedVariable") // picocli acts on it
  private boolean help;

  /** Runs a command and ends the JVM. What cannot be done is one message. */
  static void run(BenchCommand command, String... arguments) {
    CommandLine line = new CommandLine(command);
    line.setExecutionExceptionHandler(
        (exception, failed, parsed) -> {
          if (exception instanceof BenchException) {
            failed.getErr().println(failed.getCommandName() + ": " + exception.getMessage());
            return CommandLine.ExitCode.USAGE;
          }
          throw exception;
        });
    System.exit(line.execute(arguments));
  }

  /** The file to write to, or null. */
  final @Nullable Path out() {
    return out;
  }

  final void print(String section, String text) {
    System.out.print(text);
    if (out != null) {
      new Section(section).write(out, text);
    }
  }
}
