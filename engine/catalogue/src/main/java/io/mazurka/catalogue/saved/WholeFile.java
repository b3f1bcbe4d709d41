package io.mazurka.catalogue.saved;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes a text file so that it is never half written. */
public final class WholeFile {

  private WholeFile() {}

  /** Writes the file, or replaces it; makes its directory if it does not exist. */
  public static void write(Path file, String text) throws IOException {
    Path directory = file.toAbsolutePath().getParent();
    if (directory != null) {
      Files.createDirectories(directory);
    }
    Path draft = file.resolveSibling(file.getFileName() + ".new");
    try {
      Files.writeString(draft, text);
      Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(draft);
    }
  }
}
