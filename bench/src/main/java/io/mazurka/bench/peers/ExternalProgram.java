package io.mazurka.bench.peers;

import io.mazurka.bench.tables.BenchException;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** A command line to run in a folder, with what to add to its environment. */
public record ExternalProgram(List<String> command, Path folder, Map<String, String> environment) {

  /** What a finished process wrote, and its exit code. */
  public record Result(int exitCode, String output, String errors) {}

  public ExternalProgram(List<String> command, Path folder) {
    this(command, folder, Map.of());
  }

  public static boolean isInstalled(String name) {
    String path = System.getenv().getOrDefault("PATH", "");
    return Arrays.stream(path.split(File.pathSeparator))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, name)));
  }

  /** Runs it to its end, whatever its exit code. */
  public Result run() {
    Path output = folder.resolve("output.txt");
    Path errors = folder.resolve("errors.txt");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectInput(ProcessBuilder.Redirect.from(new File("/dev/null")))
            .redirectOutput(output.toFile())
            .redirectError(errors.toFile());
    builder.environment().putAll(environment);
    try {
      Process process = builder.start();
      Thread killer = new Thread(process::destroyForcibly);
      Runtime.getRuntime().addShutdownHook(killer);
      int exitCode = process.waitFor();
      Runtime.getRuntime().removeShutdownHook(killer);
      return new Result(exitCode, read(output), read(errors));
    } catch (IOException e) {
      throw new BenchException("cannot run " + command.get(0) + ": " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new BenchException("interrupted", e);
    }
  }

  /** Runs it and insists that it succeeds. */
  public Result runOrFail() {
    Result result = run();
    if (result.exitCode() != 0) {
      throw failure(result);
    }
    return result;
  }

  BenchException failure(Result result) {
    String said = (result.errors().isBlank() ? result.output() : result.errors()).strip();
    String end = said.substring(said.lastIndexOf('\n') + 1);
    return new BenchException(
        Path.of(command.get(0)).getFileName() + " ended with " + result.exitCode() + ": " + end);
  }

  private static String read(Path file) {
    try {
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
