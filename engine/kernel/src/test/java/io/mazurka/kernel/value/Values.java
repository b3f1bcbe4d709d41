package io.mazurka.kernel.value;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;
import org.jspecify.annotations.Nullable;

/** Values of all kinds, one inside of the other, with the names they are made of. */
final class Values extends DomainContextBase {

  static final class Process implements Atom {

    private final String name;

    Process(String name) {
      this.name = name;
    }

    @Override
    public String toString() {
      return name;
    }
  }

  enum Phase {
    IDLE,
    BUSY {
      @Override
      boolean isOver() {
        return true;
      }
    };

    boolean isOver() {
      return false;
    }
  }

  record Pair(@Nullable Object one, @Nullable Object other) {}

  record Numbers(byte b, short s, int i, long l, float f, double d, char c, boolean t) {}

  /** Parts that are declared as collections of a certain kind. */
  record Collected(
      ArrayList<Integer> list,
      HashSet<Integer> set,
      NavigableSet<String> sorted,
      HashMap<String, Integer> map,
      SortedMap<Integer, String> inOrder) {}

  static final Process ALICE = new Process("alice");
  static final Process BOB = new Process("bob");

  static final Namespace NAMES = new Namespace(Set.of(Values.class), List.of(ALICE, BOB));

  @Provide
  Arbitrary<Pair> values() {
    return value(3).map(value -> new Pair(value, "end"));
  }

  private static Arbitrary<@Nullable Object> value(int depth) {
    if (depth == 0) {
      return Arbitraries.oneOf(
          plain(Arbitraries.strings().ofMaxLength(5)),
          plain(Arbitraries.integers()),
          plain(Arbitraries.longs()),
          plain(Arbitraries.shorts()),
          plain(Arbitraries.bytes()),
          plain(Arbitraries.chars()),
          plain(Arbitraries.of(true, false)),
          plain(Arbitraries.of(0.0, -0.0, Double.NaN, 1.5, Double.MIN_VALUE)),
          plain(Arbitraries.of(0.0f, -0.0f, Float.NaN, 1.5f)),
          plain(Arbitraries.of(Phase.class)),
          plain(Arbitraries.of(ALICE, BOB)),
          plain(numbers()),
          plain(collected()));
    }
    Arbitrary<@Nullable Object> inner = value(depth - 1);
    Arbitrary<List<@Nullable Object>> some = inner.list().ofMaxSize(3);
    return Arbitraries.oneOf(
        inner,
        plain(some.map(list -> list.stream().toList())),
        plain(some.map(LinkedHashSet::new)),
        plain(some.map(HashSet::new)),
        plain(some.map(Values::map)),
        plain(inner.map(Optional::ofNullable)),
        plain(Combinators.combine(inner, inner).as(Pair::new)));
  }

  private static Arbitrary<@Nullable Object> plain(Arbitrary<?> values) {
    return values.map(value -> value);
  }

  private static Map<@Nullable Object, @Nullable Object> map(List<@Nullable Object> keys) {
    Map<@Nullable Object, @Nullable Object> map = new LinkedHashMap<>();
    keys.forEach(key -> map.put(key, map.size() == 1 ? null : keys.get(0)));
    return Collections.unmodifiableMap(map);
  }

  private static Arbitrary<Numbers> numbers() {
    return Arbitraries.integers()
        .map(
            i ->
                new Numbers(
                    i.byteValue(), i.shortValue(), i, i, i, i, (char) i.intValue(), i % 2 == 0));
  }

  private static Arbitrary<Collected> collected() {
    return Arbitraries.integers()
        .list()
        .ofMaxSize(3)
        .map(
            list ->
                new Collected(
                    new ArrayList<>(list),
                    new HashSet<>(list),
                    list.stream()
                        .map(String::valueOf)
                        .collect(Collectors.toCollection(TreeSet::new)),
                    new HashMap<>(Map.of("size", list.size())),
                    new TreeMap<>(Map.of(list.size(), Arrays.asList(1, 2).toString()))));
  }
}
