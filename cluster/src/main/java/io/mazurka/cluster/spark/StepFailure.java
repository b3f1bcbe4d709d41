package io.mazurka.cluster.spark;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.ModelMisbehavedException;
import java.io.Serializable;

/**
 * Why a superstep cannot succeed however often it is tried, as text: what a model throws may be of
 * a class that the driver does not have.
 *
 * @param reason what kind of failure it is
 * @param message the message of the exception
 * @param megabytes the heap of the process it happened in
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

  /** The failure that this throwable is, here and anywhere else. */
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

  /** Whether trying again is of no use. */
  boolean isFinal() {
    return reason != Reason.OTHER;
  }
}
