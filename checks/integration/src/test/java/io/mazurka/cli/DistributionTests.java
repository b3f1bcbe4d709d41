package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.cli.outcome.Version;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The launcher runs the jars beside it where there are no sources, without Maven. The script {@code
 * distribution/try} does the same with the archives.
 */
final class DistributionTests {

  private static final List<String> TOOLS =
      List.of("sh", "sed", "readlink", "dirname", "cat", "mkdir", "rm");

  @TempDir Path directory;
  private Path launcher;

  @BeforeEach
  void unpack() throws IOException {
    Path home = Files.createDirectories(directory.resolve("some where/mazurka-1"));
    launcher = home.resolve("mazurka");
    Files.copy(Path.of("../../mazurka"), launcher, StandardCopyOption.COPY_ATTRIBUTES);
    Path lib = Files.createDirectory(home.resolve("lib"));
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, String.join(" ", classPath()));
    try (OutputStream out = Files.newOutputStream(lib.resolve("all.jar"))) {
      new JarOutputStream(out, manifest).close();
    }
    Files.createDirectory(directory.resolve("bin"));
    for (String tool : TOOLS) {
      Path there = Path.of("/usr/bin", tool);
      offer(tool, Files.exists(there) ? there : Path.of("/bin", tool));
    }
    offer("java", Path.of(System.getProperty("java.home"), "bin", "java"));
  }

  /** Installs a program in the only place where the launcher looks for programs. */
  private void offer(String name, Path program) throws IOException {
    Path script = directory.resolve("bin").resolve(name);
    Files.writeString(script, "#!/bin/sh\nexec '%s' \"$@\"\n".formatted(program));
    assertThat(script.toFile().setExecutable(true)).isTrue();
  }

  /** Everything but the modules that are loaded only when asked for. */
  private static List<String> classPath() {
    List<String> urls = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      urls.add(Path.of(entry).toUri().toString());
    }
    return urls;
  }

  private Process run(String... words) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(launcher.toString()));
    command.addAll(List.of(words));
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(directory.toFile()).redirectErrorStream(true);
    builder.environment().put("PATH", directory.resolve("bin").toString());
    builder.environment().remove("JAVA_HOME");
    builder.redirectOutput(directory.resolve("output").toFile());
    Process process = builder.start();
    process.waitFor();
    return process;
  }

  private String output() throws IOException {
    return Files.readString(directory.resolve("output"));
  }

  @Test
  void checksWithoutMavenAndFromAnyDirectory() throws Exception {
    Process process = run("check", "faulty-paxos");
    assertThat(process.exitValue()).as(output()).isEqualTo(12);
    assertThat(output())
        .startsWith("Mazurka " + Version.TEXT + ": faulty-paxos")
        .contains("agreement is violated after 14 steps");
    assertThat(directory.resolve("faulty-paxos.counterexample.json")).exists();
    assertThat(launcher.resolveSibling("cache/classes.jsa")).isRegularFile();
  }

  @Test
  void saysWhichArchiveAMissingModuleIsIn() throws Exception {
    Process process = run("prove", "bakery");
    assertThat(process.exitValue()).as(output()).isEqualTo(151);
    assertThat(output()).contains("once mazurka-VERSION-proofs.zip is unpacked in the same place");
  }

  /** Runs where sources are present, so that Maven would build a module, but Maven is missing. */
  @Test
  void explainsACommandWithoutBuildingItsModule() throws Exception {
    Path root = launcher.resolveSibling(".").normalize();
    Path build = Files.createDirectories(root.resolve("tools/cli/target/launcher"));
    Files.move(root.resolve("lib"), build.resolve("lib"));
    Files.writeString(root.resolve("pom.xml"), "");
    offer("find", Path.of("/usr/bin/find"));
    Path java = directory.resolve("bin/java").toRealPath();
    Files.writeString(build.resolve("stamp"), "%s %s%n".formatted(java, root.toRealPath()));
    for (String command : List.of("prove", "cluster")) {
      assertThat(run(command, "--help").exitValue()).as(output()).isZero();
      assertThat(output()).contains("mazurka " + command).doesNotContain("Building");
    }
    assertThat(run("prove", "bakery").exitValue()).isEqualTo(255);
    assertThat(output()).contains("needs Maven to build itself");
  }

  @Test
  void saysThatJavaIsMissing() throws Exception {
    Files.delete(directory.resolve("bin/java"));
    Process process = run("list");
    assertThat(process.exitValue()).isEqualTo(255);
    assertThat(output()).isEqualTo("mazurka: needs a JDK 17 or newer; found no java on the PATH\n");
  }
}
