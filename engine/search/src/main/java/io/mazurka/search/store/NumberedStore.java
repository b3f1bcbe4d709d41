package io.mazurka.search.store;

import io.mazurka.kernel.Guarantee;
import io.mazurka.search.store.packing.Packing;
import io.mazurka.search.store.packing.RecordInput;
import io.mazurka.search.store.packing.RecordOutput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;

/**
 * An exact store whose states can be given numbers. It does not compress states, so it takes more
 * memory than a {@link PackedStore}.
 */
public final class NumberedStore implements StateStore {

  /** The number of a state that was given none. */
  public static final int NONE = -1;

  private int words;
  private NumberedShard[] shards;

  public NumberedStore(Packing packing) {
    this.words = packing.words();
    this.shards = shards(words);
  }

  private static NumberedShard[] shards(int words) {
    NumberedShard[] shards = new NumberedShard[SHARDS];
    Arrays.setAll(shards, number -> new NumberedShard(words));
    return shards;
  }

  @Override
  public long hash(long[] packed, int at) {
    return WordTable.hash(packed, at, words);
  }

  @Override
  public int shard(long hash) {
    return WordTable.shard(hash);
  }

  private NumberedShard shardOf(long hash) {
    return shards[WordTable.shard(hash)];
  }

  @Override
  public long touch(long hash) {
    return shardOf(hash).touch(hash);
  }

  @Override
  public boolean add(long hash, long[] packed, int at) {
    return shardOf(hash).add(hash, packed, at);
  }

  @Override
  public boolean contains(long hash, long[] packed, int at) {
    return shardOf(hash).contains(hash, packed, at);
  }

  /** Gives a number to the state packed in {@code packed} from {@code at} on, which was added. */
  public void number(long hash, long[] packed, int at, int number) {
    shardOf(hash).number(hash, packed, at, number);
  }

  /** The number of a state that was added; {@link #NONE} if it was given none. */
  public int number(long hash, long[] packed, int at) {
    return shardOf(hash).number(hash, packed, at);
  }

  /** Hands on the states of a shard. */
  public void forEach(int shard, NumberedAction action) {
    shards[shard].forEach(action);
  }

  /** Receives a state: its number, the array that holds it, and the index at which it starts. */
  public interface NumberedAction {
    void accept(int number, long[] packed, int at);
  }

  @Override
  public void raise(Packing packing, int[] maxima) {
    int[] vector = new int[packing.slots()];
    for (NumberedShard shard : shards) {
      shard.forEach((number, packed, at) -> packing.raise(packed, at, vector, maxima));
    }
  }

  @Override
  public void repack(Packing from, Packing to) {
    NumberedShard[] old = shards;
    words = to.words();
    shards = shards(words);
    int[] vector = new int[to.slots()];
    long[] packed = new long[words];
    NumberedShard none = new NumberedShard(1);
    for (int index = 0; index < old.length; index++) {
      NumberedShard shard = old[index];
      old[index] = none;
      shard.forEach(
          (number, source, at) -> {
            from.unpack(source, at, vector);
            to.pack(vector, packed, 0);
            long hash = hash(packed, 0);
            add(hash, packed, 0);
            number(hash, packed, 0, number);
          });
    }
  }

  @Override
  public long bytes() {
    return Arrays.stream(shards).mapToLong(NumberedShard::bytes).sum();
  }

  /** Writes the states in the format of a {@link PackedStore}; numbers are not saved. */
  @Override
  public void save(DataOutputStream out) throws IOException {
    out.writeLong(Arrays.stream(shards).mapToLong(NumberedShard::size).sum());
    out.writeLong(0);
    try (RecordOutput records = new RecordOutput(out, words)) {
      for (NumberedShard shard : shards) {
        shard.forEach((number, packed, at) -> records.write(packed, at));
      }
    }
  }

  @Override
  public void restore(RecordInput in) throws IOException {
    in.data().readLong();
    in.data().readLong();
    in.states((packed, at) -> add(hash(packed, at), packed, at));
  }

  @Override
  public Guarantee guarantee() {
    return Guarantee.exhaustive();
  }
}
