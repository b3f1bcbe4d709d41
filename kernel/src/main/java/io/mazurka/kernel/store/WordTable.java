package io.mazurka.kernel.store;

/**
 * A set of fixed-length records of 64-bit words whose first word is never zero, in shards by the
 * upper bits of their hashes. Shards grow one at a time and into their own memory, so the table is
 * never much larger than what it holds, not even while it grows.
 */
final class WordTable {

  private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;
  private static final long FINISHER = 0xD6E8FEB86659FD93L;

  private final WordShard[] shards = new WordShard[StateStore.SHARDS];
  private final Spares spares = new Spares();

  WordTable(int words) {
    this(words, 0);
  }

  /** A table that will hold {@code expected} records before it grows. */
  WordTable(int words, long expected) {
    double perShard = expected / (double) shards.length / load(words) * 1.1;
    for (int number = 0; number < shards.length; number++) {
      shards[number] = new WordShard(words, (int) perShard, spares);
    }
  }

  /** A well-mixed hash of a record of one word. */
  static long hash(long word) {
    long hash = word * MULTIPLIER;
    hash = (hash ^ (hash >>> 32)) * FINISHER;
    return hash ^ (hash >>> 29);
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

  /** How full a shard may get. Tables of long records get fuller: more work, less slack. */
  static double load(int words) {
    return words == 1 ? 0.68 : 0.82;
  }

  /** By how much a shard grows; short records may have more slack. */
  static double growth(int words) {
    return words == 1 ? 2.0 : 1.2;
  }

  /** What a hash says about the place in its shard: the 31 bits after those of the shard. */
  static long fraction(long hash) {
    return (hash << StateStore.SHARD_BITS) >>> 33;
  }

  /** The shard of a hash: its upper bits. */
  static int shard(long hash) {
    return (int) (hash >>> (Long.SIZE - StateStore.SHARD_BITS));
  }

  /** How many records there are: each shard counts its own. */
  long size() {
    long total = 0;
    for (WordShard shard : shards) {
      total += shard.size();
    }
    return total;
  }

  long bytes() {
    long total = 0;
    for (WordShard shard : shards) {
      total += shard.bytes();
    }
    return total + spares.bytes();
  }

  long touch(long hash) {
    return shards[shard(hash)].touch(fraction(hash));
  }

  boolean add(long hash, long[] record, int at) {
    return shards[shard(hash)].add(fraction(hash), record, at);
  }

  /** Adds a record of one word. */
  boolean add(long hash, long word) {
    return shards[shard(hash)].add(fraction(hash), word);
  }

  boolean contains(long hash, long word) {
    return shards[shard(hash)].contains(fraction(hash), word);
  }

  boolean contains(long hash, long[] record, int at) {
    return shards[shard(hash)].contains(fraction(hash), record, at);
  }

  /** Hands every record to {@code action}. */
  void forEach(RecordAction action) {
    for (WordShard shard : shards) {
      shard.forEach(action);
    }
  }

  /** Takes every record out, and keeps the memory for others. */
  void clear() {
    for (WordShard shard : shards) {
      shard.clear();
    }
  }

  /** Hands every record to {@code action} and frees each shard after that; the table is spent. */
  void drain(RecordAction action) {
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
