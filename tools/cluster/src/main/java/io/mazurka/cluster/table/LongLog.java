package io.mazurka.cluster.table;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;

/**
 * A sequence of records, each of the same number of longs. Records are appended, and the last ones
 * can be cut off. The log consists of segments, so that it grows without being copied.
 */
public final class LongLog {

  private static final int BITS = 12;
  private static final int SEGMENT = 1 << BITS;

  private final int width;
  private long[][] segments = new long[4][];
  private int size;

  /** The number of segments at the beginning that were forgotten. */
  private int gone;

  public LongLog(int width) {
    this.width = width;
  }

  public int size() {
    return size;
  }

  public int width() {
    return width;
  }

  /** Appends a record without content; returns its place in the log. */
  public int append() {
    int segment = size >>> BITS;
    if (segment == segments.length) {
      segments = Arrays.copyOf(segments, 2 * segment);
    }
    if (segments[segment] == null) {
      // The first segment of a small table starts small.
      segments[segment] = new long[segment == 0 ? 16 * width : SEGMENT * width];
    } else if (segment == 0 && size * width == segments[0].length) {
      segments[0] = Arrays.copyOf(segments[0], 2 * segments[0].length);
    }
    return size++;
  }

  /** Appends a record of one long. */
  public void append(long value) {
    set(append(), 0, value);
  }

  public long get(int record, int word) {
    return segments[record >>> BITS][(record & SEGMENT - 1) * width + word];
  }

  public void set(int record, int word, long value) {
    segments[record >>> BITS][(record & SEGMENT - 1) * width + word] = value;
  }

  /** Copies a record to {@code target}. */
  public void read(int record, long[] target) {
    System.arraycopy(segments[record >>> BITS], (record & SEGMENT - 1) * width, target, 0, width);
  }

  /** Copies {@code source} to a record. */
  public void write(int record, long[] source) {
    System.arraycopy(source, 0, segments[record >>> BITS], (record & SEGMENT - 1) * width, width);
  }

  public boolean holds(int record, long[] wanted) {
    long[] segment = segments[record >>> BITS];
    int at = (record & SEGMENT - 1) * width;
    for (int word = 0; word < width; word++) {
      if (segment[at + word] != wanted[word]) {
        return false;
      }
    }
    return true;
  }

  public void truncate(int length) {
    if (length > size) {
      throw new IllegalStateException("a table has lost what this version of it holds");
    }
    size = length;
  }

  /** Forgets the records before this one, which nobody will read any more. */
  public void forget(int before) {
    for (; gone < before >>> BITS; gone++) {
      segments[gone] = new long[0];
    }
  }

  /** Requires that the records from this one on are there. */
  public void require(int from) {
    if (from < gone << BITS) {
      throw new IllegalStateException("a table no longer has what this version of it holds");
    }
  }

  public long bytes() {
    return (long) Math.max(0, size - (gone << BITS)) * width * Long.BYTES;
  }

  /** Writes the records between two places. */
  public void save(DataOutput out, int from, int to) throws IOException {
    for (int record = from; record < to; record++) {
      for (int word = 0; word < width; word++) {
        out.writeLong(get(record, word));
      }
    }
  }

  /** Appends {@code records} records that another log has saved. */
  public void restore(DataInput in, int records) throws IOException {
    for (int left = records; left > 0; left--) {
      int record = append();
      for (int word = 0; word < width; word++) {
        set(record, word, in.readLong());
      }
    }
  }
}
