package io.mazurka.cli.options;

import io.mazurka.kernel.InvalidOptionException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ParseResult;

/**
 * A file or directory to which the command will write after its work. An unwritable destination is
 * refused before the work: a file is created as a test in the directory, or in the nearest existing
 * one above it.
 */
final class Destination {

  private Destination() {}

  /** The value of an option that names a destination; null if the option is not given. */
  static @Nullable String read(
      ParseResult parsed, String option, BiFunction<String, String, Path> kind) {
    String text = parsed.hasMatchedOption(option) ? parsed.matchedOptionValue(option, "") : null;
    return text == null ? null : kind.apply(option, text).toString();
  }

  /** The file that an option names. */
  static Path file(String option, String text) {
    Path file = path(option, "file", text);
    if (Files.isDirectory(file)) {
      throw wrong(option, "file", text);
    }
    requireWritable(option, text, file.toAbsolutePath().getParent());
    return file;
  }

  /** The directory that an option names; it need not exist. */
  static Path directory(String option, String text) {
    Path directory = path(option, "directory", text);
    if (Files.exists(directory) && !Files.isDirectory(directory)) {
      throw wrong(option, "directory", text);
    }
    requireWritable(option, text, directory.toAbsolutePath());
    return directory;
  }

  private static Path path(String option, String kind, String text) {
    try {
      if (!text.isBlank()) {
        return Path.of(text);
      }
    } catch (InvalidPathException e) {
      // The error is reported below.
    }
    throw wrong(option, kind, text);
  }

  private static InvalidOptionException wrong(String option, String kind, String text) {
    return new InvalidOptionException("%s takes a %s, not '%s'".formatted(option, kind, text));
  }

  /**
   * Refuses a directory if no file can be created in it or in the nearest existing directory above
   * it.
   */
  private static void requireWritable(String option, String text, @Nullable Path wanted) {
    Path above = wanted;
    while (above != null && !Files.exists(above)) {
      above = above.getParent();
    }
    if (above == null || !Files.isDirectory(above)) {
      throw new InvalidOptionException(
          "%s '%s' cannot be written: what it is in is no directory".formatted(option, text));
    }
    try {
      Files.delete(Files.createTempFile(above, "mazurka", ".new"));
    } catch (IOException | SecurityException e) {
      throw new InvalidOptionException(
          "%s '%s' cannot be written: nothing can be made in '%s'; name another place"
              .formatted(option, text, above));
    }
  }
}
