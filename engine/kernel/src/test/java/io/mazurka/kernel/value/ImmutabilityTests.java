package io.mazurka.kernel.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Values that are certainly immutable are recognised; values that could change are not. */
final class ImmutabilityTests {

  enum Color {
    RED
  }

  record Ballot(int number, String value) {}

  record Box(Object content) {}

  /** A record whose accessor returns copies, although its own field can change. */
  record Guarded(List<Integer> numbers) {

    @Override
    public List<Integer> numbers() {
      return List.copyOf(numbers);
    }

    void add(int number) {
      numbers.add(number);
    }
  }

  static Stream<Object> immutable() {
    return Stream.of(
        1,
        "text",
        Color.RED,
        new Ballot(1, "x"),
        Optional.of(new Ballot(1, "x")),
        List.of(1),
        List.of(1, 2, 3),
        Set.of(Color.RED),
        Map.of(1, List.of(), 2, List.of(3)),
        Stream.of(1, 2).toList(),
        new Box(Set.of(1, 2)));
  }

  static Stream<Object> changeable() {
    List<Integer> list = new ArrayList<>(List.of(1));
    return Stream.of(
        list,
        Collections.unmodifiableList(list),
        Set.of(list),
        Map.of(1, list),
        Map.of(list, 1),
        Optional.of(list),
        new Box(list),
        new Box(List.of(1, new Box(list))),
        new Guarded(list));
  }

  @ParameterizedTest
  @MethodSource
  void immutable(Object value) {
    assertThat(Immutability.isEvident(value)).isTrue();
  }

  @ParameterizedTest
  @MethodSource
  void changeable(Object value) {
    assertThat(Immutability.isEvident(value)).isFalse();
  }

  @Test
  void whatChangesBehindItsAccessorsIsFound() {
    ValueTable table = new ValueTable();
    Guarded value = new Guarded(new ArrayList<>());
    int number = table.intern(value);
    assertThat(table.isUnchanged(number)).isTrue();

    value.add(1);

    assertThat(table.isUnchanged(number)).isFalse();
  }
}
