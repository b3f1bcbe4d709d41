package io.mazurka.cluster.spark;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.ModelMisbehavedException;
import java.io.Serializable;

/**
 * The reason why a superstep fails however often it is tried. It is kept as text, because a model
 * may throw an exception of a class that the driver does not have.
 *
 * @param reason the kind of failure
 * @param message the message of the exception
 * @param megabytes the heap size of the process in which it happened
 */
record StepFailure(Reason reason, String message, long megabytes) implements Serializable {

  /** The kinds of failures that are not worth another try. */
  enum Reason {
    MISBEHAVED,
    BAD_MODEL,
    BAD_OPTION,
    MEMORY,
    OTHER
  }

  /** The failure that a throwable stands for. */
  static StepFailure of(Throwable problem) {
    String message = problem.getMessage();
    return new StepFailure(
        reason(problem),
        message == null ? problem.toString() : message,
        Runtime.getRuntime().maxMemory() >> 20);
  }

  private static Reason reason(Throwable problem) {
    if (problem instanceof ModelMisbehavedException) {
      return Reason.MISBEHAVED;
    } else if (problem instanceof InvalidModelException) {
      return Reason.BAD_MODEL;
    } else if (problem instanceof InvalidOptionException) {
      return Reason.BAD_OPTION;
    }
    return problem instanceof OutOfMemoryError ? Reason.MEMORY : Reason.OTHER;
  }

  /** Whether it is useless to try again. */
  boolean isFinal() {
    return reason != Reason.OTHER;
  }
}
