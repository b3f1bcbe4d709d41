package io.mazurka.search.store;

import io.mazurka.kernel.Guarantee;
import io.mazurka.search.store.WordTable.RecordAction;
import io.mazurka.search.store.packing.Packing;
import io.mazurka.search.store.packing.RecordInput;
import io.mazurka.search.store.packing.RecordOutput;
import java.io.DataOutputStream;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * The exact store. A state of one word is kept as it is; one of several words as the word that its
 * {@link Columns} make of it, or as it is if they do not.
 *
 * <p>What {@link #hash} returns for a state in columns is that word, which is negative, and else
 * half the hash of its words.
 */
public final class PackedStore implements StateStore {

  /** With so many values in columns it is clear whether states share them. */
  private static final int FIRST_JUDGEMENT = 1 << 14;

  private final boolean shares;
  private int words;

  /** What states of several words have in common, and the words for them; null if not used. */
  private @Nullable Columns columns;

  private WordTable roots;

  /** At how many values in columns to ask again whether they save memory; any worker asks. */
  private volatile int nextJudgement = FIRST_JUDGEMENT;

  /** The states that are kept as they are. */
  private WordTable table;

  private PackedStore(Packing packing, boolean shares, long expected) {
    this.shares = shares;
    this.words = packing.words();
    this.columns = shares && packing.columns() > 1 ? new Columns(packing) : null;
    this.table = new WordTable(words, columns == null ? expected : 0);
    this.roots = new WordTable(1, columns == null ? 0 : expected);
  }

  /** A store in which states share what they have in common. */
  public PackedStore(Packing packing) {
    this(packing, true, 0);
  }

  /** A store for states that do not stay for long: each is kept as it is. */
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

  /** The hash of a state of columns in its table. */
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

  @Override
  public boolean contains(long hash, long[] packed, int at) {
    if (columns == null) {
      return table.contains(hash, packed, at);
    }
    return hash < 0
        ? roots.contains(place(hash), hash)
        : table.contains(WordTable.hash(packed, at, words), packed, at);
  }

  /** Hands every state to {@code action}, packed; the array it comes in is used again. */
  void forEach(RecordAction action) {
    table.forEach(action);
    roots.forEach(reading(action));
  }

  /** Hands the state of a word to {@code action}. */
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

  /** Takes every state out. */
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
   * States come in the order of their hashes: in tables that have to grow for them, all would crowd
   * at the beginning.
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
