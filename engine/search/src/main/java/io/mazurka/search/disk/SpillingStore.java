package io.mazurka.search.disk;

import io.mazurka.kernel.Guarantee;
import io.mazurka.search.store.PackedStore;
import io.mazurka.search.store.StateStore;
import io.mazurka.search.store.packing.Packing;
import io.mazurka.search.store.packing.RecordInput;
import io.mazurka.search.store.packing.RecordInput.Taker;
import io.mazurka.search.store.packing.RecordOutput;
import java.io.DataOutputStream;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * The exact store, which can go on with the disk: then only the states found since the last time
 * are in memory, and now and then they move to the disk together.
 *
 * <p>On the disk, looking for one state costs a read. A search therefore shows the store all
 * successors of a round first ({@link #lookUp}), and adds them then. A state that is added without
 * that is looked for by itself; so answers are always exact, and only the time differs.
 */
public final class SpillingStore implements StateStore {

  /** How many states of a round are brought into the cache at a time. */
  private static final int WARMED = 64;

  /** How much slower the expected number of successors falls than rises. */
  private static final double MEMORY = 0.9;

  private PackedStore recent;
  private Packing packing;
  private @Nullable StatesOnDisk disk;
  private @Nullable DiskFolder folder;

  /** Whether the states to be added were looked up on the disk. */
  private boolean lookedUp;

  /** How many successors were shown in this round, and how many the states of a round have. */
  private long shown;

  private double perState = 1;

  /** How many states may be in the next round, if the last one had so many as were allowed. */
  private long roundStates = 1 << 12;

  /** The sum of the words that were read to fill the cache. */
  long warmth;

  public SpillingStore(Packing packing) {
    this.recent = new PackedStore(packing);
    this.packing = packing;
  }

  /** Whether states are on the disk. */
  public boolean isOnDisk() {
    return disk != null;
  }

  /**
   * Goes on with the disk: moves all states there.
   *
   * @throws DiskFailedException if there is too little room, before anything has changed
   */
  public void moveTo(DiskFolder target, DiskBudget limits) {
    target.require(recent.states() * packing.words() * Long.BYTES);
    PackedStore old = recent;
    folder = target;
    StatesOnDisk started = new StatesOnDisk(packing, target, limits);
    disk = started;
    recent = PackedStore.ofWholeStates(packing);
    move(old, started);
    started.makeFilter();
  }

  private static void move(PackedStore from, StatesOnDisk to) {
    StatesOnDisk.Adding adding = to.new Adding();
    from.drain(adding::add);
    adding.finish();
  }

  /**
   * Moves the states in memory to the disk if they are many; called between rounds.
   *
   * @param reserve how many bytes should stay free on the disk
   * @throws DiskFailedException if there is too little room, before anything has changed
   */
  public void moveIfMany(long reserve) {
    StatesOnDisk there = disk;
    if (there != null && folder != null && there.isMuch(recent.bytes()) && recent.states() > 0) {
      folder.require(2 * recent.states() * packing.words() * Long.BYTES + reserve);
      PackedStore old = recent;
      recent = PackedStore.ofWholeStates(packing);
      move(old, there);
    }
  }

  /**
   * How many batches of {@code states} states a round should have.
   *
   * @param usual how many it would have in memory
   */
  public long batches(int usual, int states) {
    return disk == null ? usual : Math.max(1, roundStates / states);
  }

  /** Shows a successor of a round to {@link #lookUp}. */
  public void show(long[] words, int width, long[] hashes, int size) {
    StatesOnDisk there = disk;
    if (there == null) {
      return;
    }
    shown += size;
    for (int start = 0; start < size; start += WARMED) {
      int stop = Math.min(size, start + WARMED);
      long sum = 0;
      for (int index = start; index < stop; index++) {
        sum += recent.touch(hashes[index]);
      }
      warmth += sum;
      for (int index = start; index < stop; index++) {
        if (!recent.contains(hashes[index], words, index * width)) {
          there.lookFor(words, index * width);
        }
      }
    }
  }

  /**
   * Looks up on the disk all successors of a round that were shown; until {@link #endRound} no
   * others may be added.
   *
   * @param states how many states have these successors
   */
  public void lookUp(long states) {
    if (disk != null) {
      disk.lookUp();
      lookedUp = true;
      perState = Math.max((double) shown / Math.max(1, states), perState * MEMORY);
      long most = (long) (disk.successors() / (packing.words() * Math.max(1, perState)));
      roundStates = Math.max(1, Math.min(most, 2 * Math.max(roundStates, states)));
      shown = 0;
    }
  }

  /** Ends a round, after all its successors were added. */
  public void endRound() {
    if (disk != null) {
      disk.forgetKnown();
      lookedUp = false;
    }
  }

  @Override
  public long hash(long[] words, int at) {
    return recent.hash(words, at);
  }

  @Override
  public void hash(long[] words, int width, int from, int to, long[] hashes) {
    recent.hash(words, width, from, to, hashes);
  }

  @Override
  public int shard(long hash) {
    return recent.shard(hash);
  }

  @Override
  public long touch(long hash) {
    return recent.touch(hash);
  }

  @Override
  public boolean add(long hash, long[] words, int at) {
    StatesOnDisk there = disk;
    if (there == null) {
      return recent.add(hash, words, at);
    }
    boolean known =
        lookedUp
            ? there.isKnown(words, at)
            : !recent.contains(hash, words, at) && there.contains(words, at);
    return !known && recent.add(hash, words, at);
  }

  @Override
  public boolean contains(long hash, long[] words, int at) {
    StatesOnDisk there = disk;
    return recent.contains(hash, words, at) || (there != null && there.contains(words, at));
  }

  @Override
  public void raise(Packing current, int[] maxima) {
    recent.raise(current, maxima);
    if (disk != null) {
      disk.raise(current, maxima);
    }
  }

  @Override
  public void repack(Packing from, Packing to) {
    packing = to;
    recent.repack(from, to);
    if (disk != null) {
      disk.repack(from, to);
    }
  }

  @Override
  public long bytes() {
    return recent.bytes() + (disk == null ? 0 : disk.bytes());
  }

  /** Writes what {@link PackedStore#save} writes. */
  @Override
  public void save(DataOutputStream out) throws IOException {
    StatesOnDisk there = disk;
    if (there == null) {
      recent.save(out);
      return;
    }
    out.writeLong(0);
    out.writeLong(there.states() + recent.states());
    try (RecordOutput records = new RecordOutput(out, packing.words())) {
      there.forEach(records::write);
      recent.forEach(records::write);
    }
  }

  /** Restores the states in memory, or on the disk if the store was moved there while empty. */
  @Override
  public void restore(RecordInput in) throws IOException {
    StatesOnDisk there = disk;
    if (there == null) {
      recent.restore(in);
      return;
    }
    long some = in.data().readLong();
    long others = in.data().readLong();
    DiskFolder where = folder;
    if (where != null) {
      where.require((some + others) * packing.words() * Long.BYTES);
    }
    StatesOnDisk.Adding adding = there.new Adding();
    Taker taker = adding::add;
    in.states(taker);
    adding.finish();
  }

  @Override
  public Guarantee guarantee() {
    return recent.guarantee();
  }
}
