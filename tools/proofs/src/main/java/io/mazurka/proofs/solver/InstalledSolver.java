package io.mazurka.proofs.solver;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A solver program on this machine. It is started with a script as a file, and prints its answer.
 */
public record InstalledSolver(Path program) {

  /** The names of the programs that are looked for. */
  public static final List<String> KNOWN =
      List.of("cvc5", "yices-smt2", "opensmt", "mathsat", "z3");

  /**
   * The program with this name or path or, without a name, the first known one that is installed.
   */
  public static Optional<InstalledSolver> find(@Nullable String name) {
    return (name == null ? KNOWN : List.of(name))
        .stream().flatMap(one -> found(one).stream()).findFirst().map(InstalledSolver::new);
  }

  private static Optional<Path> found(String name) {
    if (name.indexOf(File.separatorChar) >= 0) {
      return Optional.of(Path.of(name)).filter(InstalledSolver::isProgram);
    }
    String path = System.getenv().getOrDefault("PATH", "");
    return List.of(path.split(File.pathSeparator, -1)).stream()
        .filter(folder -> !folder.isEmpty())
        .map(folder -> Path.of(folder, name))
        .filter(InstalledSolver::isProgram)
        .findFirst();
  }

  private static boolean isProgram(Path path) {
    return Files.isRegularFile(path) && Files.isExecutable(path);
  }

  /** The answer to a script; unknown if it takes longer than {@code seconds}. */
  public Satisfiability answer(String script, double seconds) {
    try {
      Path question = Files.createTempFile("mazurka", ".smt2");
      Path answer = Files.createTempFile("mazurka", ".answer");
      try {
        Files.writeString(question, script);
        return answer(question, answer, seconds);
      } finally {
        Files.deleteIfExists(question);
        Files.deleteIfExists(answer);
      }
    } catch (IOException e) {
      return Satisfiability.UNKNOWN;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Satisfiability.UNKNOWN;
    }
  }

  private Satisfiability answer(Path question, Path answer, double seconds)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(program.toString(), question.toString())
            .redirectErrorStream(true)
            .redirectOutput(answer.toFile())
            .start();
    boolean ended = process.waitFor((long) Math.min(seconds * 1_000, 1e12), TimeUnit.MILLISECONDS);
    process.destroyForcibly();
    return ended
        ? Satisfiability.of(Files.readString(answer, StandardCharsets.UTF_8).strip())
        : Satisfiability.UNKNOWN;
  }

  @Override
  public String toString() {
    return program.toString();
  }
}
