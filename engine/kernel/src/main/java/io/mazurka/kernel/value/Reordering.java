package io.mazurka.kernel.value;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.Spliterator;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Makes values that are equal to others but iterate in another order: every unordered set and map
 * of the Java library inside a value is replaced by one that iterates backwards. If a function of a
 * model gives another result then, it depends on more than the value.
 *
 * <p>Sorted sets and maps, sets and maps of enums, and collections of other libraries stay as they
 * are. So does a record whose constructor cannot be called or copies its collections.
 */
public final class Reordering {

  private Reordering() {}

  /** An equal value that iterates in another order; the same object if none can be made. */
  public static Object of(Object value) {
    try {
      Object other = any(value);
      return other != null && other != value && isEqual(value, other) ? other : value;
    } catch (RuntimeException e) {
      return value;
    }
  }

  private static boolean isEqual(Object value, Object other) {
    return value.equals(other)
        && value.hashCode() == other.hashCode()
        && Arrays.equals(CanonicalForm.encode(value), CanonicalForm.encode(other));
  }

  private static @Nullable Object any(@Nullable Object value) {
    if (value instanceof Record whole) {
      return record(whole);
    } else if (value instanceof Optional<?> optional && optional.isPresent()) {
      Object content = any(optional.get());
      return content == optional.get() ? value : Optional.ofNullable(content);
    } else if (value == null || !isOfLibrary(value)) {
      return value;
    } else if (value instanceof List<?> list) {
      List<@Nullable Object> parts = parts(list);
      return isSame(list, parts) ? list : parts.stream().toList();
    } else if (value instanceof Set<?> set) {
      return set(set);
    } else if (value instanceof Map<?, ?> map) {
      return map(map);
    }
    return value;
  }

  private static boolean isOfLibrary(Object value) {
    return value.getClass().getName().startsWith("java.util.");
  }

  private static Record record(Record whole) {
    RecordType type = RecordType.of(whole);
    @Nullable Object[] parts = new Object[type.size()];
    boolean same = true;
    for (int index = 0; index < parts.length; index++) {
      Object part = type.isOpen() ? type.kept(index, whole) : type.get(index, whole);
      Object other = any(part);
      same &= other == part;
      parts[index] = Containers.fit(type.declared(index), other);
    }
    return same ? whole : type.make(parts);
  }

  private static Set<?> set(Set<?> set) {
    if (hasOrder(set, set)) {
      return set;
    }
    List<@Nullable Object> parts = parts(set);
    if (parts.size() < 2 && isSame(set, parts)) {
      return set;
    }
    Collections.reverse(parts);
    Set<@Nullable Object> backwards = new LinkedHashSet<>(parts);
    return set instanceof HashSet ? backwards : Collections.unmodifiableSet(backwards);
  }

  private static Map<?, ?> map(Map<?, ?> map) {
    List<@Nullable Object> keys = parts(map.keySet());
    List<@Nullable Object> values = parts(map.values());
    boolean same = isSame(map.keySet(), keys) && isSame(map.values(), values);
    if (hasOrder(map, map.keySet())) {
      return same ? map : inOrder(map);
    } else if (same && keys.size() < 2) {
      return map;
    }
    Map<@Nullable Object, @Nullable Object> backwards = new LinkedHashMap<>();
    for (int index = keys.size() - 1; index >= 0; index--) {
      backwards.put(keys.get(index), values.get(index));
    }
    return map instanceof HashMap ? backwards : Collections.unmodifiableMap(backwards);
  }

  /** A copy of an ordered map with its values reordered inside. */
  @SuppressWarnings({"unchecked", "rawtypes"})
  private static Map<?, ?> inOrder(Map<?, ?> map) {
    Map<Object, @Nullable Object> copy;
    if (map instanceof SortedMap sorted) {
      copy = new TreeMap<>(sorted);
    } else if (map instanceof EnumMap constants) {
      copy = new EnumMap(constants);
    } else {
      return map;
    }
    copy.replaceAll((key, part) -> any(part));
    return copy;
  }

  /**
   * Whether a collection iterates in an order that its elements determine. Views of sorted
   * collections say so; views of enum collections are recognised only by their elements.
   */
  private static boolean hasOrder(Object collection, Set<?> elements) {
    if (collection instanceof EnumSet || collection instanceof EnumMap) {
      return true;
    } else if (collection instanceof HashSet
        || collection instanceof HashMap
        || Immutability.isImmutable(collection)) {
      return false;
    }
    return elements.spliterator().hasCharacteristics(Spliterator.SORTED) || areAscending(elements);
  }

  private static boolean areAscending(Set<?> elements) {
    for (Object element : elements) {
      if (element instanceof Enum<?> constant) {
        List<?> declared = List.of(constant.getDeclaringClass().getEnumConstants());
        return new ArrayList<>(elements)
            .equals(declared.stream().filter(elements::contains).toList());
      }
      return false;
    }
    return true;
  }

  private static List<@Nullable Object> parts(Collection<?> whole) {
    List<@Nullable Object> parts = new ArrayList<>(whole.size());
    whole.forEach(part -> parts.add(any(part)));
    return parts;
  }

  private static boolean isSame(Collection<?> whole, List<@Nullable Object> parts) {
    Iterator<@Nullable Object> other = parts.iterator();
    for (Object part : whole) {
      if (part != other.next()) {
        return false;
      }
    }
    return true;
  }
}
