package io.mazurka.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.mazurka.cli.report.Console;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.function.BooleanSupplier;

/** The outcome of one command line: its exit code and its output. */
record Outcome(int exitCode, String out, String err) {

  /** Runs {@code mazurka} with these arguments. */
  static Outcome of(String... args) {
    return of(() -> false, Map.of(), args);
  }

  static Outcome of(BooleanSupplier interrupted, Map<String, String> environment, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int exitCode =
        Main.run(args, new Console(stream(out), stream(err), environment, false, interrupted));
    return new Outcome(
        exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  private static PrintStream stream(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }

  /** The one JSON object it printed. */
  JsonNode json() {
    try {
      return new ObjectMapper()
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .readTree(out);
    } catch (JsonProcessingException e) {
      throw new AssertionError("not one JSON object: " + out, e);
    }
  }
}
