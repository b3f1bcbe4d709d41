package io.mazurka.kernel.store;

import java.util.Arrays;

/**
 * A set of fixed-length records of 64-bit words: open addressing with linear probing, in shards.
 *
 * <p>A record's first word is never zero. The hash is mapped to a place by multiplication, so a
 * shard can grow by any factor, and a growing shard is read and written in the order of the hashes,
 * from front to back. Shards grow one at a time and by less than double: the table is never much
 * larger than what it holds, not even while it grows.
 */
final class WordTable {

  private static final int SHARD_BITS = 6;
  private static final int INITIAL_RECORDS = 8;

  /** Records past the last place where probing starts, so that a read ahead stays inside. */
  private static final int PADDING = 8;

  /** How many words ahead a touch reads: to the end of a cache line that starts at the place. */
  private static final int AHEAD = 7;

  private static final int SMALL_RECORDS = 1024;
  private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;
  private static final long FINISHER = 0xD6E8FEB86659FD93L;

  private final int words;
  private final long[][] shards = new long[1 << SHARD_BITS][];

  /** Per shard, how many records it has room for, holds, and may hold before it grows. */
  private final int[] room = new int[1 << SHARD_BITS];

  private final int[] used = new int[1 << SHARD_BITS];
  private final int[] threshold = new int[1 << SHARD_BITS];
  private long size;

  WordTable(int words) {
    this(words, 0);
  }

  /** A table that will hold {@code size} records before it grows. */
  WordTable(int words, long size) {
    this.words = words;
    double perShard = size / (double) shards.length / load() * 1.1;
    for (int shard = 0; shard < shards.length; shard++) {
      room[shard] = (int) Math.max(INITIAL_RECORDS, perShard);
      shards[shard] = new long[(room[shard] + PADDING) * words];
      threshold[shard] = threshold(room[shard]);
    }
  }

  /** A well-mixed hash of a record of {@code words} words. */
  static long hash(long[] record, int at, int words) {
    long hash = record[at] * MULTIPLIER;
    for (int word = 1; word < words; word++) {
      hash = ((hash ^ (hash >>> 32)) + record[at + word]) * MULTIPLIER;
    }
    hash = (hash ^ (hash >>> 32)) * FINISHER;
    return hash ^ (hash >>> 29);
  }

  long size() {
    return size;
  }

  long bytes() {
    long total = 0;
    for (long[] shard : shards) {
      total += 8L * shard.length;
    }
    return total;
  }

  long touch(long hash) {
    int number = shardOf(hash);
    long[] shard = shards[number];
    int place = place(hash, room[number]);
    return shard[place] + shard[place + AHEAD];
  }

  boolean add(long hash, long[] record, int at) {
    int number = shardOf(hash);
    long[] shard = shards[number];
    int place = place(hash, room[number]);
    boolean added =
        switch (words) {
          case 1 -> addOne(shard, place, record[at]);
          case 2 -> addTwo(shard, place, record[at], record[at + 1]);
          default -> addMany(shard, place, record, at);
        };
    if (added) {
      size++;
      if (++used[number] > threshold[number]) {
        grow(number);
      }
    }
    return added;
  }

  private static boolean addOne(long[] shard, int start, long first) {
    int place = start;
    for (long found = shard[place]; found != 0; found = shard[place]) {
      if (found == first) {
        return false;
      }
      if (++place == shard.length) {
        place = 0;
      }
    }
    shard[place] = first;
    return true;
  }

  private static boolean addTwo(long[] shard, int start, long first, long second) {
    int place = start;
    for (long found = shard[place]; found != 0; found = shard[place]) {
      if (found == first && shard[place + 1] == second) {
        return false;
      }
      place += 2;
      if (place == shard.length) {
        place = 0;
      }
    }
    shard[place] = first;
    shard[place + 1] = second;
    return true;
  }

  private boolean addMany(long[] shard, int start, long[] record, int at) {
    int place = start;
    while (shard[place] != 0) {
      if (Arrays.equals(shard, place, place + words, record, at, at + words)) {
        return false;
      }
      place += words;
      if (place == shard.length) {
        place = 0;
      }
    }
    System.arraycopy(record, at, shard, place, words);
    return true;
  }

  private static int shardOf(long hash) {
    return (int) (hash >>> (Long.SIZE - SHARD_BITS));
  }

  /** Where probing starts in a shard with room for so many records. */
  private int place(long hash, int records) {
    long fraction = (hash << SHARD_BITS) >>> 33;
    return (int) ((fraction * records) >>> 31) * words;
  }

  private void grow(int number) {
    long[] old = shards[number];
    int records = room[number];
    int more = (int) Math.min(Integer.MAX_VALUE / words - PADDING - 8, records * growth(records));
    long[] larger = new long[(more + PADDING) * words];
    for (int at = 0; at < old.length; at += words) {
      if (old[at] != 0) {
        int place = place(hash(old, at, words), more);
        while (larger[place] != 0) {
          place += words;
          if (place == larger.length) {
            place = 0;
          }
        }
        for (int word = 0; word < words; word++) {
          larger[place + word] = old[at + word];
        }
      }
    }
    shards[number] = larger;
    room[number] = more;
    threshold[number] = threshold(more);
  }

  /** Large shards of long records grow in smaller steps and get fuller: more work, less slack. */
  private double growth(int records) {
    if (records < SMALL_RECORDS) {
      return 2;
    }
    return words == 1 ? 1.5 : 1.2;
  }

  private int threshold(int records) {
    return (int) (records * load());
  }

  private double load() {
    return words == 1 ? 0.75 : 0.82;
  }

  /** Hands every record to {@code action}. */
  void forEach(RecordAction action) {
    for (long[] shard : shards) {
      forEach(shard, action);
    }
  }

  /** Hands every record to {@code action} and frees each shard after that; the table is spent. */
  void drain(RecordAction action) {
    for (int number = 0; number < shards.length; number++) {
      long[] shard = shards[number];
      shards[number] = new long[0];
      forEach(shard, action);
    }
  }

  private void forEach(long[] shard, RecordAction action) {
    for (int at = 0; at < shard.length; at += words) {
      if (shard[at] != 0) {
        action.accept(shard, at);
      }
    }
  }

  /** What to do with the record that starts at an index. */
  interface RecordAction {
    void accept(long[] words, int at);
  }
}
