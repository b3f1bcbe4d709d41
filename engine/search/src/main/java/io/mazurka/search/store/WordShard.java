package io.mazurka.search.store;

import java.util.Arrays;

/**
 * A part of a {@link WordTable}: open addressing with linear probing, in segments of equal size.
 *
 * <p>A hash is mapped to a place by multiplication, so the records keep their order when the shard
 * grows: growing reads and writes from front to back, and each segment that was read can be used
 * again. So growing needs no memory beyond the additional segments and leaves no garbage. That
 * matters, because touching memory for the first time costs more than anything else here.
 */
final class WordShard {

  private static final int SEGMENT_BITS = 12;
  private static final int SEGMENT_RECORDS = 1 << SEGMENT_BITS;
  private static final int INITIAL_RECORDS = 8;

  /** How full a shard may get before it grows. */
  static final double LOAD = 0.82;

  /** The factor by which a shard grows. */
  private static final double GROWTH = 1.2;

  /**
   * A shard of which less than one part in this many is used gives up its memory when it is
   * cleared.
   */
  private static final int MOST_UNUSED = 8;

  /** Records past the last place of a segment, so that a read ahead stays inside. */
  private static final int PADDING = 8;

  /** How many words ahead a touch reads: to the end of a cache line that starts at the place. */
  private static final int AHEAD = 7;

  private final int words;
  private final Spares spares;
  private long[][] segments;
  private int room;
  private int used;
  private int threshold;

  /**
   * A shard with room for {@code records} records; it takes segments from {@code spares} when it
   * grows.
   */
  WordShard(int words, int records, Spares spares) {
    this.words = words;
    this.spares = spares;
    int wanted = Math.max(INITIAL_RECORDS, records);
    this.room =
        wanted > SEGMENT_RECORDS ? (wanted + SEGMENT_RECORDS - 1) & -SEGMENT_RECORDS : wanted;
    this.segments = new long[Math.max(1, room >>> SEGMENT_BITS)][];
    for (int segment = 0; segment < segments.length; segment++) {
      segments[segment] = newSegment();
    }
    this.threshold = (int) (room * LOAD);
  }

  private long[] newSegment() {
    return new long[(Math.min(room, SEGMENT_RECORDS) + PADDING) * words];
  }

  int size() {
    return used;
  }

  long bytes() {
    long total = 0;
    for (long[] segment : segments) {
      total += segment == null ? 0 : 8L * segment.length; // null if there was no memory to grow
    }
    return total;
  }

  long touch(long fraction) {
    int place = place(fraction);
    long[] segment = segments[place >>> SEGMENT_BITS];
    int index = index(place);
    return segment[index] + segment[index + AHEAD];
  }

  /** The record at which probing starts. */
  private int place(long fraction) {
    return (int) ((fraction * room) >>> 31);
  }

  /** The index of a place in its segment. */
  private int index(int place) {
    return (place & (SEGMENT_RECORDS - 1)) * words;
  }

  boolean add(long fraction, long[] record, int at) {
    int place = place(fraction);
    boolean added = addWords(segments[place >>> SEGMENT_BITS], index(place), record, at);
    if (added && ++used > threshold) {
      grow();
    }
    return added;
  }

  boolean contains(long fraction, long[] record, int at) {
    int place = place(fraction);
    long[] segment = segments[place >>> SEGMENT_BITS];
    int index = index(place);
    while (segment[index] != 0) {
      if (Arrays.equals(segment, index, index + words, record, at, at + words)) {
        return true;
      }
      index += words;
      if (index == segment.length) {
        index = 0;
      }
    }
    return false;
  }

  private boolean addWords(long[] segment, int start, long[] record, int at) {
    int index = start;
    while (segment[index] != 0) {
      if (Arrays.equals(segment, index, index + words, record, at, at + words)) {
        return false;
      }
      index += words;
      if (index == segment.length) {
        index = 0;
      }
    }
    System.arraycopy(record, at, segment, index, words);
    return true;
  }

  private void grow() {
    long[][] old = segments;
    boolean small = room < SEGMENT_RECORDS;
    int count = small ? 1 : Math.max(old.length + 1, (int) (old.length * GROWTH));
    long[][] grown = new long[count][];
    room = small ? Math.min(2 * room, SEGMENT_RECORDS) : count << SEGMENT_BITS;
    threshold = (int) (room * LOAD);
    segments = grown;
    for (long[] segment : old) {
      int end = compact(segment);
      for (int at = 0; at < end; at += words) {
        move(segment, at);
      }
      if (!small) {
        Arrays.fill(segment, 0);
        spares.push(segment);
      }
    }
    for (int number = 0; number < count; number++) {
      provide(number);
    }
  }

  /**
   * Moves the records of a segment to its front and returns where they end. There is no branch on
   * whether a place is taken, because no processor could predict it.
   */
  private int compact(long[] segment) {
    int end = 0;
    for (int at = 0; at < segment.length; at += words) {
      long first = segment[at];
      for (int word = 0; word < words; word++) {
        segment[end + word] = segment[at + word];
      }
      end += words * (int) ((first | -first) >>> 63);
    }
    return end;
  }

  /** Adds a record that is known to be new. */
  private void move(long[] source, int at) {
    int place = place(WordTable.fraction(WordTable.hash(source, at, words)));
    long[] segment = provide(place >>> SEGMENT_BITS);
    int index = index(place);
    while (segment[index] != 0) {
      index += words;
      if (index == segment.length) {
        index = 0;
      }
    }
    for (int word = 0; word < words; word++) {
      segment[index + word] = source[at + word];
    }
  }

  private long[] provide(int number) {
    long[] segment = segments[number];
    if (segment == null) {
      segment = room < SEGMENT_RECORDS ? null : spares.pop((SEGMENT_RECORDS + PADDING) * words);
      segment = segment == null ? newSegment() : segment;
      segments[number] = segment;
    }
    return segment;
  }

  /**
   * Removes every record. A shard that is hardly used gives up its memory, because clearing it
   * costs time.
   */
  void clear() {
    if (room > INITIAL_RECORDS && used < room / MOST_UNUSED) {
      room = INITIAL_RECORDS;
      segments = new long[][] {newSegment()};
      threshold = (int) (room * LOAD);
    } else if (used > 0) {
      for (long[] segment : segments) {
        Arrays.fill(segment, 0);
      }
    }
    used = 0;
  }

  void forEach(WordTable.RecordAction action) {
    for (long[] segment : segments) {
      for (int at = 0; at < segment.length; at += words) {
        if (segment[at] != 0) {
          action.accept(segment, at);
        }
      }
    }
  }
}
