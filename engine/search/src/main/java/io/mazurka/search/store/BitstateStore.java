package io.mazurka.search.store;

import io.mazurka.kernel.Guarantee;
import io.mazurka.kernel.Guarantee.Strength;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.search.store.packing.Packing;
import io.mazurka.search.store.packing.RecordInput;
import io.mazurka.search.store.packing.RecordOutput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Locale;

/**
 * A Bloom filter: each state sets three bits of a fixed array, and a state whose bits are all set
 * counts as visited (Holzmann's bitstate hashing). The three bits lie in the part of the array that
 * belongs to the state's shard.
 */
public final class BitstateStore implements StateStore {

  private static final int BITS_PER_STATE = 3;
  private static final int COUNTER_DISTANCE = 8;
  private static final long STRIDE = 0x94D049BB133111EBL;

  private long[] bits;
  private final Fingerprints fingerprints;

  /** For each shard, how many bits are set, with some distance between the counters. */
  private final long[] set = new long[SHARDS * COUNTER_DISTANCE];

  /** A store that takes about {@code bytes} bytes. */
  public BitstateStore(TransitionSystem system, Packing packing, long bytes) {
    this.fingerprints = new Fingerprints(system, packing);
    this.bits = new long[(int) Math.max(SHARDS, Math.min(Integer.MAX_VALUE - 8L, bytes / 8))];
  }

  @Override
  public long hash(long[] words, int at) {
    return fingerprints.of(words, at);
  }

  @Override
  public int shard(long hash) {
    return WordTable.shard(hash);
  }

  @Override
  public long touch(long hash) {
    return bits[index(shard(hash), hash)];
  }

  @Override
  public boolean add(long hash, long[] words, int at) {
    boolean added = false;
    int shard = shard(hash);
    long probe = hash;
    for (int bit = 0; bit < BITS_PER_STATE; bit++) {
      int index = index(shard, probe);
      long mask = 1L << probe;
      if ((bits[index] & mask) == 0) {
        bits[index] |= mask;
        set[shard * COUNTER_DISTANCE]++;
        added = true;
      }
      probe = nextProbe(probe);
    }
    return added;
  }

  @Override
  public boolean contains(long hash, long[] words, int at) {
    int shard = shard(hash);
    long probe = hash;
    for (int bit = 0; bit < BITS_PER_STATE; bit++) {
      if ((bits[index(shard, probe)] >>> probe & 1) == 0) {
        return false;
      }
      probe = nextProbe(probe);
    }
    return true;
  }

  private static long nextProbe(long probe) {
    return Long.rotateLeft(probe * STRIDE, 32);
  }

  /**
   * The index of the word that a probe reads: the bits of the probe below those of the shard say
   * where in the part of the shard.
   */
  private int index(int shard, long probe) {
    int start = start(shard);
    return start + (int) ((((probe << SHARD_BITS) >>> 33) * (start(shard + 1) - start)) >>> 31);
  }

  /** Where the part of a shard begins. */
  private int start(int shard) {
    return (int) (((long) shard * bits.length) >>> SHARD_BITS);
  }

  @Override
  public void raise(Packing packing, int[] maxima) {
    // The bits do not depend on how states are packed.
  }

  @Override
  public void repack(Packing from, Packing to) {
    fingerprints.repack(to);
  }

  @Override
  public long bytes() {
    return 8L * bits.length + fingerprints.bytes();
  }

  /** Writes the size of the array, and its words that are not zero. */
  @Override
  public void save(DataOutputStream out) throws IOException {
    out.writeInt(bits.length);
    long[] record = new long[2];
    try (RecordOutput records = new RecordOutput(out, record.length)) {
      for (int index = 0; index < bits.length; index++) {
        if (bits[index] != 0) {
          record[0] = index;
          record[1] = bits[index];
          records.write(record, 0);
        }
      }
    }
  }

  /** The array gets the saved size, because the size decides which states are missed. */
  @Override
  public void restore(RecordInput in) throws IOException {
    int size = in.data().readInt();
    if (size != bits.length) {
      bits = new long[0];
      bits = new long[size];
    }
    in.records(
        2,
        (words, at) -> {
          bits[(int) words[at]] = words[at + 1];
          set[0] += Long.bitCount(words[at + 1]);
        });
  }

  @Override
  public Guarantee guarantee() {
    double full = Arrays.stream(set).sum() / (64.0 * bits.length);
    return Guarantee.of(
        Strength.HASHED,
        String.format(
            Locale.ROOT,
            "bitstate; at the end a new state was missed with probability %.1e",
            Math.pow(full, BITS_PER_STATE)));
  }
}
