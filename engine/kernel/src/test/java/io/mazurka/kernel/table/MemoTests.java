package io.mazurka.kernel.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class MemoTests {

  private final List<Integer> asked = new ArrayList<>();

  private int note(int number, int result) {
    asked.add(number);
    return result;
  }

  @Test
  void aNumberIsComputedOnce() {
    NumberMemo memo = new NumberMemo(number -> note(number, number - 1));
    for (int round = 0; round < 2; round++) {
      assertThat(memo.of(0)).isEqualTo(-1);
      assertThat(memo.of(1)).isZero();
      assertThat(memo.of(1000)).isEqualTo(999);
    }
    assertThat(asked).containsExactly(0, 1, 1000);
  }

  @Test
  void aPairIsComputedOnce() {
    PairMemo memo = new PairMemo((one, other) -> note(one, one - other));
    for (int round = 0; round < 2; round++) {
      assertThat(memo.of(0, 1)).isEqualTo(-1);
      assertThat(memo.of(100, 3)).isEqualTo(97);
      assertThat(memo.of(100, 100)).isZero();
      assertThat(memo.of(100, 4)).isEqualTo(96);
    }
    assertThat(asked).containsExactly(0, 100, 100, 100);
  }

  @Test
  void rowsOfPairsGrowWithTheirSecondNumbers() {
    PairMemo memo = new PairMemo((one, other) -> one * 1000 + other);
    for (int other = 0; other < 1000; other++) {
      for (int one = 0; one < 3; one++) {
        assertThat(memo.of(one, other)).isEqualTo(one * 1000 + other);
      }
    }
  }

  @Test
  void everyLongButMinusOneIsComputedOnce() {
    List<Long> results = List.of(0L, 1L, -2L, Long.MIN_VALUE, Long.MAX_VALUE);
    LongMemo memo = new LongMemo(remembering(number -> results.get(number)));
    for (int round = 0; round < 2; round++) {
      assertThat(IntStream.range(0, results.size()))
          .allSatisfy(number -> assertThat(memo.of(number)).isEqualTo(results.get(number)));
    }
    assertThat(asked).containsExactly(0, 1, 2, 3, 4);
  }

  @Test
  void minusOneIsComputedEachTime() {
    LongMemo memo = new LongMemo(remembering(number -> -1));
    assertThat(memo.of(3)).isEqualTo(-1);
    assertThat(memo.of(3)).isEqualTo(-1);
    assertThat(asked).containsExactly(3, 3);
  }

  @Test
  void scatteredNumbersTakeNoRoom() {
    LongMemo memo = new LongMemo(remembering(number -> number), 10);
    assertThat(memo.of(1_000_000_000)).isEqualTo(1_000_000_000);
    assertThat(memo.of(10)).isEqualTo(10);
    assertThat(memo.of(14)).isEqualTo(14);
    assertThat(memo.of(14)).isEqualTo(14);
    assertThat(memo.of(1_000_000_000)).isEqualTo(1_000_000_000);
    assertThat(asked).containsExactly(1_000_000_000, 10, 14, 1_000_000_000);
    assertThat(memo.bytes()).isLessThan(1000);
  }

  @Test
  void anObjectIsMadeOnce() {
    ObjectMemo<String> memo = new ObjectMemo<>(number -> "object " + note(number, number));
    assertThat(memo.of(100)).isEqualTo("object 100").isSameAs(memo.of(100));
    assertThat(memo.of(2)).isSameAs(memo.of(2));
    assertThat(asked).containsExactly(100, 2);
  }

  @Test
  void whatIsKnownByAKeyIsMadeOnce() {
    KeyMemo<String, String> memo = new KeyMemo<>(key -> key + note(key.length(), 0));
    assertThat(memo.of("key")).isEqualTo("key0").isSameAs(memo.of("key"));
    assertThat(asked).containsExactly(3);
  }

  @Test
  void aFunctionMayUseItsOwnMemo() {
    NumberMemo[] fibonacci = new NumberMemo[1];
    fibonacci[0] =
        new NumberMemo(
            number ->
                number < 2 ? number : fibonacci[0].of(number - 1) + fibonacci[0].of(number - 2));
    assertThat(fibonacci[0].of(40)).isEqualTo(102_334_155);
  }

  private IntToLongFunction remembering(IntToLongFunction function) {
    return number -> {
      asked.add(number);
      return function.applyAsLong(number);
    };
  }
}
