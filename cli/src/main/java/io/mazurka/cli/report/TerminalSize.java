package io.mazurka.cli.report;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;

/** Asks the terminal for its size, where there is one. */
final class TerminalSize {

  private TerminalSize() {}

  /** The number of columns, or 0 if nobody knows. */
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
