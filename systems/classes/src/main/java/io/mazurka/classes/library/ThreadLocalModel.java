package io.mazurka.classes.library;

import io.mazurka.classes.calls.ThreadCalls;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The model of {@link ThreadLocal}: values belong to the threads of the code under test, not to the
 * pooled threads that run them. No other thread sees the values, so there is no event.
 */
@SuppressWarnings("NullAway") // values may be null, which the declaration of the class leaves open
public class ThreadLocalModel<T> extends ThreadLocal<T> {

  @Override
  public T get() {
    return value(this, this::initialValue);
  }

  @Override
  public void set(T value) {
    ThreadCalls.locals().put(this, value);
  }

  @Override
  public void remove() {
    ThreadCalls.locals().remove(this);
  }

  /** The value of a variable in the running thread; if there is none, the initial value. */
  @SuppressWarnings("unchecked") // only values of this variable are put under it
  private static <T> T value(ThreadLocal<T> variable, Supplier<T> initial) {
    Map<Object, @Nullable Object> values = ThreadCalls.locals();
    if (!values.containsKey(variable)) {
      values.put(variable, initial.get());
    }
    return (T) values.get(variable);
  }

  /**
   * The model of {@link InheritableThreadLocal}: new threads get the values of the threads that
   * make them.
   */
  public static class Inheritable<T> extends InheritableThreadLocal<T>
      implements ThreadCalls.Inheritable {

    @Override
    public T get() {
      return value(this, this::initialValue);
    }

    @Override
    public void set(T value) {
      ThreadCalls.locals().put(this, value);
    }

    @Override
    public void remove() {
      ThreadCalls.locals().remove(this);
    }

    @Override
    @SuppressWarnings("unchecked") // only values of this variable are put under it
    public @Nullable Object inherited(@Nullable Object value) {
      return childValue((T) value);
    }
  }

  /** Replaces {@link ThreadLocal#withInitial}. */
  public static <S> ThreadLocal<S> withInitial(Supplier<? extends S> supplier) {
    return new ThreadLocalModel<>() {
      @Override
      protected S initialValue() {
        return supplier.get();
      }
    };
  }
}
