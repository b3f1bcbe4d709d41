package io.mazurka.threads.objects;

/**
 * What an operation does in some state of its object.
 *
 * @param state the state it leaves the object in
 * @param result what the thread gets
 * @param write whether it counts as a write
 */
public record OperationOutcome<S, R>(S state, R result, boolean write) {

  /** The object stays as it is, and the thread learns something. */
  public static <S, R> OperationOutcome<S, R> read(S state, R result) {
    return new OperationOutcome<>(state, result, false);
  }

  /** The object changes, or its order with other accesses matters. */
  public static <S, R> OperationOutcome<S, R> write(S state, R result) {
    return new OperationOutcome<>(state, result, true);
  }

  /** The object changes, and the thread learns nothing. */
  public static <S> OperationOutcome<S, Done> write(S state) {
    return new OperationOutcome<>(state, Done.DONE, true);
  }
}
