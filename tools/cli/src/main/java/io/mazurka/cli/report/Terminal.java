package io.mazurka.cli.report;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;

/** The terminal that the command runs in, if it runs in one. */
public final class Terminal {

  /** The first version of Java whose console may be something other than a terminal. */
  private static final int CONSOLE_WITHOUT_TERMINAL = 22;

  private Terminal() {}

  /** Whether standard input and output are both a terminal. */
  @SuppressWarnings("SystemConsoleNull") // Later versions are asked in their own way.
  public static boolean exists() {
    java.io.Console console = System.console();
    if (console == null || Runtime.version().feature() < CONSOLE_WITHOUT_TERMINAL) {
      return console != null;
    }
    try {
      return (Boolean) java.io.Console.class.getMethod("isTerminal").invoke(console);
    } catch (ReflectiveOperationException e) {
      return false;
    }
  }

  /** The number of columns, or 0 if it is unknown. */
  static int columns() {
    try {
      Process stty =
          new ProcessBuilder("stty", "size")
              .redirectInput(Redirect.INHERIT)
              .redirectError(Redirect.DISCARD)
              .start();
      String size = new String(stty.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
      return Console.number(size.substring(size.indexOf(' ') + 1));
    } catch (IOException e) {
      return 0;
    }
  }
}
