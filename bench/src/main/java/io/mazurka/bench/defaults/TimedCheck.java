package io.mazurka.bench.defaults;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.mazurka.bench.tables.BenchException;
import io.mazurka.bench.tools.ExternalProgram;
import io.mazurka.bench.tools.Launcher;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Runs checks through the launcher and measures their processor time: that of the whole process,
 * its start included, as the shell counts it. Wall-clock time would also count other programs.
 */
record TimedCheck(Launcher launcher, int limit) {

  /**
   * A shell command that runs its arguments, prints the times of its children, and exits with their
   * code.
   */
  private static final List<String> WITH_TIMES =
      List.of("sh", "-c", "\"$@\"; code=$?; times >&2; exit $code", "sh");

  /** The last line of {@code times}: minutes and seconds of children, in user and system mode. */
  private static final Pattern TIMES =
      Pattern.compile("(\\d+)m(\\d+[.,]\\d+)s (\\d+)m(\\d+[.,]\\d+)s\\s*$");

  private static final Pattern GIVEN_UP = Pattern.compile("given up after ([\\d,]+) states");

  /**
   * The cost of a check.
   *
   * @param finished whether the check ended within its limit
   * @param seconds the processor time
   * @param givenUpAfter the number of states after which the reduction was given up; a dash if it
   *     was not
   */
  record Outcome(boolean finished, long states, double seconds, String givenUpAfter) {}

  Outcome run(DefaultInstance instance, List<String> options) {
    List<String> arguments = new ArrayList<>(List.of("check"));
    arguments.addAll(instance.arguments());
    arguments.addAll(options);
    arguments.addAll(List.of("--timeout", String.valueOf(limit), "--json"));
    ExternalProgram.Result result =
        launcher.call(launcher.folders().scratch("defaults"), WITH_TIMES, arguments).run();
    return parse(result.output(), result.errors());
  }

  static Outcome parse(String output, String errors) {
    Matcher times = TIMES.matcher(errors);
    if (!times.find()) {
      throw new BenchException("the check told no times, but '%s'".formatted(errors.strip()));
    }
    try {
      JsonNode report = new ObjectMapper().readTree(output);
      Matcher givenUp = GIVEN_UP.matcher(report.path("reductions").toString());
      return new Outcome(
          !report.path("verdict").asText().equals("inconclusive"),
          report.path("states").asLong(),
          seconds(times.group(1), times.group(2)) + seconds(times.group(3), times.group(4)),
          givenUp.find() ? givenUp.group(1) : "–");
    } catch (JsonProcessingException e) {
      throw new BenchException("the check printed '%s'".formatted(output.strip()), e);
    }
  }

  private static double seconds(String minutes, String seconds) {
    return 60 * Double.parseDouble(minutes) + Double.parseDouble(seconds.replace(',', '.'));
  }
}
