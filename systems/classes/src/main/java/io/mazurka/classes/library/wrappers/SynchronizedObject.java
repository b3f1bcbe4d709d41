package io.mazurka.classes.library.wrappers;

import io.mazurka.classes.naming.Named;
import io.mazurka.classes.runtime.Rewritten;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A collection each of whose methods locks a monitor, like the wrappers of {@code
 * Collections.synchronizedList}. Iterators and streams do not lock: their users must lock the
 * monitor.
 */
final class SynchronizedObject implements InvocationHandler {

  private static final Set<String> UNLOCKED =
      Set.of("iterator", "listIterator", "spliterator", "stream", "parallelStream");

  private final Object inner;
  private final @Nullable Object mutex;
  private long name = Rewritten.name();

  private SynchronizedObject(Object inner, @Nullable Object mutex) {
    this.inner = inner;
    this.mutex = mutex;
  }

  /**
   * A wrapper of {@code inner}.
   *
   * @param mutex the object to lock; null for the wrapper itself
   */
  static Object of(Object inner, @Nullable Object mutex, Class<?> type) {
    return Proxy.newProxyInstance(
        SynchronizedObject.class.getClassLoader(),
        new Class<?>[] {type, Named.class},
        new SynchronizedObject(inner, mutex));
  }

  @Override
  public @Nullable Object invoke(Object wrapper, Method method, Object @Nullable [] arguments)
      throws Throwable {
    if (method.getDeclaringClass() == Named.class) {
      return named(arguments);
    }
    if (UNLOCKED.contains(method.getName())) {
      return call(method, arguments);
    }
    boolean itself =
        method.getName().equals("equals") && arguments != null && arguments[0] == wrapper;
    if (itself) {
      return true;
    }
    Object monitor = mutex == null ? wrapper : mutex;
    Rewritten.enter(monitor);
    try {
      return view(call(method, arguments), method.getReturnType(), monitor);
    } finally {
      Rewritten.exit(monitor);
    }
  }

  private @Nullable Object named(Object @Nullable [] arguments) {
    if (arguments == null) {
      return name;
    }
    name = (Long) arguments[0];
    return null;
  }

  private @Nullable Object call(Method method, Object @Nullable [] arguments) throws Throwable {
    try {
      return method.invoke(inner, arguments);
    } catch (InvocationTargetException e) {
      Throwable cause = e.getCause();
      throw cause == null ? e : cause;
    }
  }

  /** Wraps a collection that a method returns, such as the key set; it locks the same monitor. */
  private static @Nullable Object view(@Nullable Object result, Class<?> type, Object monitor) {
    boolean isView =
        type.isInterface()
            && (Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type));
    return result != null && isView ? of(result, monitor, type) : result;
  }
}
