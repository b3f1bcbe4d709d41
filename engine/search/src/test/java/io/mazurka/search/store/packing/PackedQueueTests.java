package io.mazurka.search.store.packing;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.search.disk.DiskFolder;
import io.mazurka.search.disk.ShelvedQueue;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares the queue with one of the Java library. */
class PackedQueueTests {

  @TempDir Path directory;

  private Packing packing = Packing.fitting(new int[] {9, 9});
  private PackedQueue queue = new PackedQueue(packing);
  private final Queue<int[]> expected = new ArrayDeque<>();

  private void add(int[] state) {
    long[] words = new long[2 * packing.words()];
    packing.pack(state, words, packing.words());
    queue.add(words, packing.words(), 1);
    expected.add(state);
    assertThat(queue.size()).isEqualTo(expected.size());
  }

  private void remove() {
    long[] words = new long[packing.words()];
    queue.remove(words, 0, 1);
    int[] state = new int[packing.slots()];
    packing.unpack(words, 0, state);
    assertThat(state).isEqualTo(expected.remove());
    assertThat(queue.size()).isEqualTo(expected.size());
  }

  private void repack(int... maxima) {
    Packing wider = Packing.fitting(maxima);
    queue.repack(packing, wider);
    packing = wider;
    assertThat(queue.size()).isEqualTo(expected.size());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 8})
  void firstInIsFirstOutAcrossChunks(int slots) {
    int[] maxima = new Random(slots).ints(slots, 1, 1_000_000).toArray();
    packing = Packing.fitting(maxima);
    queue = new PackedQueue(packing);
    Random random = new Random(slots);
    for (int round = 0; round < 20; round++) {
      for (int count = random.nextInt(5_000); count > 0; count--) {
        add(random.ints(slots, 0, 2).toArray());
      }
      for (int count = random.nextInt(expected.size() + 1); count > 0; count--) {
        remove();
      }
    }
    while (!expected.isEmpty()) {
      remove();
    }
  }

  @Test
  void statesKeepTheirOrderWhenTheyAreRepackedHalfRead() {
    fill(9_000);
    drain(5_000);
    repack(1_000_000, 1_000_000_000);
    fill(9_000);
    drain(2_500);
    repack(Integer.MAX_VALUE, Integer.MAX_VALUE);
    fill(100);
    drain(expected.size());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 4_096, 4_097, 30_000})
  void statesOnTheDiskKeepTheirOrder(int before) {
    try (DiskFolder folder = DiskFolder.make(directory, Long.MAX_VALUE)) {
      fill(before);
      drain(before / 3);
      queue.keepOn(new ShelvedQueue(folder));
      Random random = new Random(before);
      for (int round = 0; round < 12; round++) {
        fill(random.nextInt(30_000));
        requireSaved();
        drain(random.nextInt(expected.size() + 1));
        requireSaved();
        if (round % 4 == 3) {
          int[] wide = {99 << round, 999 << round};
          repack(wide);
        }
      }
      drain(expected.size());
    }
  }

  /** Compares what is saved, which leaves the queue as it is. */
  private void requireSaved() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (RecordOutput out = new RecordOutput(new DataOutputStream(bytes), packing.words())) {
      queue.save(out);
    }
    PackedQueue copy = new PackedQueue(packing);
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
    Iterator<int[]> states = expected.iterator();
    try {
      copy.restore(
          new RecordInput(in, packing, packing, null),
          (words, at) -> {
            int[] state = new int[packing.slots()];
            packing.unpack(words, at, state);
            assertThat(state).isEqualTo(states.next());
          });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    assertThat(states.hasNext()).isFalse();
  }

  @Test
  void emptyQueueCanBeRepackedAtAnyTime() {
    repack(1_000, 1_000);
    fill(4_096);
    drain(4_096);
    repack(Integer.MAX_VALUE, Integer.MAX_VALUE);
    fill(4_097);
    drain(4_097);
    repack(Integer.MAX_VALUE, Integer.MAX_VALUE);
    fill(1);
    drain(1);
  }

  @Test
  void queueThatIsEmptiedOverAndOverStaysIntact() {
    for (int length = 1; length < 130; length++) {
      fill(length);
      drain(length);
    }
  }

  @Test
  void statesAreWrittenAndReadAtTheirPositionsInAnyOrder() {
    int width = packing.words();
    long[] words = new long[3 * width];
    Random random = new Random(7);
    for (int round = 0; round < 300; round++) {
      int count = 1 + random.nextInt(200);
      long first = queue.reserve(3 * count);
      List<Integer> parts = new ArrayList<>(IntStream.range(0, count).boxed().toList());
      Collections.shuffle(parts, random);
      for (int part : parts) {
        for (int state = 0; state < 3; state++) {
          packing.pack(stateAt(first + 3L * part + state), words, state * width);
        }
        queue.write(first + 3L * part, words, 0, 3);
      }
      long some = random.nextLong(queue.size() + 1);
      long taken = queue.take(some);
      for (long position = taken + some - 1; position >= taken; position--) {
        queue.read(position, words, width, 1);
        int[] state = new int[packing.slots()];
        packing.unpack(words, width, state);
        assertThat(state).isEqualTo(stateAt(position));
      }
      queue.release();
    }
  }

  private static int[] stateAt(long position) {
    return new int[] {(int) (position % 10), (int) (position / 10 % 10)};
  }

  private void fill(int states) {
    for (int number = 0; number < states; number++) {
      add(new int[] {number % 10, number / 7 % 10});
    }
  }

  private void drain(int states) {
    for (int number = 0; number < states; number++) {
      remove();
    }
  }
}
