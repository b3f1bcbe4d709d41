package io.mazurka.cli;

import io.mazurka.audit.Behaviour;
import io.mazurka.audit.BehaviourCheck;
import io.mazurka.audit.outcome.AuditCheck;
import io.mazurka.catalogue.Instance;
import io.mazurka.cli.outcome.ExitCode;
import io.mazurka.kernel.value.UnsupportedValueException;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Compares the behaviour of a model here with its behaviour in another JVM, in which the sets and
 * maps of the Java library iterate in another order. The other JVM never outlives the comparison.
 */
final class AnotherJvm {

  /** How long to wait for the other JVM. It ends by itself much earlier, unless it was stopped. */
  private static final int PATIENCE_SECONDS = 60;

  /** The most JVMs to start: each chooses one of two iteration orders when it starts. */
  private static final int MOST_ATTEMPTS = 12;

  private final Instance instance;
  private final Consumer<String> complaints;

  /**
   * @param complaints told why no comparison is possible
   */
  AnotherJvm(Instance instance, Consumer<String> complaints) {
    this.instance = instance;
    this.complaints = complaints;
  }

  /**
   * Compares the findings of both JVMs.
   *
   * @param stop tells whether to end early
   */
  AuditCheck compare(BooleanSupplier stop) {
    Path seen = null;
    Path said = null;
    try {
      seen = Files.createTempFile("mazurka", ".seen");
      said = Files.createTempFile("mazurka", ".said");
      return compare(seen, said, stop);
    } catch (IOException e) {
      return leftOut("another JVM cannot be started: " + e.getMessage());
    } catch (UnsupportedValueException e) {
      return leftOut("states cannot be compared with those of another JVM: " + e.getMessage());
    } finally {
      delete(seen);
      delete(said);
    }
  }

  private AuditCheck compare(Path seen, Path said, BooleanSupplier stop) throws IOException {
    BehaviourCheck here = new BehaviourCheck(instance.compile(), stop);
    for (int attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
      int code = run(seen, said, stop);
      if (code == ExitCode.HOLDS) {
        return here.compare(read(seen));
      } else if (code == ExitCode.MODEL_MISBEHAVED) {
        return BehaviourCheck.failedThere(Files.readString(said).strip());
      } else if (code != Twin.SAME_ORDER) {
        return leftOut(
            code < 0
                ? "another JVM did not answer in time"
                : "another JVM failed: " + Files.readString(said).strip());
      }
    }
    return leftOut("no other JVM was found in which sets and maps iterate in another order");
  }

  /** The exit code, or -1 if the other JVM had to be ended. */
  private int run(Path seen, Path said, BooleanSupplier stop) throws IOException {
    Process process =
        new ProcessBuilder(command())
            .redirectOutput(Redirect.to(seen.toFile()))
            .redirectError(Redirect.to(said.toFile()))
            .start();
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    try {
      while (System.nanoTime() < end && !stop.getAsBoolean()) {
        if (process.waitFor(50, TimeUnit.MILLISECONDS)) {
          return process.exitValue();
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      process.destroyForcibly();
    }
    return -1;
  }

  private List<String> command() {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:+UseSerialGC",
        "-XX:TieredStopAtLevel=1",
        "-cp",
        System.getProperty("java.class.path"),
        Twin.class.getName(),
        Twin.order(),
        instance.reference().write());
  }

  private static Behaviour read(Path file) throws IOException {
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
      return Behaviour.read(in);
    }
  }

  private AuditCheck leftOut(String why) {
    complaints.accept(why);
    return BehaviourCheck.leftOut();
  }

  private static void delete(@Nullable Path file) {
    try {
      if (file != null) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      // A small file stays behind among the temporary ones.
    }
  }
}
