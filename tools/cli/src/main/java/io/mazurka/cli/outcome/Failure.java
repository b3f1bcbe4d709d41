package io.mazurka.cli.outcome;

import io.mazurka.catalogue.ClassPath;
import io.mazurka.catalogue.cluster.ClusterFailedException;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.ModelTooLargeException;
import io.mazurka.kernel.supervision.ModelFrames;
import io.mazurka.search.checkpoint.HeapTooSmallException;

/**
 * The message and exit code for a command that cannot finish.
 *
 * @param exitCode the exit code
 * @param message one message, without a stack trace
 */
public record Failure(int exitCode, String message) {

  private static final int LONGEST = 4000;

  /** Cuts a long message in the middle: it may quote the content of a file or command line. */
  public Failure {
    if (message.length() > LONGEST) {
      message =
          "%s ... %s"
              .formatted(
                  message.substring(0, LONGEST / 2),
                  message.substring(message.length() - LONGEST / 4));
    }
  }

  /**
   * The failure for an exception.
   *
   * @param command the command that cannot finish; the message may refer to its help
   */
  public static Failure of(Throwable problem, String command) {
    if (problem instanceof InvalidModelException) {
      return new Failure(ExitCode.BAD_MODEL, text(problem));
    }
    if (problem instanceof InvalidOptionException) {
      return new Failure(
          ExitCode.BAD_OPTION, "%s; see %s --help".formatted(text(problem), command));
    }
    if (problem instanceof ModelMisbehavedException) {
      return new Failure(ExitCode.MODEL_MISBEHAVED, "the model misbehaved: " + text(problem));
    }
    if (problem instanceof ModelTooLargeException) {
      return new Failure(ExitCode.LIMIT, "the model is too large: " + text(problem));
    }
    if (problem instanceof HeapTooSmallException) {
      return new Failure(ExitCode.LIMIT, text(problem));
    }
    if (problem instanceof ClusterFailedException failed) {
      return new Failure(ExitCode.LIMIT, text(problem) + "\n" + failed.advice());
    }
    if (problem instanceof LateException) {
      return new Failure(ExitCode.TIME_LIMIT, text(problem));
    }
    if (problem instanceof OutOfMemoryError) {
      return new Failure(
          ExitCode.LIMIT, "the memory is full; MAZURKA_OPTS=-Xmx8g gives it 8 GB, for example");
    }
    if (isOfModel(problem)) {
      return problem instanceof LinkageError
          ? new Failure(ExitCode.BAD_MODEL, "a class of the model cannot be loaded: " + problem)
          : new Failure(
              ExitCode.MODEL_MISBEHAVED,
              "the model misbehaved: %s at %s".formatted(problem, origin(problem)));
    }
    return new Failure(
        ExitCode.INTERNAL_ERROR,
        "internal error: %s at %s; please report it, with the output under MAZURKA_DEBUG=1"
            .formatted(problem, origin(problem)));
  }

  private static String text(Throwable problem) {
    String message = problem.getMessage();
    return message == null ? problem.toString() : message;
  }

  /** Whether a class of the user threw the exception, directly or through a method of the JDK. */
  private static boolean isOfModel(Throwable problem) {
    for (StackTraceElement frame : problem.getStackTrace()) {
      if (!ModelFrames.isOfJava(frame)) {
        return ClassPath.LOADER_NAME.equals(frame.getClassLoaderName());
      }
    }
    return false;
  }

  private static String origin(Throwable problem) {
    for (StackTraceElement frame : problem.getStackTrace()) {
      if (!ModelFrames.isOfJava(frame)) {
        return "%s.%s, line %d"
            .formatted(frame.getClassName(), frame.getMethodName(), frame.getLineNumber());
      }
    }
    return "an unknown place";
  }
}
