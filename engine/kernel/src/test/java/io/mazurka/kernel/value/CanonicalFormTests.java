package io.mazurka.kernel.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.value.Values.Pair;
import io.mazurka.kernel.value.Values.Phase;
import io.mazurka.kernel.value.bytes.ByteWriter;
import io.mazurka.kernel.value.bytes.InvalidBytesException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which bytes are refused, and why. */
final class CanonicalFormTests {

  private static final AtomicInteger INITIALISED = new AtomicInteger();

  /** A class that would do harm if it were ever used. */
  static final class Harmful {
    static {
      INITIALISED.incrementAndGet();
    }
  }

  record Even(int number) {
    Even {
      if (number % 2 != 0) {
        throw new IllegalArgumentException("odd");
      }
    }
  }

  record Positive(int number) {
    Positive {
      number = Math.abs(number);
    }
  }

  record Counted(Map<Phase, Integer> counts) {}

  private static @Nullable Object decode(byte[] bytes) {
    return CanonicalForm.decode(bytes, Values.NAMES);
  }

  /** The bytes of a record with one number, with another name of its class. */
  private static byte[] record(Class<?> type, int number) {
    ByteWriter number4 = new ByteWriter().number(number);
    byte[] name = type.getName().getBytes(StandardCharsets.UTF_8);
    byte[] bytes = new byte[3 + name.length + 5];
    bytes[0] = 'R';
    bytes[2] = (byte) name.length;
    System.arraycopy(name, 0, bytes, 3, name.length);
    bytes[3 + name.length] = 'i';
    System.arraycopy(number4.bytes(), 0, bytes, 4 + name.length, 4);
    return bytes;
  }

  private static void assertRefused(byte[] bytes, String why) {
    assertThatThrownBy(() -> decode(bytes))
        .isInstanceOf(InvalidBytesException.class)
        .hasMessageContaining(why);
  }

  @Test
  void constantIsTheConstantItself() {
    assertThat(decode(CanonicalForm.encode(Phase.BUSY))).isSameAs(Phase.BUSY);
  }

  @Test
  void atomIsTheOneThatTheModelHas() {
    assertThat(decode(CanonicalForm.encode(Values.BOB))).isSameAs(Values.BOB);
    assertRefused(CanonicalForm.encode(new Values.Process("eve")), "nothing that is called 'eve'");
  }

  @Test
  void setsAndMapsIterateInTheOrderOfTheirBytes() {
    Set<Integer> backwards = new LinkedHashSet<>(List.of(3, 2, 1));
    Map<Integer, Integer> map = new LinkedHashMap<>();
    List.of(3, 2, 1).forEach(key -> map.put(key, key));

    assertThat(decode(CanonicalForm.encode(backwards))).hasToString("[1, 2, 3]");
    assertThat(decode(CanonicalForm.encode(map))).hasToString("{1=1, 2=2, 3=3}");
  }

  @Test
  void sortedSetWithAnOrderOfItsOwnIsToldFromOthersAndNotReadBack() {
    Set<Integer> backwards = new TreeSet<>(Collections.reverseOrder());
    backwards.addAll(List.of(1, 2));
    Map<String, Integer> caseless = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    caseless.put("a", 1);

    for (Set<Integer> same : List.of(new TreeSet<>(Set.of(1, 2)), Set.of(2, 1))) {
      assertThat(CanonicalForm.encode(same)).isNotEqualTo(CanonicalForm.encode(backwards));
      assertThat(CanonicalForm.encode(same))
          .isNotEqualTo(CanonicalForm.encode(Collections.unmodifiableSet(backwards)));
    }
    assertThat(CanonicalForm.encode(caseless)).isNotEqualTo(CanonicalForm.encode(Map.of("a", 1)));
    assertThat(CanonicalForm.encode(new TreeSet<>(Comparator.<Integer>naturalOrder())))
        .isEqualTo(CanonicalForm.encode(Set.of()));
    assertRefused(CanonicalForm.encode(backwards), "use the natural order");
  }

  @Test
  void partOfAnotherTypeIsNamed() {
    assertRefused(record(Counted.class, 1), "its counts is of type Map, not Integer");
    byte[] bytes = record(Even.class, 2);
    bytes[bytes.length - 5] = '0';

    assertRefused(Arrays.copyOf(bytes, bytes.length - 4), "its number is of type int, not empty");
  }

  @Test
  void classThatIsNoValueIsNeverInitialised() {
    assertRefused(record(Harmful.class, 1), "Harmful is not a record");
    byte[] bytes = record(Harmful.class, 1);
    bytes[0] = 'E';
    assertRefused(bytes, "Harmful is not an enum");
    assertThat(INITIALISED).hasValue(0);
  }

  @Test
  void classThatIsNotThereIsNamed() {
    byte[] bytes = CanonicalForm.encode(Phase.IDLE);
    bytes[bytes.length - 7] = 'X';
    assertRefused(bytes, "the model has no class io.mazurka.kernel.value.Values$Phas");
  }

  @Test
  void recordThatRefusesItsPartsIsNotMade() {
    assertThat(decode(record(Even.class, 2))).isEqualTo(new Even(2));
    assertRefused(record(Even.class, 1), "odd");
  }

  @Test
  void recordThatChangesItsPartsIsNotTakenForWhatWasWritten() {
    assertThat(decode(record(Positive.class, 1))).isEqualTo(new Positive(1));
    assertRefused(record(Positive.class, -1), "another canonical form");
  }

  @Test
  void everyCutIsNoticed() {
    byte[] bytes = CanonicalForm.encode(new Counted(Map.of(Phase.IDLE, 1, Phase.BUSY, 2)));
    for (int length = 0; length < bytes.length; length++) {
      assertRefused(Arrays.copyOf(bytes, length), "");
    }
  }

  @Test
  void moreBytesAreNoticed() {
    byte[] bytes = CanonicalForm.encode(1);
    assertRefused(Arrays.copyOf(bytes, bytes.length + 2), "2 bytes are left at the end");
  }

  /** A list that would have two thousand million elements. */
  @ParameterizedTest
  @ValueSource(chars = {'L', 'T', 'M', 'S', 'A'})
  void countThatCannotBeIsRefusedBeforeThereIsRoomMade(char kind) {
    assertRefused(new byte[] {(byte) kind, 0x7f, -1, -1, -1, 'i'}, "end too early");
  }

  @Test
  void nestingHasALimitInBothDirections() {
    Object nested = 1;
    for (int depth = 1; depth < CanonicalForm.DEEPEST; depth++) {
      nested = new Pair(nested, null);
    }
    byte[] deepest = CanonicalForm.encode(nested);
    assertThat(CanonicalForm.encode(decode(deepest))).isEqualTo(deepest);
    Object more = List.of(nested);
    assertThatThrownBy(() -> CanonicalForm.encode(more))
        .isInstanceOf(UnsupportedValueException.class)
        .hasMessageContaining("more than 500 values one inside of the other");
    byte[] optionals = new byte[100_000];
    Arrays.fill(optionals, (byte) 'O');
    assertRefused(optionals, "more than 500 values are one inside of the other");
  }

  @Test
  void tableNumbersWhatItDecodesLikeWhatCame() {
    ValueTable table = new ValueTable();
    int pair = table.intern(new Pair(1, 2));

    assertThat(table.decode(CanonicalForm.encode(new Pair(1, 2)), Values.NAMES)).isEqualTo(pair);
    int other = table.decode(CanonicalForm.encode(new Pair(2, 1)), Values.NAMES);
    assertThat(table.intern(new Pair(2, 1))).isEqualTo(other);
    assertThatThrownBy(() -> table.decode(new byte[] {'0'}, Values.NAMES))
        .isInstanceOf(InvalidBytesException.class);
  }
}
