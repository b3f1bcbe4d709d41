package io.mazurka.kernel.store;

import java.util.Arrays;

/**
 * A set of fixed-length records of 64-bit words: open addressing with linear probing, in shards.
 *
 * <p>A record's first word is never zero. The hash is mapped to a place by multiplication, so a
 * shard can grow by any factor, and a growing shard is read and written in the order of the hashes,
 * from front to back. Shards grow one at a time and by a fifth: the table is never much larger than
 * what it holds, not even while it grows.
 */
final class WordTable {

  private static final int SHARD_BITS = 8;
  private static final int INITIAL_RECORDS = 8;
  private static final int SMALL_RECORDS = 1024;
  private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;
  private static final long FINISHER = 0xD6E8FEB86659FD93L;

  private final int words;
  private final long[][] shards = new long[1 << SHARD_BITS][];
  private final int[] used = new int[1 << SHARD_BITS];
  private final int[] threshold = new int[1 << SHARD_BITS];
  private long size;

  WordTable(int words) {
    this.words = words;
    Arrays.setAll(shards, shard -> new long[INITIAL_RECORDS * words]);
    Arrays.fill(threshold, threshold(INITIAL_RECORDS));
  }

  /** A well-mixed hash of a record of {@code words} words. */
  static long hash(long[] record, int at, int words) {
    long hash = 0;
    for (int word = 0; word < words; word++) {
      hash = (hash ^ record[at + word]) * MULTIPLIER;
      hash ^= hash >>> 32;
    }
    hash *= FINISHER;
    return hash ^ hash >>> 29;
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
    long[] shard = shards[shardOf(hash)];
    return shard[place(hash, shard.length)];
  }

  boolean add(long hash, long[] record, int at) {
    int number = shardOf(hash);
    long[] shard = shards[number];
    boolean added =
        switch (words) {
          case 1 -> addOne(shard, hash, record[at]);
          case 2 -> addTwo(shard, hash, record[at], record[at + 1]);
          default -> addMany(shard, hash, record, at);
        };
    if (added) {
      size++;
      if (++used[number] > threshold[number]) {
        grow(number);
      }
    }
    return added;
  }

  private boolean addOne(long[] shard, long hash, long first) {
    int place = place(hash, shard.length);
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

  private boolean addTwo(long[] shard, long hash, long first, long second) {
    int place = place(hash, shard.length);
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

  private boolean addMany(long[] shard, long hash, long[] record, int at) {
    int place = place(hash, shard.length);
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

  /** The first index of the record where probing starts, in a shard of this length. */
  private int place(long hash, int length) {
    long fraction = (hash << SHARD_BITS) >>> 33;
    return (int) ((fraction * (length / words)) >>> 31) * words;
  }

  private void grow(int number) {
    long[] old = shards[number];
    int records = old.length / words;
    int more =
        records < SMALL_RECORDS ? 2 * records : (int) Math.min(1L << 30, records + records / 5L);
    long[] larger = new long[Math.multiplyExact(more, words)];
    for (int at = 0; at < old.length; at += words) {
      if (old[at] != 0) {
        int place = place(hash(old, at, words), larger.length);
        while (larger[place] != 0) {
          place += words;
          if (place == larger.length) {
            place = 0;
          }
        }
        System.arraycopy(old, at, larger, place, words);
      }
    }
    shards[number] = larger;
    threshold[number] = threshold(more);
  }

  private static int threshold(int records) {
    return (int) (records * 0.82);
  }

  /** Hands every record to {@code action} and forgets it, shard by shard. */
  void drain(RecordAction action) {
    for (int number = 0; number < shards.length; number++) {
      long[] shard = shards[number];
      shards[number] = new long[INITIAL_RECORDS * words];
      for (int at = 0; at < shard.length; at += words) {
        if (shard[at] != 0) {
          action.accept(shard, at);
        }
      }
    }
  }

  /** What to do with the record that starts at an index. */
  interface RecordAction {
    void accept(long[] words, int at);
  }
}
