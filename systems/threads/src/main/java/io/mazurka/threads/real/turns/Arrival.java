package io.mazurka.threads.real.turns;

import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.operations.Operation;
import io.mazurka.threads.operations.SharedObject;
import org.jspecify.annotations.Nullable;

/**
 * The place where a thread stops, as a number that is the same in every run: before an operation on
 * some object, before a choice, or at its end.
 */
public final class Arrival {

  private static final long ENDED = -1;
  private static final long FAILED = -2;
  private static final long CHOICE = 1L << 32;

  private Arrival() {}

  /** The number of a thread that stands before {@code operation}, or has ended if that is null. */
  public static long of(@Nullable Operation<?> operation, @Nullable Throwable failure) {
    if (operation == null) {
      return failure == null ? ENDED : FAILED;
    }
    SharedObject<?> object = operation.object();
    return object == null ? CHOICE | operation.alternatives() : object.number();
  }

  public static String inWords(long arrival, Scope scope) {
    if (arrival == ENDED) {
      return "its end";
    } else if (arrival == FAILED) {
      return "a failure";
    } else if (arrival == CHOICE) {
      return "an assumption that is not met";
    } else if ((arrival & CHOICE) != 0) {
      return "a choice of " + (int) arrival;
    }
    return scope.objects().stream()
        .filter(object -> object.number() == arrival)
        .map(object -> "an operation on " + object.name())
        .findFirst()
        .orElse("an operation on something else");
  }
}
