package io.mazurka.catalogue;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.FileFormat;
import io.mazurka.kernel.model.Model;
import io.mazurka.kernel.model.Parameter;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/**
 * A model that one file describes; it has no parameters.
 *
 * @param file the path of the file
 * @param format the format of the file
 */
record ModelFile(Path file, FileFormat format) implements Model {

  private static final int BEGINNING = 4096;

  /** The model in the file that {@code reference} names, or null if there is no such file. */
  static @Nullable ModelFile find(String reference, ClassLoader loader) {
    Path file = path(reference);
    if (file == null || !Files.isRegularFile(file)) {
      return null;
    }
    String name = name(file);
    String beginning = beginning(file);
    List<String> known = new ArrayList<>();
    for (FileFormat format : ServiceLoader.load(FileFormat.class, loader)) {
      if (format.recognises(name, beginning)) {
        return new ModelFile(file, format);
      }
      known.add(format.description());
    }
    if (name.endsWith(".java") || name.endsWith(".class")) {
      throw new InvalidModelException(
          "'%s' holds a class: name the class, such as org.example.%s, and say with --classpath"
                  .formatted(reference, name.substring(0, name.lastIndexOf('.')))
              + " where it is compiled");
    }
    throw new InvalidModelException(
        "'%s' is a file of no kind that can be checked: %s"
            .formatted(
                reference,
                known.isEmpty()
                    ? "there is none yet"
                    : "it is not " + String.join(" nor ", known)));
  }

  /** Whether {@code reference} reads like a file rather than a class or a model of the gallery. */
  static boolean isNamed(String reference, ClassLoader loader) {
    Path file = path(reference);
    if (file == null) {
      return false;
    }
    if (reference.indexOf('/') >= 0 || reference.indexOf(File.separatorChar) >= 0) {
      return true;
    }
    for (FileFormat format : ServiceLoader.load(FileFormat.class, loader)) {
      if (format.recognises(name(file), "")) {
        return true;
      }
    }
    return reference.endsWith(".java") || reference.endsWith(".class");
  }

  private static @Nullable Path path(String reference) {
    try {
      return reference.isEmpty() ? null : Path.of(reference).toAbsolutePath().normalize();
    } catch (InvalidPathException e) {
      return null;
    }
  }

  private static String beginning(Path file) {
    try (InputStream stream = Files.newInputStream(file)) {
      return new String(stream.readNBytes(BEGINNING), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new InvalidModelException("'%s' cannot be read: %s".formatted(file, e), e);
    }
  }

  private static String name(Path file) {
    Path name = file.getFileName();
    return name == null ? "" : name.toString();
  }

  /** The name of the file without its extension. */
  @Override
  public String name() {
    String name = name(file);
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(0, dot) : name;
  }

  @Override
  public String summary() {
    return format.description() + " in " + file;
  }

  @Override
  public List<Parameter> parameters() {
    return List.of();
  }

  @Override
  public Checkable create(Arguments arguments) {
    try {
      return format.read(file);
    } catch (IOException | UncheckedIOException e) {
      throw new InvalidModelException("'%s' cannot be read: %s".formatted(file, e), e);
    }
  }
}
