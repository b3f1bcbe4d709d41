package io.mazurka.cluster.machine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/**
 * A file that notes processes: the number of each, and when it started, as numbers are used again.
 *
 * @param file one line for each process
 */
record ProcessNotes(Path file) {

  void add(ProcessHandle process) throws IOException {
    Files.writeString(
        file,
        "%d %s%n".formatted(process.pid(), started(process)),
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
  }

  private static String started(ProcessHandle process) {
    return process.info().startInstant().map(Object::toString).orElse("unknown");
  }

  /** The processes that are noted and still there. */
  List<ProcessHandle> alive() {
    List<ProcessHandle> alive = new ArrayList<>();
    for (String line : lines()) {
      String[] words = line.split(" ", 2);
      ProcessHandle.of(Long.parseLong(words[0]))
          .filter(process -> process.isAlive() && started(process).equals(words[1]))
          .ifPresent(alive::add);
    }
    return alive;
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
