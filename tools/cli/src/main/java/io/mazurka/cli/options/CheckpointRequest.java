package io.mazurka.cli.options;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.search.checkpoint.CheckpointPlan;
import io.mazurka.search.checkpoint.Identity;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/**
 * The part of a command line that concerns checkpoints.
 *
 * @param directory where to save them, as typed, or null
 * @param seconds the time between two of them
 * @param resumed where to go on from, as typed, or null
 */
public record CheckpointRequest(
    @Nullable String directory, double seconds, @Nullable String resumed) {

  static final String CHECKPOINT = "--checkpoint";
  static final String EVERY = "--checkpoint-every";
  static final String RESUME = "--resume";

  static void addTo(CommandSpec spec) {
    spec.addOption(
        option(
            CHECKPOINT,
            "DIR",
            "Save the run in this directory from time to time, and when a limit or Ctrl-C ends it,"
                + " so that it can go on from there."));
    spec.addOption(
        option(
            EVERY,
            "S",
            "How many seconds pass between two checkpoints. Default: %.0f."
                .formatted(CheckpointPlan.USUAL_SECONDS)));
    spec.addOption(
        option(
            RESUME,
            "DIR",
            "Go on with a run that was saved there, with the same model and options; limits,"
                + " workers and memory may differ. Add --checkpoint to go on saving."));
  }

  private static OptionSpec option(String name, String label, String description) {
    return OptionSpec.builder(name)
        .type(String.class)
        .paramLabel(label)
        .description(description)
        .build();
  }

  static CheckpointRequest read(ParseResult parsed) {
    String directory = Destination.read(parsed, CHECKPOINT, Destination::directory);
    String every = parsed.matchedOptionValue(EVERY, null);
    if (every != null && directory == null) {
      throw new InvalidOptionException("%s needs %s DIR".formatted(EVERY, CHECKPOINT));
    }
    return new CheckpointRequest(
        directory,
        every == null ? CheckpointPlan.USUAL_SECONDS : seconds(every),
        parsed.matchedOptionValue(RESUME, null));
  }

  private static double seconds(String text) {
    try {
      double seconds = Double.parseDouble(text);
      if (seconds >= 0) {
        return seconds;
      }
    } catch (NumberFormatException e) {
      // The error is reported below.
    }
    throw new InvalidOptionException(
        "%s takes a number of seconds, not '%s'".formatted(EVERY, text));
  }

  /**
   * The plan for a run.
   *
   * @param identity finds the identity of the run; called only if it is compared or saved
   */
  public CheckpointPlan plan(Supplier<Identity> identity) {
    return directory == null && resumed == null
        ? CheckpointPlan.none()
        : new CheckpointPlan(
            path(CHECKPOINT, directory), seconds, path(RESUME, resumed), identity.get());
  }

  private static @Nullable Path path(String option, @Nullable String text) {
    try {
      if (text == null || !text.isBlank()) {
        return text == null ? null : Path.of(text);
      }
    } catch (InvalidPathException e) {
      // The error is reported below.
    }
    throw new InvalidOptionException("%s takes a directory, not '%s'".formatted(option, text));
  }
}
