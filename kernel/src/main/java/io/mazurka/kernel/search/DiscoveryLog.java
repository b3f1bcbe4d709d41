package io.mazurka.kernel.search;

import io.mazurka.kernel.walk.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Who discovered whom in a breadth-first search, in about two bytes a state.
 *
 * <p>States are numbered in the order of their discovery, which is also the order of their
 * expansion. An entry says how much further the expansion had come when the state was discovered,
 * compared with the entry before, and by which step. Expansion 0 is that of nothing, which
 * discovers the initial states; expansion n + 1 is that of state n. A sparse index finds an entry.
 */
final class DiscoveryLog {

  private static final int CHUNK_BITS = 16;
  private static final int STATES_PER_MARK = 1024;

  private final List<byte[]> chunks = new ArrayList<>();
  private byte[] last = {};
  private int end;
  private long states;
  private long expansion;

  /** For every so many states: where the entry starts, and the expansion of the entry before. */
  private long[] marks = new long[64];

  /** Notes that the next state was discovered by {@code step} in {@code byExpansion}. */
  void discover(long byExpansion, int step) {
    if (states % STATES_PER_MARK == 0) {
      mark();
    }
    write((int) (byExpansion - expansion));
    write(step);
    expansion = byExpansion;
    states++;
  }

  private void mark() {
    int mark = 2 * (int) (states / STATES_PER_MARK);
    if (mark == marks.length) {
      marks = Arrays.copyOf(marks, 2 * mark);
    }
    marks[mark] = chunks.isEmpty() ? 0 : ((chunks.size() - 1L) << CHUNK_BITS) + end;
    marks[mark + 1] = expansion;
  }

  /** The path to the state with number {@code state}. */
  Path pathTo(long state) {
    List<Integer> reversed = new ArrayList<>();
    long at = state;
    Discovery discovery = find(at);
    while (discovery.expansion > 0) {
      reversed.add(discovery.step);
      at = discovery.expansion - 1;
      discovery = find(at);
    }
    Collections.reverse(reversed);
    return new Path(discovery.step, reversed);
  }

  /** In which expansion a state was discovered, and by which step. */
  private record Discovery(long expansion, int step) {}

  private Discovery find(long state) {
    int mark = 2 * (int) (state / STATES_PER_MARK);
    Reader reader = new Reader(marks[mark]);
    long discovering = marks[mark + 1];
    int step = 0;
    for (long entry = state - state % STATES_PER_MARK; entry <= state; entry++) {
      discovering += reader.read();
      step = reader.read();
    }
    return new Discovery(discovering, step);
  }

  private void write(int value) {
    int rest = value;
    while (rest >= 0x80) {
      writeByte((byte) (rest | 0x80));
      rest >>>= 7;
    }
    writeByte((byte) rest);
  }

  private void writeByte(byte value) {
    if (end == last.length) {
      last = new byte[1 << CHUNK_BITS];
      chunks.add(last);
      end = 0;
    }
    last[end++] = value;
  }

  /** Reads numbers from a position on. */
  private final class Reader {
    private long position;

    Reader(long position) {
      this.position = position;
    }

    int read() {
      int value = 0;
      for (int shift = 0; ; shift += 7) {
        byte[] chunk = chunks.get((int) (position >>> CHUNK_BITS));
        byte next = chunk[(int) position & ((1 << CHUNK_BITS) - 1)];
        position++;
        value |= (next & 0x7f) << shift;
        if (next >= 0) {
          return value;
        }
      }
    }
  }
}
