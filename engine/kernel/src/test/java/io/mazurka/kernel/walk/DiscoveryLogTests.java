package io.mazurka.kernel.walk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Paths from the log are the same as those from arrays of parents and steps. */
class DiscoveryLogTests {

  private final DiscoveryLog log = new DiscoveryLog();
  private final Discoveries block = new Discoveries();
  private final List<Integer> parents = new ArrayList<>();
  private final List<Integer> steps = new ArrayList<>();

  /** Notes a state discovered by {@code parent}, or an initial state if that is -1. */
  private void discover(int parent, int step) {
    log.discover(parent + 1, step);
    parents.add(parent);
    steps.add(step);
  }

  /** Notes a state that is appended together with others by {@link #appendBlock}. */
  private void discoverInBlock(int parent, int step) {
    block.add(parent + 1, step);
    parents.add(parent);
    steps.add(step);
  }

  private void appendBlock() {
    log.append(block);
    block.clear();
  }

  private Path expected(int state) {
    List<Integer> reversed = new ArrayList<>();
    int at = state;
    for (; parents.get(at) >= 0; at = parents.get(at)) {
      reversed.add(steps.get(at));
    }
    Collections.reverse(reversed);
    return new Path(steps.get(at), reversed);
  }

  @Test
  void initialStatesHaveNoSteps() {
    discover(-1, 0);
    discover(-1, 7);
    assertThat(log.pathTo(0)).isEqualTo(new Path(0, List.of()));
    assertThat(log.pathTo(1)).isEqualTo(new Path(7, List.of()));
  }

  @Test
  void longChainIsFollowedAcrossAllMarks() {
    discover(-1, 0);
    for (int state = 0; state < 20_000; state++) {
      discover(state, state % 300);
    }
    assertThat(log.pathTo(20_000)).isEqualTo(expected(20_000));
    assertThat(log.pathTo(1_024)).isEqualTo(expected(1_024));
  }

  @ParameterizedTest
  @CsvSource({"1, 3", "2, 200", "3, 100000", "4, 2147483647"})
  void randomForestIsRemembered(long seed, int mostSteps) {
    Random random = new Random(seed);
    int initial = 1 + random.nextInt(5);
    for (int state = 0; state < initial; state++) {
      discover(-1, random.nextInt(mostSteps));
    }
    for (int parent = 0; parent < parents.size() && parents.size() < 60_000; parent++) {
      boolean last = parent == parents.size() - 1;
      int children = random.nextInt(random.nextInt(50) == 0 ? 300 : 3);
      for (int child = 0; child < (last ? Math.max(1, children) : children); child++) {
        discover(parent, random.nextInt(mostSteps));
      }
      if (random.nextInt(100) == 0) {
        int state = random.nextInt(parents.size());
        assertThat(log.pathTo(state)).isEqualTo(expected(state));
      }
    }
    assertThat(parents).hasSizeGreaterThan(59_000);
    for (int state = 0; state < parents.size(); state += 47) {
      assertThat(log.pathTo(state)).isEqualTo(expected(state));
    }
  }

  @Test
  void pathsLeadThroughEntriesThatAreKeptElsewhere() throws IOException {
    Map<Integer, byte[]> elsewhere = new HashMap<>();
    Random random = new Random(9);
    discover(-1, 0);
    grow(random, 100_000);
    log.keepOn(
        new DiscoveryLog.Shelf() {
          @Override
          public void put(int number, byte[] chunk) {
            assertThat(elsewhere.put(number, chunk.clone())).isNull();
          }

          @Override
          public void fetch(int number, byte[] target) {
            System.arraycopy(elsewhere.get(number), 0, target, 0, target.length);
          }
        });
    grow(random, 300_000);
    assertThat(elsewhere).hasSizeGreaterThan(10);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    log.save(new DataOutputStream(bytes));
    DiscoveryLog copy = new DiscoveryLog();
    copy.restore(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
    for (int state = 0; state < parents.size(); state += 997) {
      assertThat(log.pathTo(state)).isEqualTo(expected(state));
      assertThat(copy.pathTo(state)).isEqualTo(expected(state));
    }
  }

  /** Discovers states until there are so many. */
  private void grow(Random random, int states) {
    for (int parent = parents.get(parents.size() - 1) + 1; parents.size() < states; parent++) {
      for (int child = random.nextInt(4); child >= 0; child--) {
        discover(parent, random.nextInt(1_000));
      }
    }
  }

  @Test
  void discoveriesOfSeveralStatesAreAppendedAtOnce() {
    Random random = new Random(5);
    discover(-1, 3);
    for (int parent = 0; parents.size() < 40_000; parent++) {
      for (int child = random.nextInt(4); child >= 0; child--) {
        discoverInBlock(parent, random.nextInt(1_000));
      }
      if (random.nextInt(100) == 0) {
        appendBlock();
        discover(parent, 70_000);
      }
    }
    appendBlock();
    appendBlock();
    for (int state = 0; state < parents.size(); state += 37) {
      assertThat(log.pathTo(state)).isEqualTo(expected(state));
    }
  }

  @Test
  void manyRecordsWithoutDiscoveriesAreSkipped() {
    discover(-1, 1);
    for (int child = 0; child < 5_000; child++) {
      discover(0, child);
    }
    discover(4_999, 6);
    discover(5_000, 8);
    assertThat(log.pathTo(5_001)).isEqualTo(new Path(1, List.of(4_998, 6)));
    assertThat(log.pathTo(5_002)).isEqualTo(new Path(1, List.of(4_999, 8)));
  }
}
