package io.mazurka.bench.tables;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** A command of the bench: it prints tables, and writes them into a section of a file if asked. */
public abstract class BenchCommand implements Callable<Integer> {

  private static final int LAST = 100;

  @Option(
      names = "--out",
      order = LAST,
      description = "also write what is printed into its section of this file")
  private @Nullable Path out;

  @Option(names = "--help", order = LAST + 1, usageHelp = true, description = "show this help")
  @SuppressWarnings("UnusedVariable") // picocli acts on it
  private boolean help;

  /** Runs a command and ends the JVM. */
  protected static void run(BenchCommand command, String... arguments) {
    System.exit(line(command).execute(arguments));
  }

  /** The command line of a command; an error is reported as one message. */
  static CommandLine line(BenchCommand command) {
    CommandLine line = new CommandLine(command);
    line.registerConverter(int.class, text -> positive(Integer::valueOf, text));
    line.registerConverter(long.class, text -> positive(Long::valueOf, text));
    line.registerConverter(double.class, text -> positive(Double::valueOf, text));
    line.setExecutionExceptionHandler(
        (exception, failed, parsed) -> {
          if (exception instanceof BenchException) {
            failed.getErr().println(failed.getCommandName() + ": " + exception.getMessage());
            return CommandLine.ExitCode.USAGE;
          }
          throw exception;
        });
    return line;
  }

  /**
   * Parses a number; all numbers on the command lines of the bench are counts, so they are
   * positive.
   */
  private static <N extends Number> N positive(Function<String, N> parser, String text) {
    try {
      N number = parser.apply(text);
      if (number.doubleValue() > 0) {
        return number;
      }
    } catch (NumberFormatException e) {
      // The same remedy.
    }
    throw new TypeConversionException("'%s' is not a positive number".formatted(text));
  }

  /** The file to write to, or null. */
  protected final @Nullable Path out() {
    return out;
  }

  protected final void print(String section, String text) {
    System.out.print(text);
    if (out != null) {
      new Section(section).write(out, text);
    }
  }
}
