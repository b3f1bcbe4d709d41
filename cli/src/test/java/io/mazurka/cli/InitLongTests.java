package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The project that init makes is built by Maven, at last without a network. */
final class InitLongTests {

  @TempDir Path directory;

  private int maven(Path where, String... words) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("mvn", "-B", "-ntp", "-q"));
    command.add("-Dmaven.repo.local=" + directory.resolve("repository"));
    command.addAll(List.of(words));
    return new ProcessBuilder(command)
        .directory(where.toFile())
        .redirectErrorStream(true)
        .redirectOutput(directory.resolve("output.txt").toFile())
        .start()
        .waitFor();
  }

  private String output() throws IOException {
    return Files.readString(directory.resolve("output.txt"));
  }

  @Test
  void itPassesFromAnEmptyRepositoryAndThenOffline() throws Exception {
    Path project = directory.resolve("project");
    assertThat(Outcome.of("init", project.toString()).exitCode()).isZero();
    Path root = Path.of("..").toAbsolutePath().normalize();
    int installed =
        maven(
            root,
            "-Dfast",
            "-Dmaven.test.skip",
            "-Dbuild.folder=target/starter",
            "-pl",
            "protocols",
            "-am",
            "install");
    assertThat(installed).as(output()).isZero();
    assertThat(maven(project, "clean", "verify")).as(output()).isZero();
    assertThat(maven(project, "-o", "clean", "verify")).as(output()).isZero();
    Path model = project.resolve("src/main/java/org/example/MajorityVote.java");
    String text = Files.readString(model);
    Files.writeString(model, text.replace("-> !self.voted())", "-> true)"));
    assertThat(maven(project, "-o", "verify")).isNotZero();
    assertThat(output()).contains("one winner is violated");
  }
}
