package io.mazurka.search.store;

import java.util.Arrays;

/**
 * A set of records, each of the same number of 64-bit words, the first of which is never zero. The
 * upper bits of the hash of a record decide its shard. Shards grow one at a time and use their own
 * memory again, so the table never takes much more memory than its records need, not even while it
 * grows.
 */
final class WordTable {

  private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;
  private static final long FINISHER = 0xD6E8FEB86659FD93L;

  private static final long MULTIPLIER_INVERSE = inverse(MULTIPLIER);
  private static final long FINISHER_INVERSE = inverse(FINISHER);

  /**
   * Whether records are single words; then {@link #compactShards} hold them, otherwise {@link
   * #shards}.
   */
  private final boolean single;

  private final CompactShard[] compactShards;
  private final WordShard[] shards;
  private final Spares spares = new Spares();

  WordTable(int words) {
    this(words, 0);
  }

  /** A table that will hold {@code expected} records before it grows. */
  WordTable(int words, long expected) {
    this.single = words == 1;
    this.compactShards = new CompactShard[single ? StateStore.SHARDS : 0];
    this.shards = new WordShard[single ? 0 : StateStore.SHARDS];
    int perShard = (int) (expected / (double) StateStore.SHARDS * 1.1);
    Arrays.setAll(compactShards, number -> new CompactShard(number, perShard, spares));
    Arrays.setAll(
        shards, number -> new WordShard(words, (int) (perShard / WordShard.LOAD), spares));
  }

  /** A well-mixed hash of a record of one word. */
  static long hash(long word) {
    long hash = word * MULTIPLIER;
    hash = (hash ^ (hash >>> 32)) * FINISHER;
    return hash ^ (hash >>> 29);
  }

  /** The word that has this hash. */
  static long word(long hash) {
    long finished = (hash ^ (hash >>> 29) ^ (hash >>> 58)) * FINISHER_INVERSE;
    return (finished ^ (finished >>> 32)) * MULTIPLIER_INVERSE;
  }

  /**
   * The multiplicative inverse of an odd number (Newton's method: each round doubles the number of
   * correct bits).
   */
  private static long inverse(long odd) {
    long inverse = odd;
    while (inverse * odd != 1) {
      inverse *= 2 - inverse * odd;
    }
    return inverse;
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

  /** The bits of a hash that decide the place in a shard: the 31 bits after those of the shard. */
  static long fraction(long hash) {
    return (hash << StateStore.SHARD_BITS) >>> 33;
  }

  /** The shard of a hash: its upper bits. */
  static int shard(long hash) {
    return (int) (hash >>> (Long.SIZE - StateStore.SHARD_BITS));
  }

  /** How many records the table has. */
  long size() {
    long total = 0;
    for (CompactShard shard : compactShards) {
      total += shard.size();
    }
    for (WordShard shard : shards) {
      total += shard.size();
    }
    return total;
  }

  long bytes() {
    long total = 0;
    for (CompactShard shard : compactShards) {
      total += shard.bytes();
    }
    for (WordShard shard : shards) {
      total += shard.bytes();
    }
    return total + spares.bytes();
  }

  long touch(long hash) {
    int shard = shard(hash);
    return single ? compactShards[shard].touch(hash) : shards[shard].touch(fraction(hash));
  }

  boolean add(long hash, long[] record, int at) {
    int shard = shard(hash);
    return single ? compactShards[shard].add(hash) : shards[shard].add(fraction(hash), record, at);
  }

  /** Adds a record of one word, whose hash is {@link #hash(long)}. */
  boolean add(long hash, long word) {
    return compactShards[shard(hash)].add(hash);
  }

  boolean contains(long hash, long word) {
    return compactShards[shard(hash)].contains(hash);
  }

  boolean contains(long hash, long[] record, int at) {
    int shard = shard(hash);
    return single
        ? compactShards[shard].contains(hash)
        : shards[shard].contains(fraction(hash), record, at);
  }

  /** Hands every record to {@code action}. */
  void forEach(RecordAction action) {
    for (CompactShard shard : compactShards) {
      shard.forEach(action);
    }
    for (WordShard shard : shards) {
      shard.forEach(action);
    }
  }

  /** Removes every record and keeps the memory of shards that were well used. */
  void clear() {
    for (CompactShard shard : compactShards) {
      shard.clear();
    }
    for (WordShard shard : shards) {
      shard.clear();
    }
  }

  /**
   * Hands every record to {@code action} and frees the shards one by one; the table cannot be used
   * after that.
   */
  void drain(RecordAction action) {
    for (int number = 0; number < compactShards.length; number++) {
      CompactShard shard = compactShards[number];
      compactShards[number] = new CompactShard(number, 0, spares);
      shard.forEach(action);
    }
    for (int number = 0; number < shards.length; number++) {
      WordShard shard = shards[number];
      shards[number] = new WordShard(1, 0, spares);
      shard.forEach(action);
    }
  }

  /** Receives a record: the array that holds it and the index at which it starts. */
  interface RecordAction {
    void accept(long[] words, int at);
  }
}
