package io.mazurka.search.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WordShardTests {

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void everyRecordSurvivesManyGrowths(int words) {
    WordShard shard = new WordShard(words, 0, new Spares());
    long[] records = records(words, 60_000);
    for (int round = 0; round < 2; round++) {
      int added = 0;
      for (int at = 0; at < records.length; at += words) {
        added += add(shard, records, at, words) ? 1 : 0;
      }
      assertThat(added).isEqualTo(round == 0 ? 60_000 : 0);
    }
    long[] handedOut = {0};
    shard.forEach((source, at) -> handedOut[0]++);
    assertThat(handedOut[0]).isEqualTo(60_000);
  }

  @Test
  void shardThatFoundNoMemoryToGrowStillKnowsItsBytes() {
    Spares exhausted =
        new Spares() {
          @Override
          long[] pop(int length) {
            throw new OutOfMemoryError("simulated");
          }
        };
    WordShard shard = new WordShard(2, 4_096, exhausted);
    long[] records = records(2, 4_096);
    assertThatThrownBy(
            () -> LongStream.range(0, 4_096).forEach(at -> add(shard, records, 2 * (int) at, 2)))
        .isInstanceOf(OutOfMemoryError.class);
    assertThat(shard.bytes()).isNotNegative();
  }

  private static boolean add(WordShard shard, long[] records, int at, int words) {
    return shard.add(WordTable.fraction(WordTable.hash(records, at, words)), records, at);
  }

  private static long[] records(int words, int number) {
    long[] records = new Random(words).longs((long) words * number).toArray();
    for (int at = 0; at < records.length; at += words) {
      records[at] |= Long.MIN_VALUE;
    }
    return records;
  }
}
