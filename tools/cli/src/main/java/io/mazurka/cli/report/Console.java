package io.mazurka.cli.report;

import java.io.PrintStream;
import java.util.Map;
import java.util.function.BooleanSupplier;

/**
 * The environment of the command.
 *
 * @param out the stream for the answer
 * @param err the stream for everything else
 * @param environment the environment variables
 * @param terminal whether output goes to a terminal, so that a line can be redrawn
 * @param interrupted whether the user has asked to stop
 */
public record Console(
    PrintStream out,
    PrintStream err,
    Map<String, String> environment,
    boolean terminal,
    BooleanSupplier interrupted) {

  private static final int USUAL_WIDTH = 120;
  private static final int LEAST_WIDTH = 40;

  public Console {
    environment = Map.copyOf(environment);
  }

  /** The number of characters per line. */
  public int width() {
    int columns = number(environment.getOrDefault("COLUMNS", ""));
    if (columns <= 0 && terminal) {
      columns = Terminal.columns();
    }
    return columns <= 0 ? USUAL_WIDTH : Math.max(LEAST_WIDTH, columns);
  }

  /** The name by which the user calls the command. */
  public String command() {
    return environment.getOrDefault("MAZURKA_COMMAND", "mazurka");
  }

  public boolean debugging() {
    return environment.getOrDefault("MAZURKA_DEBUG", "").equals("1");
  }

  /** Prints one message that is not the answer. */
  public void complain(String message) {
    err.println("mazurka: " + message);
    err.flush();
  }

  static int number(String text) {
    try {
      return Integer.parseInt(text.strip());
    } catch (NumberFormatException e) {
      return 0;
    }
  }
}
