package io.mazurka.bench.tables;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes a file whole or not at all, even if the command is stopped meanwhile. */
public final class ReplacedFile {

  private ReplacedFile() {}

  /** Writes a file, and makes its folder if there is none. */
  public static void write(Path file, String text) {
    Path folder = file.toAbsolutePath().getParent();
    Path beside = file.resolveSibling(file.getFileName() + ".new");
    try {
      if (folder != null) {
        Files.createDirectories(folder);
      }
      Files.writeString(beside, text);
      Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new BenchException("cannot write " + file + ": " + e.getMessage(), e);
    }
  }
}
