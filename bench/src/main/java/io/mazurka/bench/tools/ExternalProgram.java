package io.mazurka.bench.tools;

import io.mazurka.bench.tables.BenchException;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A command line to run in a folder.
 *
 * @param environment variables to add to its environment
 * @param limit the time limit
 */
public record ExternalProgram(
    List<String> command, Path folder, Map<String, String> environment, Duration limit) {

  private static final Duration ONE_HOUR = Duration.ofHours(1);
  private static final int GRACE_SECONDS = 5;

  /** The output and exit code of a finished process. */
  public record Result(int exitCode, String output, String errors) {}

  public ExternalProgram(List<String> command, Path folder) {
    this(command, folder, Map.of());
  }

  public ExternalProgram(List<String> command, Path folder, Map<String, String> environment) {
    this(command, folder, environment, ONE_HOUR);
  }

  public ExternalProgram within(Duration shorter) {
    return new ExternalProgram(command, folder, environment, shorter);
  }

  public static boolean isInstalled(String name) {
    String path = System.getenv().getOrDefault("PATH", "");
    return Arrays.stream(path.split(File.pathSeparator))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, name)));
  }

  /** Runs the program to its end, whatever its exit code. */
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
      Thread killer = new Thread(() -> end(process));
      Runtime.getRuntime().addShutdownHook(killer);
      boolean ended = process.waitFor(limit.toSeconds(), TimeUnit.SECONDS);
      Runtime.getRuntime().removeShutdownHook(killer);
      if (!ended) {
        end(process);
        throw new BenchException("takes more than " + limit.toSeconds() + " s");
      }
      return new Result(process.exitValue(), read(output), read(errors));
    } catch (IOException e) {
      throw new BenchException("cannot run " + command.get(0) + ": " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new BenchException("interrupted", e);
    }
  }

  /** Asks a process and its children to end, so that they can clean up, then kills them. */
  private static void end(Process process) {
    List<ProcessHandle> all =
        Stream.concat(process.descendants(), Stream.of(process.toHandle())).toList();
    all.forEach(ProcessHandle::destroy);
    try {
      process.waitFor(GRACE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    all.forEach(ProcessHandle::destroyForcibly);
  }

  /** Runs the program and throws if it fails. */
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
