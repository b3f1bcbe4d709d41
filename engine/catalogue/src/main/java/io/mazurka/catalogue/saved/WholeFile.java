package io.mazurka.catalogue.saved;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/**
 * Writes a text file so that it is never half written, also if several processes write it at the
 * same time: each makes a draft of its own.
 */
public final class WholeFile {

  private WholeFile() {}

  /** Writes the file, or replaces it; makes its directory if it does not exist. */
  public static void write(Path file, String text) throws IOException {
    Path directory = file.toAbsolutePath().getParent();
    if (directory != null) {
      Files.createDirectories(directory);
    }
    Path draft = file.resolveSibling(file.getFileName() + "." + UUID.randomUUID() + ".new");
    try {
      Files.writeString(draft, text, StandardOpenOption.CREATE_NEW);
      put(draft, file);
    } finally {
      Files.deleteIfExists(draft);
    }
  }

  /** Renames the draft at once, so that other writers and readers always find a file. */
  private static void put(Path draft, Path file) throws IOException {
    try {
      Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
