package io.mazurka.classes.library.collections;

import io.mazurka.classes.calls.WatchCalls;
import io.mazurka.classes.library.Collected;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.AbstractCollection;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * A view of a concurrent collection, such as the keys of a map: its operations are events of the
 * collection, and an operation that walks over many elements reads each in a step of its own.
 */
final class WeakView implements InvocationHandler {

  /** Methods that walk over elements. */
  private static final Set<String> WALKS =
      Set.of(
          "forEach",
          "removeIf",
          "toArray",
          "toString",
          "hashCode",
          "equals",
          "addAll",
          "containsAll",
          "removeAll",
          "retainAll",
          "stream",
          "spliterator",
          "putAll",
          "containsValue",
          "replaceAll");

  private final Object collection;
  private final Object view;

  /** Whether operations on many elements are atomic in Java. */
  private final boolean atomic;

  private final Shown shown;

  private WeakView(Object collection, Object view, boolean atomic, Shown shown) {
    this.collection = collection;
    this.view = view;
    this.atomic = atomic;
    this.shown = shown;
  }

  /** A view of {@code collection} that Java has made, as one of {@code type}, an interface. */
  static <T> T of(Class<T> type, Object collection, T view, Shown shown) {
    return made(type, new WeakView(collection, view, false, shown));
  }

  /** A view of {@code collection} all of whose operations are atomic. */
  static <T> T ofAtomic(Class<T> type, Object collection, T view) {
    return made(type, new WeakView(collection, view, true, Shown.ELEMENTS));
  }

  private static <T> T made(Class<T> type, WeakView view) {
    return type.cast(
        Proxy.newProxyInstance(WeakView.class.getClassLoader(), new Class<?>[] {type}, view));
  }

  @Override
  public @Nullable Object invoke(Object proxy, Method method, Object @Nullable [] arguments)
      throws Throwable {
    String name = method.getName();
    if (!atomic && WALKS.contains(name)) {
      return call(walking(method, proxy), walk(proxy), arguments);
    }
    enter(name, arguments);
    Object result;
    try {
      result = call(method, view, arguments);
      tell(method, arguments, result);
    } finally {
      WatchCalls.leave();
    }
    if (!atomic && result instanceof Iterator<?> elements) {
      return new WeakIterator<>(collection, elements, shown);
    }
    Class<?> type = method.getReturnType();
    return result != null && isView(type) ? part(type, result, name) : result;
  }

  /** Reports which elements were placed or found. */
  private void tell(Method method, Object @Nullable [] arguments, @Nullable Object result) {
    boolean isView = result instanceof Iterator<?> || isView(method.getReturnType());
    if (!Elements.areToldBy(method) || (isView && !atomic)) {
      return;
    }
    int place = Elements.passed(method);
    Object passed = place < 0 || arguments == null ? null : arguments[place];
    if (shown == Shown.VALUES && passed != null) {
      shown.find(collection, Boolean.TRUE.equals(result) ? passed : null);
    } else {
      Object element = passed == null ? null : shown.element(passed);
      Elements.told(result, collection, method.getName(), element, Elements.isSingle(method));
    }
  }

  private static boolean isView(Class<?> type) {
    return type.isInterface()
        && (Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type));
  }

  private void enter(String method, Object @Nullable [] arguments) {
    boolean reads = Collected.isReader("", method);
    String type = collection.getClass().getSuperclass().getName().replace('.', '/');
    if (Collected.takesSteps(type, method)) {
      WatchCalls.steps(collection, !reads, method);
    }
    if (!reads && arguments != null && collection instanceof ConcurrentHashMap<?, ?>) {
      Object key = arguments[0] instanceof Map.Entry<?, ?> entry ? entry.getKey() : arguments[0];
      WatchCalls.enterKey(collection, key, method);
    } else {
      WatchCalls.enter(collection, !reads, true, method);
    }
  }

  private <T> T part(Class<T> type, Object view, String method) {
    Shown part = Shown.by(method, shown);
    return made(type, new WeakView(collection, type.cast(view), atomic, part));
  }

  /** The general method of collections or maps for a method that walks over elements. */
  private static Method walking(Method method, Object proxy) throws NoSuchMethodException {
    Class<?> owner =
        method.getDeclaringClass() == Object.class
            ? Object.class
            : proxy instanceof Map<?, ?> ? Map.class : Collection.class;
    return owner.getMethod(method.getName(), method.getParameterTypes());
  }

  private static Object walk(Object proxy) {
    if (proxy instanceof Map<?, ?> map) {
      return new MapWalk<>(map);
    }
    return proxy instanceof Set<?> set ? new SetWalk<>(set) : new Walk<>((Collection<?>) proxy);
  }

  private static @Nullable Object call(Method method, Object target, Object @Nullable [] arguments)
      throws Throwable {
    try {
      return method.invoke(target, arguments);
    } catch (InvocationTargetException e) {
      throw e.getTargetException();
    }
  }

  /** A collection whose operations on many elements consist of the single steps of a view. */
  private static final class Walk<E> extends AbstractCollection<E> {
    private final Collection<E> all;

    Walk(Collection<E> all) {
      this.all = all;
    }

    @Override
    public Iterator<E> iterator() {
      return all.iterator();
    }

    @Override
    public int size() {
      return all.size();
    }
  }

  /** A set whose operations on many elements consist of the single steps of a view. */
  private static final class SetWalk<E> extends AbstractSet<E> {
    private final Set<E> all;

    SetWalk(Set<E> all) {
      this.all = all;
    }

    @Override
    public Iterator<E> iterator() {
      return all.iterator();
    }

    @Override
    public int size() {
      return all.size();
    }

    @Override
    public boolean contains(Object element) {
      return all.contains(element);
    }

    @Override
    public boolean add(E element) {
      return all.add(element);
    }

    @Override
    public boolean remove(Object element) {
      return all.remove(element);
    }
  }

  /** A map whose operations on many entries consist of the single steps of a view. */
  private static final class MapWalk<K, V> extends AbstractMap<K, V> {
    private final Map<K, V> all;

    MapWalk(Map<K, V> all) {
      this.all = all;
    }

    @Override
    public Set<Entry<K, V>> entrySet() {
      return all.entrySet();
    }

    @Override
    public @Nullable V put(K key, V value) {
      return all.put(key, value);
    }

    @Override
    public @Nullable V get(Object key) {
      return all.get(key);
    }

    @Override
    public boolean containsKey(Object key) {
      return all.containsKey(key);
    }
  }
}
