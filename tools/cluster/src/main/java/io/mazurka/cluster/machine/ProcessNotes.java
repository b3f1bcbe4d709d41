package io.mazurka.cluster.machine;

import io.mazurka.kernel.InvalidModelException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * A file that notes processes: the number of each, and its start time, because numbers are used
 * again.
 *
 * @param file the file, with one line for each process
 */
record ProcessNotes(Path file) {

  private static final Duration CLOCK_CORRECTION = Duration.ofSeconds(10);

  void add(ProcessHandle process) throws IOException {
    Files.writeString(
        file,
        "%d %s%n".formatted(process.pid(), started(process)),
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
  }

  private static Instant started(ProcessHandle process) {
    return process.info().startInstant().orElse(Instant.EPOCH);
  }

  /** The noted processes that are still alive. */
  List<ProcessHandle> alive() {
    List<ProcessHandle> alive = new ArrayList<>();
    for (String line : lines()) {
      String[] words = line.split(" ", 2);
      try {
        Instant start = Instant.parse(words[1]);
        ProcessHandle.of(Long.parseLong(words[0]))
            .filter(process -> process.isAlive() && isAt(start, started(process)))
            .ifPresent(alive::add);
      } catch (IllegalArgumentException | DateTimeException | IndexOutOfBoundsException e) {
        throw new InvalidModelException(
            "'%s' notes no process in its line '%s'; delete it once nothing of it runs"
                .formatted(file, line),
            e);
      }
    }
    return alive;
  }

  /**
   * Whether two start times are the same, with some tolerance: operating systems count from the
   * time of their own start, which they correct when the clock is set.
   */
  private static boolean isAt(Instant noted, Instant told) {
    return Duration.between(noted, told).abs().compareTo(CLOCK_CORRECTION) <= 0;
  }

  boolean allAlive() {
    return alive().size() == lines().size();
  }

  void clear() {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private List<String> lines() {
    try {
      return Files.exists(file) ? Files.readAllLines(file) : List.of();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
