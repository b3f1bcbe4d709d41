package io.mazurka.threads.operations;

/**
 * The effect of an operation in one state of its object.
 *
 * @param state the state of the object after the operation
 * @param result the result for the thread
 * @param write whether it counts as a write
 */
public record OperationOutcome<S, R>(S state, R result, boolean write) {

  /** The object stays as it is, and the thread learns something. */
  public static <S, R> OperationOutcome<S, R> read(S state, R result) {
    return new OperationOutcome<>(state, result, false);
  }

  /** The object changes, or the order of this access and other accesses matters. */
  public static <S, R> OperationOutcome<S, R> write(S state, R result) {
    return new OperationOutcome<>(state, result, true);
  }

  /** The object changes, and the thread learns nothing. */
  public static <S> OperationOutcome<S, Done> write(S state) {
    return new OperationOutcome<>(state, Done.DONE, true);
  }
}
