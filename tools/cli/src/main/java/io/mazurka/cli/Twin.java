package io.mazurka.cli;

import io.mazurka.audit.Behaviour;
import io.mazurka.catalogue.ModelReference;
import io.mazurka.cli.outcome.Deadline;
import io.mazurka.cli.outcome.ExitCode;
import io.mazurka.cli.outcome.Failure;
import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.Set;

/**
 * The main program of the other JVM: writes the behaviour of the named model to standard output. It
 * always ends by itself, whatever the model does.
 */
final class Twin {

  /** The exit code if sets and maps iterate here in the same order as in the first JVM. */
  static final int SAME_ORDER = 1;

  private static final double MOST_SECONDS = 30;

  private Twin() {}

  /** A text that tells in which order sets of the Java library iterate in this JVM. */
  static String order() {
    return Set.of("forwards", "backwards").iterator().next();
  }

  /** Arguments: the iteration order of the first JVM, and the name of the model. */
  public static void main(String[] args) {
    // What a model prints must not mix with the answer.
    System.setOut(System.err);
    Runtime.getRuntime().halt(args[0].equals(order()) ? SAME_ORDER : run(args[1]));
  }

  private static int run(String model) {
    try {
      Deadline deadline = new Deadline(MOST_SECONDS);
      Behaviour seen =
          deadline.keep(
              () -> Behaviour.of(ModelReference.read(model).open().compile(), deadline::isOver));
      write(seen);
      return ExitCode.HOLDS;
    } catch (Throwable problem) {
      Failure failure = Failure.of(problem, "mazurka check");
      System.err.println(failure.message());
      return failure.exitCode();
    }
  }

  private static void write(Behaviour seen) throws IOException {
    try (DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)))) {
      seen.write(out);
    }
  }
}
