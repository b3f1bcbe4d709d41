package io.mazurka.threads.objects;

/**
 * What an operation does in some state of its object.
 *
 * @param state the state it leaves the object in
 * @param result what the thread gets
 * @param write whether it counts as a write
 */
public record Outcome<S, R>(S state, R result, boolean write) {

  /** The object stays as it is, and the thread learns something. */
  static <S, R> Outcome<S, R> read(S state, R result) {
    return new Outcome<>(state, result, false);
  }

  /** The object changes, or its order with other accesses matters. */
  static <S, R> Outcome<S, R> write(S state, R result) {
    return new Outcome<>(state, result, true);
  }

  /** The object changes, and the thread learns nothing. */
  static <S> Outcome<S, Done> write(S state) {
    return new Outcome<>(state, Done.DONE, true);
  }
}
