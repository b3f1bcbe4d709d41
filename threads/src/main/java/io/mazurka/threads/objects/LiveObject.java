package io.mazurka.threads.objects;

/**
 * A shared object that keeps its state itself, for programs that use it while nobody explores, too.
 * Its number is the same in every execution.
 */
public abstract class LiveObject<S> extends SharedObject<S> {

  protected LiveObject(int number, S initial) {
    super(number, initial);
  }

  /** Its name, which is only asked for when something is shown. */
  @Override
  public abstract String name();

  /** The state it is in, as far as it matters to how operations turn out. */
  public abstract S state();

  /** An operation leaves it in {@code state}. */
  public abstract void become(S state);
}
