package io.mazurka.threads.operations;

/**
 * A shared object that keeps its state itself, so that programs can also use it while nobody
 * explores them. Its number is the same in every execution.
 */
public abstract class LiveObject<S> extends SharedObject<S> {

  /** An object with this number in its program and this initial state. */
  protected LiveObject(int number, S initial) {
    super(number, initial);
  }

  /** The name of the object, which is only computed when something is shown. */
  @Override
  public abstract String name();

  /** The current state, as far as the effects of operations depend on it. */
  public abstract S state();

  /** Changes the state of the object to {@code state}, after an operation. */
  public abstract void become(S state);
}
