package io.mazurka.search.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.LongUnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class CompactShardTests {

  /** The bits of a hash below those of the shard. */
  private static final long BELOW = -1L >>> StateStore.SHARD_BITS;

  /** From the number of a hash to the hash, in the part below the bits of the shard. */
  static Stream<Arguments> distributions() {
    return Stream.of(
        distribution("random", 80_000, WordTable::hash),
        distribution("the lowest hashes of the shard", 20_000, number -> number),
        distribution("the highest hashes of the shard", 20_000, number -> -1 - number),
        distribution("differ in the upper bits only", 40_000, number -> number << 42 | 5),
        distribution("eight for each home", 80_000, number -> number / 8 << 40 | number % 8),
        distribution(
            "one crowd among others", 40_000, number -> WordTable.hash(number) >>> number % 2 * 40),
        distribution("around a power of two", 20_000, number -> (1L << 47) - 10_000 + number));
  }

  private static Arguments distribution(String name, int count, LongUnaryOperator hash) {
    return Arguments.of(name, count, hash);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("distributions")
  void knowsExactlyWhatWasAdded(String name, int count, LongUnaryOperator hashes) {
    for (int number : new int[] {0, 21, StateStore.SHARDS - 1}) {
      CompactShard shard = new CompactShard(number, 0, new Spares());
      Set<Long> expected = new HashSet<>();
      Random random = new Random(number);
      for (int step = 0; step < count; step++) {
        long hash = hash(number, hashes, step);
        shard.touch(hash);
        boolean isNew = expected.add(hash);
        assertThat(shard.contains(hash)).isEqualTo(!isNew);
        assertThat(shard.add(hash)).isEqualTo(isNew);
        long older = hash(number, hashes, random.nextInt(step + 1));
        assertThat(shard.add(older)).isFalse();
        long other = hash(number, hashes, step) ^ (1L << random.nextInt(58));
        assertThat(shard.contains(other)).isEqualTo(expected.contains(other));
      }
      assertThat(shard.size()).isEqualTo(expected.size());
      assertHolds(shard, expected);
    }
  }

  private static long hash(int number, LongUnaryOperator hashes, long step) {
    return ((long) number << (Long.SIZE - StateStore.SHARD_BITS))
        | (hashes.applyAsLong(step) & BELOW);
  }

  private static void assertHolds(CompactShard shard, Set<Long> hashes) {
    List<Long> found = new ArrayList<>();
    shard.forEach((words, at) -> found.add(WordTable.hash(words[at])));
    assertThat(found).hasSize(hashes.size());
    assertThat(new HashSet<>(found)).isEqualTo(hashes);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 100, 5_000, 100_000, 1_000_000})
  void clearedShardIsLikeANewOne(int records) {
    CompactShard shard = new CompactShard(3, records, new Spares());
    for (int round = 0; round < 3; round++) {
      Set<Long> expected = new HashSet<>();
      for (int step = 0; step < 40_000; step++) {
        long hash = hash(3, WordTable::hash, step * (round + 1L));
        assertThat(shard.add(hash)).isEqualTo(expected.add(hash));
      }
      assertHolds(shard, expected);
      shard.clear();
      assertThat(shard.size()).isZero();
      assertHolds(shard, Set.of());
    }
    shard.clear();
    assertThat(shard.bytes()).isLessThan(10_000_000);
  }

  @Test
  void shardThatFoundNoMemoryToGrowStillKnowsItsBytes() {
    Spares exhausted =
        new Spares() {
          @Override
          long[] pop(int length) {
            if (length > 3_000) {
              throw new OutOfMemoryError("simulated");
            }
            return super.pop(length);
          }
        };
    CompactShard shard = new CompactShard(0, 1_000, exhausted);
    assertThatThrownBy(
            () -> {
              for (int step = 0; step < 10_000; step++) {
                shard.add(hash(0, WordTable::hash, step));
              }
            })
        .isInstanceOf(OutOfMemoryError.class);
    assertThat(shard.bytes()).isNotNegative();
  }
}
