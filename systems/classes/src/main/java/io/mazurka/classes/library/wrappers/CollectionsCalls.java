package io.mazurka.classes.library.wrappers;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;

/**
 * The methods that rewritten code calls in place of the methods of {@link java.util.Collections}
 * that make synchronized wrappers.
 */
public final class CollectionsCalls {

  private CollectionsCalls() {}

  private static <C> C locked(Object inner, Class<C> type) {
    return type.cast(SynchronizedObject.of(Objects.requireNonNull(inner), null, type));
  }

  @SuppressWarnings("unchecked") // it has the same elements
  public static <T> Collection<T> synchronizedCollection(Collection<T> inner) {
    return locked(inner, Collection.class);
  }

  @SuppressWarnings("unchecked") // it has the same elements
  public static <T> List<T> synchronizedList(List<T> inner) {
    return locked(inner, List.class);
  }

  @SuppressWarnings("unchecked") // it has the same elements
  public static <T> Set<T> synchronizedSet(Set<T> inner) {
    return locked(inner, Set.class);
  }

  @SuppressWarnings("unchecked") // it has the same elements
  public static <T> SortedSet<T> synchronizedSortedSet(SortedSet<T> inner) {
    return locked(inner, SortedSet.class);
  }

  @SuppressWarnings("unchecked") // it has the same elements
  public static <T> NavigableSet<T> synchronizedNavigableSet(NavigableSet<T> inner) {
    return locked(inner, NavigableSet.class);
  }

  @SuppressWarnings("unchecked") // it has the same elements
  public static <K, V> Map<K, V> synchronizedMap(Map<K, V> inner) {
    return locked(inner, Map.class);
  }

  @SuppressWarnings("unchecked") // it has the same elements
  public static <K, V> SortedMap<K, V> synchronizedSortedMap(SortedMap<K, V> inner) {
    return locked(inner, SortedMap.class);
  }

  @SuppressWarnings("unchecked") // it has the same elements
  public static <K, V> NavigableMap<K, V> synchronizedNavigableMap(NavigableMap<K, V> inner) {
    return locked(inner, NavigableMap.class);
  }
}
