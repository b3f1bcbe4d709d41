package io.mazurka.kernel.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Who discovered whom in a breadth-first search, in about two bytes a state.
 *
 * <p>States are numbered in the order of their discovery, which is also the order of their
 * expansion. Record 0 holds the initial states, record n + 1 the states that the expansion of state
 * n discovered: their number, then the step that led to each. A sparse index finds the record in
 * which a state was discovered.
 */
final class DiscoveryLog {

  private static final int CHUNK_BITS = 16;
  private static final int RECORDS_PER_MARK = 1024;

  private final List<byte[]> chunks = new ArrayList<>();
  private long length;
  private long records;
  private long discovered;

  /** For every so many records: where it starts, and the states discovered before it. */
  private long[] marks = new long[64];

  private int[] pending = new int[64];
  private int pendingSize;

  /** Notes that the next state was discovered by {@code step} in the record {@code record}. */
  void discover(long record, int step) {
    seal(record);
    if (pendingSize == pending.length) {
      pending = Arrays.copyOf(pending, 2 * pendingSize);
    }
    pending[pendingSize++] = step;
  }

  /** Closes all records before {@code record}: they discover nothing more. */
  void seal(long record) {
    while (records < record) {
      close();
    }
  }

  private void close() {
    if (records % RECORDS_PER_MARK == 0) {
      int mark = 2 * (int) (records / RECORDS_PER_MARK);
      if (mark == marks.length) {
        marks = Arrays.copyOf(marks, 2 * mark);
      }
      marks[mark] = length;
      marks[mark + 1] = discovered;
    }
    write(pendingSize);
    for (int index = 0; index < pendingSize; index++) {
      write(pending[index]);
    }
    discovered += pendingSize;
    pendingSize = 0;
    records++;
  }

  /** The path that discovered a state by {@code step} in the record {@code record}. */
  Path path(long record, int step) {
    List<Integer> reversed = new ArrayList<>();
    int last = step;
    for (long at = record; at > 0; ) {
      reversed.add(last);
      Discovery parent = find(at - 1);
      at = parent.record;
      last = parent.step;
    }
    Collections.reverse(reversed);
    return new Path(last, reversed);
  }

  /** The path to a state by its number; the record that discovered it must be sealed. */
  Path pathTo(long state) {
    Discovery discovery = find(state);
    return path(discovery.record, discovery.step);
  }

  /** In which record a state was discovered, and by which step. */
  private record Discovery(long record, int step) {}

  private Discovery find(long state) {
    int low = 0;
    int high = (int) ((records - 1) / RECORDS_PER_MARK);
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (marks[2 * middle + 1] <= state) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    Reader reader = new Reader(marks[2 * low]);
    long first = marks[2 * low + 1];
    for (long record = (long) low * RECORDS_PER_MARK; ; record++) {
      int children = reader.read();
      for (int child = 0; child < children; child++) {
        int step = reader.read();
        if (first + child == state) {
          return new Discovery(record, step);
        }
      }
      first += children;
    }
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
    int chunk = (int) (length >>> CHUNK_BITS);
    if (chunk == chunks.size()) {
      chunks.add(new byte[1 << CHUNK_BITS]);
    }
    chunks.get(chunk)[(int) length & ((1 << CHUNK_BITS) - 1)] = value;
    length++;
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
        byte next =
            chunks.get((int) (position >>> CHUNK_BITS))[(int) position & ((1 << CHUNK_BITS) - 1)];
        position++;
        value |= (next & 0x7f) << shift;
        if (next >= 0) {
          return value;
        }
      }
    }
  }
}
