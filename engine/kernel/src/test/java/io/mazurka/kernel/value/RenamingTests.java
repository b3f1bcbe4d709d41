package io.mazurka.kernel.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
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
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Values in which the atoms A and B are exchanged. */
final class RenamingTests {

  private enum Name implements Atom {
    A,
    B,
    C
  }

  record Ballot(int number, Object voters) {}

  private static final Renaming EXCHANGE =
      new Renaming(
          atom -> {
            if (atom == Name.A) {
              return Name.B;
            }
            return atom == Name.B ? Name.A : atom;
          });

  static Stream<Object> unaffected() {
    return Stream.of(
        1_000_000,
        Name.C,
        Optional.empty(),
        Optional.of(Name.C),
        Arrays.asList(1_000_000, null, Name.C),
        new LinkedHashSet<>(List.of(Name.C, "text")),
        new TreeSet<>(Set.of(Name.C)),
        new LinkedHashMap<>(Map.of(Name.C, List.of())),
        new TreeMap<>(Map.of(Name.C, 1)),
        new Ballot(1_000_000, List.of(Optional.of(Name.C))));
  }

  @ParameterizedTest
  @MethodSource
  void unaffected(Object value) {
    assertThat(EXCHANGE.apply(value)).isSameAs(value);
  }

  static Stream<Object> immutable() {
    return Stream.of(
        Optional.of(Name.A),
        List.of(Name.A, 1),
        Set.of(Name.A, 1),
        Map.of(1, Name.A, 2, Name.C),
        new Ballot(1, Stream.of(Name.A, null).toList()));
  }

  @ParameterizedTest
  @MethodSource
  void immutable(Object value) {
    Object renamed = EXCHANGE.apply(value);

    assertThat(renamed).isNotEqualTo(value);
    assertThat(EXCHANGE.apply(renamed)).isEqualTo(value);
    assertThat(Immutability.isEvident(renamed)).isTrue();
  }

  @Test
  void elementsKeepTheirOrder() {
    Set<Object> set = new LinkedHashSet<>(List.of(3, Name.B, 2, Name.A, 1));
    Map<Object, Object> map = new LinkedHashMap<>();
    set.forEach(key -> map.put(key, 0));

    assertThat((Set<?>) EXCHANGE.apply(set))
        .map(Object.class::cast)
        .containsExactly(3, Name.A, 2, Name.B, 1);
    assertThat(((Map<?, ?>) EXCHANGE.apply(map)).keySet())
        .map(Object.class::cast)
        .containsExactly(3, Name.A, 2, Name.B, 1);
  }

  @Test
  void sortedElementsAreSortedAgain() {
    SortedSet<Name> set = new TreeSet<>(Comparator.reverseOrder());
    set.addAll(Set.of(Name.A, Name.C));
    SortedMap<Name, Integer> map = new TreeMap<>(Comparator.reverseOrder());
    map.putAll(Map.of(Name.B, 1, Name.C, 2));

    assertThat((Set<?>) EXCHANGE.apply(set))
        .map(Object.class::cast)
        .containsExactly(Name.C, Name.B);
    assertThat(((Map<?, ?>) EXCHANGE.apply(map)).keySet())
        .map(Object.class::cast)
        .containsExactly(Name.C, Name.A);
  }
}
