package io.mazurka.protocols.value;

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

/** Replaces atoms everywhere inside values; a value without any of them stays the same object. */
public final class Renaming {

  private final UnaryOperator<Atom> names;

  /**
   * @param names what becomes of an atom
   */
  public Renaming(UnaryOperator<Atom> names) {
    this.names = names;
  }

  /** The value with its atoms replaced. */
  public @Nullable Object apply(@Nullable Object value) {
    if (value instanceof Record whole) {
      return rebuild(whole);
    } else if (value instanceof Atom atom) {
      return names.apply(atom);
    } else if (value instanceof Optional<?> optional) {
      return optional.map(this::apply);
    } else if (value instanceof List<?> list) {
      return Collections.unmodifiableList(all(list, new ArrayList<>()));
    } else if (value instanceof SortedSet<?> set) {
      return all(set, new TreeSet<>(order(set.comparator())));
    } else if (value instanceof Set<?> set) {
      return Collections.unmodifiableSet(all(set, new LinkedHashSet<>()));
    } else if (value instanceof SortedMap<?, ?> map) {
      return all(map, new TreeMap<>(order(map.comparator())));
    } else if (value instanceof Map<?, ?> map) {
      return Collections.unmodifiableMap(all(map, new LinkedHashMap<>()));
    }
    return value;
  }

  @SuppressWarnings("unchecked")
  private static @Nullable Comparator<Object> order(@Nullable Comparator<?> comparator) {
    return (Comparator<Object>) comparator;
  }

  private <C extends Collection<@Nullable Object>> C all(Collection<?> parts, C renamed) {
    parts.forEach(part -> renamed.add(apply(part)));
    return renamed;
  }

  private <M extends Map<@Nullable Object, @Nullable Object>> M all(Map<?, ?> parts, M renamed) {
    parts.forEach((key, part) -> renamed.put(apply(key), apply(part)));
    return renamed;
  }

  private Record rebuild(Record whole) {
    RecordType type = RecordType.of(whole);
    Object[] parts = new Object[type.size()];
    boolean same = true;
    for (int index = 0; index < parts.length; index++) {
      Object part = type.get(index, whole);
      parts[index] = apply(part);
      same &= part == null ? parts[index] == null : part.equals(parts[index]);
    }
    return same ? whole : type.make(parts);
  }
}
