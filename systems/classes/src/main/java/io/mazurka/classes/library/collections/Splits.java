package io.mazurka.classes.library.collections;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Knows which methods of concurrent collections are split into steps, and the methods that do this.
 */
public final class Splits {

  /** The collections whose operations on many elements, or on views, are not atomic. */
  private static final Set<String> WEAK =
      Set.of(
          "java.util.concurrent.ConcurrentHashMap",
          "java.util.concurrent.ConcurrentSkipListMap",
          "java.util.concurrent.ConcurrentSkipListSet",
          "java.util.concurrent.ConcurrentLinkedQueue",
          "java.util.concurrent.ConcurrentLinkedDeque",
          "java.util.concurrent.CopyOnWriteArrayList");

  private static final List<Class<?>> SPLITTERS =
      List.of(
          WeakCollections.class, WeakMaps.class, LockedFunctions.class, RepeatedFunctions.class);

  private Splits() {}

  /** The static method to call in place of a method of a collection, or null if it is one step. */
  public static @Nullable Method of(Class<?> collection, Method method) {
    if (!WEAK.contains(collection.getName())) {
      return null;
    }
    for (Class<?> splitter : SPLITTERS) {
      for (Method split : splitter.getDeclaredMethods()) {
        if (isFor(collection, method, split)) {
          return split;
        }
      }
    }
    return null;
  }

  private static boolean isFor(Class<?> collection, Method method, Method split) {
    Class<?>[] types = split.getParameterTypes();
    return Modifier.isPublic(split.getModifiers())
        && split.getName().equals(method.getName())
        && split.getReturnType() == method.getReturnType()
        && types.length == method.getParameterCount() + 1
        && types[0].isAssignableFrom(collection)
        && Arrays.equals(types, 1, types.length, method.getParameterTypes(), 0, types.length - 1);
  }
}
