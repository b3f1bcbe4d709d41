package io.mazurka.cli.files;

import io.mazurka.kernel.model.SourcePlace;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Finds source files below a directory, where projects usually keep them, so that a report can name
 * them relative to that directory.
 */
final class SourceFiles {

  private static final List<String> ROOTS = List.of("", "src/main/java", "src/test/java", "src");

  private final Path directory;
  private final List<Path> modules = new ArrayList<>();
  private final Map<String, String> found = new HashMap<>();

  SourceFiles(Path directory) {
    this.directory = directory;
    modules.add(directory);
    try (Stream<Path> below = Files.list(directory)) {
      below.filter(one -> Files.isDirectory(one.resolve("src"))).sorted().forEach(modules::add);
    } catch (IOException e) {
      // Then there are none.
    }
  }

  /** The URI of the file of a place, relative to the directory or to the root of its sources. */
  String uri(SourcePlace place) {
    return found.computeIfAbsent(place.file(), this::find);
  }

  private String find(String file) {
    for (Path module : modules) {
      for (String root : ROOTS) {
        Path candidate = module.resolve(root).resolve(file);
        if (Files.isRegularFile(candidate)) {
          return uri(directory.relativize(candidate));
        }
      }
    }
    return encoded(file);
  }

  /** A file as a URI: relative to the directory if it is below it. */
  String uri(Path file) {
    Path absolute = file.isAbsolute() ? file : directory.resolve(file);
    Path normal = absolute.normalize();
    return normal.startsWith(directory)
        ? encoded(directory.relativize(normal).toString().replace('\\', '/'))
        : normal.toUri().toString();
  }

  private static String encoded(String path) {
    try {
      return new URI(null, null, path, null).getRawPath();
    } catch (URISyntaxException e) {
      return "source";
    }
  }
}
