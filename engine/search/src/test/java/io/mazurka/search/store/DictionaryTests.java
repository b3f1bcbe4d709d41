package io.mazurka.search.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DictionaryTests {

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void numbersRecordsInTheOrderTheyCome(int words) {
    Dictionary dictionary = new Dictionary(words, Integer.MAX_VALUE);
    long[] record = new long[words + 2];
    for (int round = 0; round < 2; round++) {
      for (int number = 0; number < 10_000; number++) {
        record[words] = number * 31L;
        assertThat(dictionary.number(record, 1)).isEqualTo(number);
      }
    }
    assertThat(dictionary.size()).isEqualTo(10_000);
    dictionary.read(77, record, 1);
    assertThat(record[words]).isEqualTo(77 * 31L);
  }

  @Test
  void knowsWhatItKnewWhenItIsFullOrClosed() {
    Dictionary full = new Dictionary(1, 3);
    Dictionary closed = new Dictionary(1, 100);
    for (long word = 0; word < 3; word++) {
      full.number(new long[] {word}, 0);
      closed.number(new long[] {word}, 0);
    }
    closed.close();
    for (Dictionary dictionary : List.of(full, closed)) {
      assertThat(dictionary.number(new long[] {3}, 0)).isEqualTo(Dictionary.NONE);
      assertThat(dictionary.number(new long[] {2}, 0)).isEqualTo(2);
      assertThat(dictionary.size()).isEqualTo(3);
      assertThat(dictionary.isClosed()).isTrue();
    }
  }

  @Test
  void workersGetTheSameNumbers() throws InterruptedException {
    Dictionary dictionary = new Dictionary(2, Integer.MAX_VALUE);
    int[][] numbers = new int[4][50_000];
    List<Thread> threads = new ArrayList<>();
    for (int[] own : numbers) {
      Thread thread =
          new Thread(
              () -> {
                for (int index = 0; index < own.length; index++) {
                  own[index] = dictionary.number(new long[] {index % 1_000, index / 2_000}, 0);
                }
              });
      threads.add(thread);
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    for (int[] own : numbers) {
      assertThat(own).isEqualTo(numbers[0]);
    }
    assertThat(dictionary.size()).isEqualTo(25_000);
    long[] record = new long[2];
    for (int index = 0; index < 50_000; index++) {
      dictionary.read(numbers[0][index], record, 0);
      assertThat(record[0]).isEqualTo(index % 1_000);
      assertThat(record[1]).isEqualTo(index / 2_000);
    }
  }
}
