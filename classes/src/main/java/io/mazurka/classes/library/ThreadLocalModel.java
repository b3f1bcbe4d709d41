package io.mazurka.classes.library;

import io.mazurka.classes.runtime.ThreadCalls;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The model of {@link ThreadLocal}: values belong to the threads of the code under test, not to
 * those that run them. Nobody else sees them, so there is no event.
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

  /** The value that a variable has in the present thread, if need be its initial one. */
  @SuppressWarnings("unchecked") // only values of this variable are put under it
  private static <T> T value(ThreadLocal<T> variable, Supplier<T> initial) {
    Map<Object, @Nullable Object> values = ThreadCalls.locals();
    if (!values.containsKey(variable)) {
      values.put(variable, initial.get());
    }
    return (T) values.get(variable);
  }

  /** The model of {@link InheritableThreadLocal}: new threads get values of those who make them. */
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

  /** What rewritten code calls in place of {@link ThreadLocal#withInitial}. */
  public static <S> ThreadLocal<S> withInitial(Supplier<? extends S> supplier) {
    return new ThreadLocalModel<>() {
      @Override
      protected S initialValue() {
        return supplier.get();
      }
    };
  }
}
