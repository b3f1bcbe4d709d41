package io.mazurka.kernel.value;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Replaces atoms everywhere inside values. If no atom in a value is replaced, the result is the
 * same object. Otherwise the result keeps the order of elements, and collections that are known to
 * be immutable stay so.
 */
public final class Renaming {

  private final UnaryOperator<Atom> names;

  /**
   * @param names gives the atom that replaces an atom
   */
  public Renaming(UnaryOperator<Atom> names) {
    this.names = names;
  }

  /** The value with its atoms replaced. */
  public @Nullable Object apply(@Nullable Object value) {
    if (value instanceof Record whole) {
      return record(whole);
    } else if (value instanceof Atom atom) {
      return names.apply(atom);
    } else if (value instanceof Optional<?> optional) {
      Object content = optional.orElse(null);
      Object renamed = apply(content);
      return renamed == content ? value : Optional.ofNullable(renamed);
    } else if (value instanceof List<?> list) {
      return list(list);
    } else if (value instanceof Set<?> set) {
      return set(set);
    } else if (value instanceof Map<?, ?> map) {
      return map(map);
    }
    return value;
  }

  private Record record(Record whole) {
    RecordType type = RecordType.of(whole);
    Object[] parts = new Object[type.size()];
    boolean same = true;
    for (int index = 0; index < parts.length; index++) {
      Object part = type.get(index, whole);
      parts[index] = apply(part);
      same &= parts[index] == part;
    }
    return same ? whole : type.make(parts);
  }

  /** The elements with their atoms replaced; the same collection if nothing is replaced. */
  private Collection<?> list(Collection<?> parts) {
    List<@Nullable Object> renamed = new ArrayList<>(parts.size());
    boolean same = true;
    for (Object part : parts) {
      Object other = apply(part);
      same &= other == part;
      renamed.add(other);
    }
    return same ? parts : renamed.stream().toList();
  }

  private Collection<?> set(Set<?> set) {
    Collection<?> renamed = list(set);
    if (renamed == set) {
      return set;
    } else if (set instanceof SortedSet<?> sorted) {
      Set<Object> inOrder = new TreeSet<>(order(sorted.comparator()));
      inOrder.addAll(renamed);
      return inOrder;
    }
    return Immutability.isImmutable(set)
        ? Set.copyOf(renamed)
        : Collections.unmodifiableSet(new LinkedHashSet<>(renamed));
  }

  private Map<?, ?> map(Map<?, ?> map) {
    Map<@Nullable Object, @Nullable Object> renamed =
        map instanceof SortedMap<?, ?> sorted
            ? new TreeMap<>(order(sorted.comparator()))
            : new LinkedHashMap<>();
    boolean same = true;
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      Object key = apply(entry.getKey());
      Object part = apply(entry.getValue());
      same &= key == entry.getKey() && part == entry.getValue();
      renamed.put(key, part);
    }
    if (same) {
      return map;
    } else if (map instanceof SortedMap<?, ?>) {
      return renamed;
    }
    return Immutability.isImmutable(map)
        ? Map.copyOf(renamed)
        : Collections.unmodifiableMap(renamed);
  }

  @SuppressWarnings("unchecked")
  private static @Nullable Comparator<Object> order(@Nullable Comparator<?> comparator) {
    return (Comparator<Object>) comparator;
  }
}
