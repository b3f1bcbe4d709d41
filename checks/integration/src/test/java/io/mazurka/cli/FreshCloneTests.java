package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The project that init makes is built by Maven from a fresh clone, at last without a network. */
@Tag("long")
final class FreshCloneTests {

  private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();

  @TempDir Path directory;

  private int run(Path where, List<String> command) throws IOException, InterruptedException {
    return new ProcessBuilder(command)
        .directory(where.toFile())
        .redirectErrorStream(true)
        .redirectOutput(directory.resolve("output.txt").toFile())
        .start()
        .waitFor();
  }

  private void git(Path where, String... words) throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(List.of("git", "-c", "user.name=A", "-c", "user.email=a@example.org"));
    command.addAll(List.of(words));
    assertThat(run(where, command)).as(output()).isZero();
  }

  private int maven(Path where, Path repository, String... words)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("mvn", "-B", "-ntp", "-q"));
    command.add("-Dmaven.repo.local=" + repository);
    command.addAll(List.of(words));
    return run(where, command);
  }

  private String output() throws IOException {
    return Files.readString(directory.resolve("output.txt"));
  }

  /** The project, committed to a repository of its own and cloned from there. */
  private Path cloned() throws IOException, InterruptedException {
    Path project = directory.resolve("project");
    assertThat(Outcome.of("init", project.toString()).exitCode()).isZero();
    git(project, "init", "-q");
    git(project, "add", ".");
    git(project, "commit", "-q", "-m", "A protocol that Mazurka checks");
    git(directory, "clone", "-q", project.toString(), "clone");
    return directory.resolve("clone");
  }

  /** A repository of Maven in which there is nothing but what Mazurka installs there. */
  private Path repository() throws IOException, InterruptedException {
    Path built = directory.resolve("built");
    int installed =
        maven(
            ROOT,
            built,
            "-Dfast",
            "-Dmaven.test.skip",
            "-Dbuild.folder=target/starter",
            "-pl",
            "protocols",
            "-am",
            "install");
    assertThat(installed).as(output()).isZero();
    Path repository = directory.resolve("repository");
    try (Stream<Path> files = Files.walk(built.resolve("io/mazurka"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path copy = repository.resolve(built.relativize(file));
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy);
      }
    }
    return repository;
  }

  @Test
  void aFreshClonePassesWithNothingButMazurkaInTheRepositoryAndThenOffline() throws Exception {
    Path clone = cloned();
    Path repository = repository();
    assertThat(maven(clone, repository, "clean", "verify")).as(output()).isZero();
    git(clone, "status", "--porcelain");
    assertThat(output()).as("what was built is ignored").isEmpty();
    assertThat(maven(clone, repository, "-o", "clean", "verify")).as(output()).isZero();
    Path model = clone.resolve("src/main/java/org/example/MajorityVote.java");
    String text = Files.readString(model);
    Files.writeString(model, text.replace("-> !self.voted())", "-> true)"));
    assertThat(maven(clone, repository, "-o", "verify")).isNotZero();
    assertThat(output()).contains("one winner is violated");
  }
}
