package io.mazurka.search.disk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares runs on the disk with sorted sets of the Java library. */
class RunsTests {

  @TempDir Path directory;

  private DiskFolder folder;

  @BeforeEach
  void makeFolder() {
    folder = DiskFolder.make(directory, Long.MAX_VALUE);
  }

  @AfterEach
  void removeFolder() {
    folder.close();
  }

  private static TreeSet<long[]> draw(Random random, int width, int count, int bits) {
    TreeSet<long[]> states =
        new TreeSet<>((one, other) -> Records.compare(one, 0, other, 0, width));
    for (int number = 0; number < count; number++) {
      long[] state = new long[width];
      Arrays.setAll(state, word -> random.nextLong() >>> (Long.SIZE - 1 - random.nextInt(bits)));
      state[0] |= Long.MIN_VALUE;
      states.add(state);
    }
    return states;
  }

  private Run write(TreeSet<long[]> states, int width, int blockBytes) {
    RunWriter writer = new RunWriter(folder, width, blockBytes);
    states.forEach(state -> writer.add(state, 0));
    return writer.finish();
  }

  private static List<long[]> read(Run run) {
    List<long[]> read = new ArrayList<>();
    RunCursor cursor = new RunCursor(run);
    while (cursor.advance()) {
      read.add(Arrays.copyOfRange(cursor.words(), cursor.at(), cursor.at() + run.width()));
    }
    return read;
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "1, 100", "1, 4096", "2, 30", "3, 4096", "7, 500"})
  void runHasTheStatesThatWereWrittenAndNoOthers(int width, int blockBytes) {
    Random random = new Random(width + blockBytes);
    for (int bits : new int[] {3, 12, 63}) {
      TreeSet<long[]> states = draw(random, width, 3_000, bits);
      Run run = write(states, width, blockBytes);
      assertThat(run.size()).isEqualTo(states.size());
      assertThat(read(run)).containsExactlyElementsOf(states);
      RunBlock block = new RunBlock();
      int found = 0;
      for (long[] wanted : draw(random, width, 3_000, bits)) {
        boolean there = states.contains(wanted);
        found += there ? 1 : 0;
        assertThat(run.contains(wanted, 0, block)).isEqualTo(there);
      }
      assertThat(bits == 3 && width == 1 ? found : 1).isPositive();
      for (long[] state : states) {
        assertThat(run.contains(state, 0, block)).isTrue();
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"1", "2", "5"})
  void recordsAreSortedAndDoublesDropped(int width) {
    Random random = new Random(width);
    for (int count : new int[] {0, 1, 20, 300, 20_000}) {
      for (int bits : new int[] {2, 9, 63}) {
        Records records = new Records(width, width * (2 * count + 1));
        TreeSet<long[]> expected = draw(random, width, count, bits);
        List<long[]> shuffled = new ArrayList<>(expected);
        shuffled.addAll(expected.stream().limit(count / 3).toList());
        Collections.shuffle(shuffled, random);
        shuffled.forEach(state -> records.add(state, 0));
        records.sort();
        assertThat(records.size()).isEqualTo(expected.size());
        int at = 0;
        for (long[] state : expected) {
          assertThat(Arrays.copyOfRange(records.words(), at, at + width)).isEqualTo(state);
          at += width;
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "1, 2", "2, 5", "1, 40"})
  void mergedRunHasTheStatesOfAll(int width, int runs) {
    Random random = new Random(runs);
    TreeSet<long[]> all = draw(random, width, 5_000, 63);
    List<TreeSet<long[]>> parts = new ArrayList<>();
    for (int part = 0; part < runs; part++) {
      parts.add(draw(random, width, 0, 1));
    }
    all.forEach(state -> parts.get(random.nextInt(runs)).add(state));
    List<Run> written = parts.stream().map(part -> write(part, width, 100)).toList();
    Run merged = RunMerge.merge(written, new RunWriter(folder, width, 100));
    assertThat(read(merged)).containsExactlyElementsOf(all);
  }

  @Test
  void stateThatIsThereTwiceIsNotMerged() {
    TreeSet<long[]> one = draw(new Random(1), 1, 10, 63);
    List<Run> both = List.of(write(one, 1, 100), write(one, 1, 100));
    RunWriter writer = new RunWriter(folder, 1, 100);
    assertThatThrownBy(() -> RunMerge.merge(both, writer))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void damagedBytesAreNoticed() throws IOException {
    Run run = write(draw(new Random(1), 1, 1_000, 63), 1, 100);
    Path file;
    try (Stream<Path> files = Files.walk(directory)) {
      file = files.filter(one -> one.endsWith("run0")).findFirst().orElseThrow();
    }
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length / 2] ^= 4;
    Files.write(file, bytes);
    assertThatThrownBy(() -> read(run))
        .isInstanceOf(DiskFailedException.class)
        .hasMessageContaining("other bytes than were written");
    Files.write(file, Arrays.copyOf(bytes, bytes.length / 3));
    assertThatThrownBy(() -> read(run))
        .isInstanceOf(DiskFailedException.class)
        .hasMessageContaining("was cut off");
  }

  @Test
  void folderOfAProcessThatIsGoneIsRemoved() throws IOException {
    Path gone = Files.createDirectory(directory.resolve("mazurka-states-17"));
    Files.writeString(gone.resolve("run0"), "left over");
    Files.writeString(gone.resolve("lock"), "");
    Path other = Files.createDirectory(directory.resolve("mazurka-states"));
    DiskFolder second = DiskFolder.make(directory, Long.MAX_VALUE);
    assertThat(gone).doesNotExist();
    assertThat(other).exists();
    assertThat(Path.of(folder.toString())).exists();
    second.close();
  }
}
