package io.mazurka.search.store;

import io.mazurka.kernel.Guarantee;
import io.mazurka.search.store.WordTable.RecordAction;
import io.mazurka.search.store.packing.Packing;
import io.mazurka.search.store.packing.RecordInput;
import io.mazurka.search.store.packing.RecordOutput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The exact store. A state of one word is stored as it is. A state of several words is stored as
 * the single word that {@link Columns} make of it, or as it is if they make none.
 *
 * <p>With columns, {@link #hash} returns that single word, which is negative, or half the hash of
 * all words, which is not.
 */
public final class PackedStore implements StateStore {

  /** The number of values in columns at which it is first judged whether columns save memory. */
  private static final int FIRST_JUDGEMENT = 1 << 14;

  private final boolean shares;
  private int words;

  /** Makes single words of states of several words; null if it is not used. */
  private @Nullable Columns columns;

  /** The single words that the columns made of states. */
  private WordTable roots;

  /**
   * The number of values in columns at which any worker judges again whether columns save memory.
   */
  private volatile int nextJudgement = FIRST_JUDGEMENT;

  /** The states that are stored as they are. */
  private WordTable table;

  /** One lock for each shard. */
  private final Object[] locks = new Object[SHARDS];

  private PackedStore(Packing packing, boolean shares, long expected) {
    this.shares = shares;
    this.words = packing.words();
    Arrays.setAll(locks, shard -> new Object());
    this.columns = shares && packing.columns() > 1 ? new Columns(packing) : null;
    this.table = new WordTable(words, columns == null ? expected : 0);
    this.roots = new WordTable(1, columns == null ? 0 : expected);
  }

  /** A store that compresses states by columns. */
  public PackedStore(Packing packing) {
    this(packing, true, 0);
  }

  /** A store that does not compress states, for states that do not stay for long. */
  public static PackedStore ofWholeStates(Packing packing) {
    return new PackedStore(packing, false, 0);
  }

  @Override
  public long hash(long[] packed, int at) {
    if (columns == null) {
      return WordTable.hash(packed, at, words);
    }
    long root = columns.word(packed, at);
    return root == 0 ? WordTable.hash(packed, at, words) >>> 1 : root;
  }

  @Override
  public void hash(long[] packed, int width, int from, int to, long[] hashes) {
    if (columns == null) {
      for (int index = from; index < to; index++) {
        hashes[index] = WordTable.hash(packed, index * width, width);
      }
      return;
    }
    columns.words(packed, from, to, hashes);
    if (columns.size() >= nextJudgement) {
      nextJudgement = 2 * columns.size();
      columns.closeUnlessWorthwhile(table.size() + roots.size());
    }
    for (int index = from; index < to; index++) {
      if (hashes[index] == 0) {
        hashes[index] = WordTable.hash(packed, index * width, width) >>> 1;
      }
    }
  }

  /** The hash by which a state is found in its table, if there are columns. */
  private static long place(long hash) {
    return hash < 0 ? WordTable.hash(hash) : hash << 1;
  }

  @Override
  public int shard(long hash) {
    return WordTable.shard(columns == null ? hash : place(hash));
  }

  @Override
  public long touch(long hash) {
    if (columns == null) {
      return table.touch(hash);
    }
    return (hash < 0 ? roots : table).touch(place(hash));
  }

  @Override
  public boolean add(long hash, long[] packed, int at) {
    if (columns == null) {
      return table.add(hash, packed, at);
    }
    return hash < 0
        ? roots.add(place(hash), hash)
        : table.add(WordTable.hash(packed, at, words), packed, at);
  }

  /**
   * Adds {@code count} states, packed one after the other. Several workers may do so at once: each
   * locks the shard.
   */
  public void addAll(long[] packed, int count) {
    for (int at = 0; at < count * words; at += words) {
      long hash = hash(packed, at);
      synchronized (locks[shard(hash)]) {
        add(hash, packed, at);
      }
    }
  }

  @Override
  public boolean contains(long hash, long[] packed, int at) {
    if (columns == null) {
      return table.contains(hash, packed, at);
    }
    return hash < 0
        ? roots.contains(place(hash), hash)
        : table.contains(WordTable.hash(packed, at, words), packed, at);
  }

  /** How many states there are. */
  public long states() {
    return table.size() + roots.size();
  }

  /** Hands every state to {@code taker}, packed; the array is used again for the next state. */
  public void forEach(RecordInput.Taker taker) {
    table.forEach(taker::take);
    roots.forEach(reading(taker::take));
  }

  /** Hands every state to {@code taker} and frees the memory; the store cannot be used after. */
  public void drain(RecordInput.Taker taker) {
    table.drain(taker::take);
    roots.drain(reading(taker::take));
  }

  /**
   * An action that turns the single word of a state back into the state and hands that to {@code
   * action}.
   */
  private RecordAction reading(RecordAction action) {
    Columns current = columns;
    if (current == null) {
      return action;
    }
    long[] packed = new long[words];
    return (source, at) -> {
      current.read(source[at], packed);
      action.accept(packed, 0);
    };
  }

  @Override
  public void raise(Packing packing, int[] maxima) {
    int[] vector = new int[packing.slots()];
    table.forEach((source, at) -> packing.raise(source, at, vector, maxima));
    if (columns != null) {
      columns.raise(packing, maxima);
    }
  }

  @Override
  public void repack(Packing from, Packing to) {
    if (columns != null && from.columns() == to.columns()) {
      columns = columns.repacked(from, to);
      Repacking repacking = new Repacking(from, to, new PackedStore(to, false, table.size()));
      table.drain(repacking);
      table = repacking.finish().table;
    } else {
      long size = table.size() + roots.size();
      Repacking repacking = new Repacking(from, to, new PackedStore(to, shares, size));
      table.drain(repacking);
      roots.drain(reading(repacking));
      PackedStore repacked = repacking.finish();
      table = repacked.table;
      roots = repacked.roots;
      columns = repacked.columns;
    }
    words = to.words();
  }

  /** Removes every state. */
  public void clear() {
    table.clear();
    roots.clear();
  }

  @Override
  public long bytes() {
    return table.bytes() + roots.bytes() + (columns == null ? 0 : columns.bytes());
  }

  @Override
  public void save(DataOutputStream out) throws IOException {
    out.writeLong(table.size());
    out.writeLong(roots.size());
    try (RecordOutput records = new RecordOutput(out, words)) {
      forEach(records::write);
    }
  }

  /**
   * Makes room for all states first. They come in the order of their hashes, so in a table that has
   * to grow all of them would crowd at the beginning.
   */
  @Override
  public void restore(RecordInput in) throws IOException {
    long whole = in.data().readLong();
    long shared = in.data().readLong();
    table = new WordTable(words, columns == null ? whole + shared : whole);
    roots = new WordTable(1, columns == null ? 0 : shared);
    in.states((packed, at) -> add(hash(packed, at), packed, at));
  }

  @Override
  public Guarantee guarantee() {
    return Guarantee.exhaustive();
  }
}
