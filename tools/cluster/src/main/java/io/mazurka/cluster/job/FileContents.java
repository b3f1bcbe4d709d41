package io.mazurka.cluster.job;

import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;

/** The content of a file, for processes that cannot read the file. */
public final class FileContents implements Serializable {

  private static final long serialVersionUID = 1L;

  private final String name;
  private final byte[] bytes;

  /**
   * @param name its name, without the directory
   * @param bytes its content
   */
  public FileContents(String name, byte[] bytes) {
    this.name = name;
    this.bytes = bytes;
  }

  public String name() {
    return name;
  }

  public byte[] bytes() {
    return bytes;
  }

  /** The file as it is now. */
  public static FileContents of(Path file) {
    try {
      return new FileContents(String.valueOf(file.getFileName()), Files.readAllBytes(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Calls {@code reader} with a copy of the file, which is gone afterwards. */
  public <T> T read(Function<Path, T> reader) {
    try {
      Path directory = Files.createTempDirectory("mazurka");
      Path copy = directory.resolve(name);
      try {
        Files.write(copy, bytes);
        return reader.apply(copy);
      } finally {
        Files.deleteIfExists(copy);
        Files.delete(directory);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
