package io.mazurka.catalogue;

import io.mazurka.kernel.InvalidModelException;
import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/**
 * The directories and jars with a user's own classes; each is known to be readable.
 *
 * @param entries absolute paths; empty if the user gave none
 */
public record ClassPath(List<Path> entries) {

  /** The name of the loader of a user's classes, which stack traces show. */
  public static final String LOADER_NAME = "model";

  public ClassPath {
    entries = List.copyOf(entries);
  }

  /** The empty class path: only Mazurka's own classes are found. */
  public static ClassPath none() {
    return new ClassPath(List.of());
  }

  /** The entries of a list as {@code java -classpath} takes it, but without wildcards. */
  public static List<String> split(String list) {
    List<String> entries = new ArrayList<>();
    for (String entry : list.split(File.pathSeparator, -1)) {
      if (!entry.isBlank()) {
        entries.add(entry);
      }
    }
    if (entries.isEmpty()) {
      throw new InvalidModelException("the class path is empty");
    }
    return entries;
  }

  /** The class path with these entries, in this order. */
  public static ClassPath of(List<String> entries) {
    List<Path> paths = new ArrayList<>();
    for (String entry : entries) {
      paths.add(readable(entry));
    }
    return new ClassPath(paths);
  }

  private static Path readable(String entry) {
    Path path;
    try {
      path = Path.of(entry).toAbsolutePath().normalize();
    } catch (InvalidPathException e) {
      throw bad(entry, "is not a path", e);
    }
    if (!Files.exists(path)) {
      throw bad(entry, "does not exist; has the project been compiled?", null);
    }
    if (!Files.isReadable(path)) {
      throw bad(entry, "cannot be read", null);
    }
    if (!Files.isDirectory(path)) {
      try (ZipFile jar = new ZipFile(path.toFile())) {
        jar.size();
      } catch (IOException e) {
        throw bad(entry, "is neither a directory nor a jar", e);
      }
    }
    return path;
  }

  private static InvalidModelException bad(
      String entry, String problem, @Nullable Exception cause) {
    return new InvalidModelException("class path: '%s' %s".formatted(entry, problem), cause);
  }

  /**
   * A loader of these classes, with assertions enabled, whose parent is Mazurka's own class loader;
   * that loader itself if the class path is empty.
   */
  ClassLoader loader() {
    ClassLoader own = ClassPath.class.getClassLoader();
    if (entries.isEmpty()) {
      return own;
    }
    URL[] urls = new URL[entries.size()];
    for (int index = 0; index < urls.length; index++) {
      urls[index] = url(entries.get(index));
    }
    ClassLoader loader = new URLClassLoader(LOADER_NAME, urls, own);
    loader.setDefaultAssertionStatus(true);
    return loader;
  }

  private static URL url(Path path) {
    try {
      return path.toUri().toURL();
    } catch (MalformedURLException e) {
      throw bad(path.toString(), "is not a path", e);
    }
  }
}
