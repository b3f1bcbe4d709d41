package io.mazurka.cli.starter;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.mazurka.kernel.InvalidModelException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;

/** A small project with a protocol, its tests and a file for a build server. */
public final class StarterProject {

  /**
   * A file of the project.
   *
   * @param resource the resource with its content
   * @param path its path in the project
   */
  private record Template(String resource, String path) {}

  private static final List<Template> FILES =
      List.of(
          new Template("pom.xml", "pom.xml"),
          new Template("README.md", "README.md"),
          new Template("gitignore", ".gitignore"),
          new Template("check.yml", ".github/workflows/check.yml"),
          new Template("MajorityVote.java.txt", "src/main/java/org/example/MajorityVote.java"),
          new Template(
              "MajorityVoteTests.java.txt", "src/test/java/org/example/MajorityVoteTests.java"));

  private StarterProject() {}

  /**
   * Writes the project into a directory, which must be empty and is created if it does not exist.
   *
   * @return the written files, in order
   */
  public static List<Path> write(Path directory, String version) {
    try {
      requireEmpty(directory);
      String name = name(directory);
      for (Template template : FILES) {
        Path file = directory.resolve(template.path());
        Files.createDirectories(Objects.requireNonNull(file.getParent()));
        Files.writeString(
            file, text(template).replace("@version@", version).replace("@name@", name));
      }
    } catch (IOException e) {
      throw new InvalidModelException("'%s' cannot be written: %s".formatted(directory, e), e);
    }
    return FILES.stream().map(template -> directory.resolve(template.path())).toList();
  }

  private static void requireEmpty(Path directory) throws IOException {
    if (Files.exists(directory)) {
      if (!Files.isDirectory(directory)) {
        throw new InvalidModelException("'%s' is a file; name a directory".formatted(directory));
      }
      try (Stream<Path> content = Files.list(directory)) {
        if (content.findAny().isPresent()) {
          throw new InvalidModelException(
              "'%s' is not empty; name a new directory".formatted(directory));
        }
      }
    }
  }

  /** An artifact name made from the name of the directory. */
  private static String name(Path directory) {
    String last = String.valueOf(directory.toAbsolutePath().normalize().getFileName());
    String plain = last.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9._-]+", "-");
    return plain.matches(".*[a-z].*") ? plain : "my-protocol";
  }

  private static String text(Template template) throws IOException {
    String resource = "/starter/" + template.resource();
    try (InputStream in = StarterProject.class.getResourceAsStream(resource)) {
      return new String(Objects.requireNonNull(in, resource).readAllBytes(), UTF_8);
    }
  }
}
