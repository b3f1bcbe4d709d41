package io.mazurka.kernel.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Which collections iterate backwards, and which stay as they are. */
final class ReorderingTests {

  private enum Color {
    RED,
    GREEN,
    BLUE
  }

  private static final Set<Integer> TWO = new LinkedHashSet<>(List.of(1, 2));

  record Holder(Object content) {}

  record Hashed(HashSet<Integer> numbers, HashMap<Integer, String> names) {}

  record Copying(Set<Integer> numbers) {
    Copying {
      numbers = Set.copyOf(numbers);
    }
  }

  record Refusing(Set<Integer> numbers) {
    Refusing {
      if (!numbers.iterator().next().equals(1)) {
        throw new IllegalArgumentException("not like this");
      }
    }
  }

  record First(Set<Integer> numbers, int first) {
    First {
      first = numbers.iterator().next();
    }
  }

  /** A set that is not of the Java library. */
  private static final class OwnSet extends HashSet<Integer> {
    private static final long serialVersionUID = 1L;

    OwnSet(Collection<Integer> elements) {
      super(elements);
    }
  }

  static Stream<Object> unaffected() {
    return Stream.of(
        1_000_000,
        "text",
        Color.RED,
        Optional.empty(),
        List.of(3, 1, 2),
        new ArrayList<>(List.of(1, 2)),
        Set.of(1),
        Map.of(1, 2),
        new TreeSet<>(Set.of(1, 2)),
        new TreeSet<>(Comparator.<Integer>reverseOrder()),
        new TreeMap<>(Map.of(1, 2, 3, 4)),
        EnumSet.allOf(Color.class),
        new EnumMap<>(Map.of(Color.RED, 1, Color.BLUE, 2)),
        Collections.unmodifiableSet(new TreeSet<>(Set.of(1, 2))),
        Collections.unmodifiableMap(new TreeMap<>(Map.of(1, 2, 3, 4))),
        Collections.unmodifiableSet(EnumSet.allOf(Color.class)),
        Collections.unmodifiableMap(new EnumMap<>(Map.of(Color.RED, 1, Color.BLUE, 2))),
        new OwnSet(List.of(1, 2)),
        new Holder(List.of(Optional.of(1))),
        new Refusing(TWO),
        new First(TWO, 0));
  }

  @ParameterizedTest
  @MethodSource
  void unaffected(Object value) {
    assertThat(Reordering.of(value)).isSameAs(value);
  }

  static Stream<Object> affected() {
    return Stream.of(
        TWO,
        Set.of(1, 2),
        Set.of(1, 2, 3),
        new HashSet<>(Arrays.asList(1, 2, null)),
        Collections.unmodifiableSet(new HashSet<>(TWO)),
        Set.of(Color.RED, Color.GREEN),
        Map.of(1, 2, 3, 4),
        new HashMap<>(Map.of(1, 2, 3, 4)),
        new LinkedHashMap<>(Map.of(1, 2, 3, 4)),
        Collections.unmodifiableMap(new HashMap<>(Map.of(1, 2, 3, 4))),
        new Holder(TWO),
        new Hashed(new HashSet<>(TWO), new HashMap<>(Map.of(1, "a", 2, "b"))),
        Optional.of(TWO),
        Arrays.asList(TWO, null),
        Set.of(TWO),
        Map.of(1, TWO),
        Map.of(TWO, 1),
        new TreeMap<>(Map.of(1, TWO)),
        new EnumMap<>(Map.of(Color.RED, TWO)),
        new Holder(List.of(Optional.of(new Holder(Map.of("a", new Holder(TWO)))))));
  }

  @ParameterizedTest
  @MethodSource
  void affected(Object value) {
    Object other = Reordering.of(value);
    assertThat(other).isEqualTo(value).hasSameHashCodeAs(value);
    assertThat(CanonicalForm.encode(other)).isEqualTo(CanonicalForm.encode(value));
    assertThat(walk(other)).isNotEqualTo(walk(value));
  }

  @Test
  void constructorsThatCopyIntoASetOfTheirOwnKeepTheirOrder() {
    Copying value = new Copying(TWO);
    assertThat(walk(Reordering.of(value))).isEqualTo(walk(value));
  }

  /** The integers in a value, in the order of iteration. */
  private static List<Object> walk(Object value) {
    if (value instanceof Holder holder) {
      return walk(holder.content());
    } else if (value instanceof Hashed hashed) {
      return Stream.of(walk(hashed.numbers()), walk(hashed.names())).flatMap(List::stream).toList();
    } else if (value instanceof Copying copying) {
      return walk(copying.numbers());
    } else if (value instanceof Optional<?> optional) {
      return walk(optional.orElseThrow());
    } else if (value instanceof Collection<?> collection) {
      return collection.stream().map(element -> walk(element)).flatMap(List::stream).toList();
    } else if (value instanceof Map<?, ?> map) {
      return map.entrySet().stream()
          .map(entry -> List.of(walk(entry.getKey()), walk(entry.getValue())))
          .map(Object.class::cast)
          .toList();
    }
    return value == null ? List.of() : List.of(value);
  }
}
