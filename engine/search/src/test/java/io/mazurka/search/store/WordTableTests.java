package io.mazurka.search.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WordTableTests {

  private static final int SAME_PLACE_BITS = 16;

  @Test
  void hashOfOneWordCanBeUndone() {
    Random random = new Random(1);
    for (long word : new long[] {0, 1, -1, Long.MIN_VALUE, Long.MAX_VALUE, random.nextLong()}) {
      assertThat(WordTable.word(WordTable.hash(word))).isEqualTo(word);
      assertThat(WordTable.hash(WordTable.word(word))).isEqualTo(word);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5})
  void recordsWithTheSameHashAreToldApart(int words) {
    WordTable table = new WordTable(words);
    List<long[]> records = records(words, 5);
    for (long[] record : records) {
      assertThat(table.add(42, record, 0)).isTrue();
    }
    for (long[] record : records) {
      assertThat(table.add(42, record, 0)).isFalse();
    }
    assertThat(table.size()).isEqualTo(5);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void recordsThatDifferInOneWordAreToldApart(int words) {
    for (int word = 0; word < words; word++) {
      WordTable table = new WordTable(words);
      for (int value = 0; value < 5; value++) {
        long[] record = new long[words];
        record[0] = Long.MIN_VALUE;
        record[word] += value;
        assertThat(table.add(7, record, 0)).isTrue();
        assertThat(table.add(7, record, 0)).isFalse();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void recordsThatBelongAtTheVeryEndWrapAround(int words) {
    List<long[]> crowd = crowd(words, -1L >>> (Long.SIZE - SAME_PLACE_BITS));
    addsEachOnce(new WordTable(words), crowd);
    addsEachOnce(new WordTable(words, 64 * 400), crowd);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void recordsThatBelongInTheSamePlaceAreAllKept(int words) {
    List<long[]> crowd = crowd(words, 0x1234);
    addsEachOnce(new WordTable(words), crowd);
    addsEachOnce(new WordTable(words, 64 * 400), crowd);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void drainingHandsOutEveryRecordOnce(int words) {
    WordTable table = new WordTable(words);
    Set<List<Long>> expected = new HashSet<>();
    for (long[] record : records(words, 10_000)) {
      table.add(WordTable.hash(record, 0, words), record, 0);
      expected.add(boxed(record, 0, words));
    }
    List<List<Long>> drained = new ArrayList<>();
    table.drain((source, at) -> drained.add(boxed(source, at, words)));
    assertThat(drained).hasSize(10_000);
    assertThat(new HashSet<>(drained)).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void tableOfTheRightSizeNeverGrows(int words) {
    WordTable table = new WordTable(words, 100_000);
    long bytes = table.bytes();
    for (long[] record : records(words, 100_000)) {
      table.add(WordTable.hash(record, 0, words), record, 0);
    }
    assertThat(table.bytes()).isBetween(bytes, bytes + bytes / 100);
  }

  private static void addsEachOnce(WordTable table, List<long[]> records) {
    int words = records.get(0).length;
    for (int round = 0; round < 2; round++) {
      for (long[] record : records) {
        long hash = WordTable.hash(record, 0, words);
        table.touch(hash);
        assertThat(table.add(hash, record, 0)).isEqualTo(round == 0);
      }
    }
    assertThat(table.size()).isEqualTo(records.size());
  }

  /** Records whose hashes all start with the same bits. */
  private static List<long[]> crowd(int words, long prefix) {
    Random random = new Random(words);
    List<long[]> crowd = new ArrayList<>();
    long[] record = randomRecord(words, random);
    while (crowd.size() < 200) {
      record[words - 1]++;
      if (WordTable.hash(record, 0, words) >>> (Long.SIZE - SAME_PLACE_BITS) == prefix) {
        crowd.add(record.clone());
      }
    }
    return crowd;
  }

  private static List<long[]> records(int words, int number) {
    Random random = new Random(words);
    List<long[]> records = new ArrayList<>();
    while (records.size() < number) {
      records.add(randomRecord(words, random));
    }
    return records;
  }

  private static long[] randomRecord(int words, Random random) {
    long[] record = random.longs(words).toArray();
    record[0] |= Long.MIN_VALUE;
    return record;
  }

  private static List<Long> boxed(long[] source, int at, int words) {
    return Arrays.stream(source, at, at + words).boxed().toList();
  }
}
