package io.mazurka.search.worker;

import io.mazurka.kernel.Changes;
import io.mazurka.search.disk.SpillingStore;
import io.mazurka.search.store.NumberedStore;
import io.mazurka.search.store.StateStore;
import io.mazurka.search.store.packing.PackedQueue;
import io.mazurka.search.store.packing.Packing;
import io.mazurka.search.store.packing.RecentStates;
import io.mazurka.search.store.packing.Repackable;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A growing sequence of packed successor states, each with the step that led to it. A breadth-first
 * search fills and empties it; a depth-first search uses it as its stack.
 *
 * <p>Successors come as changes to the state that is being expanded, and they are packed while the
 * changes come in: each change adds a multiple of its slot's weight to a word of that state.
 */
public final class Successors implements Changes, Repackable, CycleProviso.Reached {

  /**
   * How many places of the store are brought into the cache at a time: few enough for its first
   * level.
   */
  private static final int WARMED = 64;

  private final StateStore store;

  /** The store if its states get numbers, otherwise null. */
  private final @Nullable NumberedStore numbered;

  private final RecentStates recent;
  private Packing packing;
  private int width;
  private int size;
  private long[] words;
  private long[] hashes;
  private int[] steps;
  private int[] parents;

  /**
   * The sum of the words that were read to fill the cache; a field, so that the compiler keeps the
   * reads.
   */
  long warmth;

  /** The number of the parent of the states that are appended. */
  private int parent;

  /** The state that is being expanded; {@link #packed} has its words. */
  private int[] state = {};

  private long[] packed = {};

  /** The step of the successor that is being made. */
  private int step;

  /** The successor that is being made, if states have one word; otherwise {@link #longWord}. */
  private long word;

  private long[] longWord;

  /** Negative if a value since {@link #begin} was too large for its slot. */
  private int excess;

  /** An empty sequence, which drops states that {@code recent} knows. */
  Successors(StateStore store, Packing packing, RecentStates recent) {
    this.store = store;
    this.numbered = store instanceof NumberedStore numbering ? numbering : null;
    this.recent = recent;
    this.packing = packing;
    this.width = packing.words();
    this.words = new long[1024 * width];
    this.hashes = new long[1024];
    this.steps = new int[1024];
    this.parents = new int[1024];
    this.longWord = new long[width];
  }

  @Override
  public int size() {
    return size;
  }

  public void truncate(int length) {
    size = length;
  }

  /** Appends a state that does not come from changes. */
  public void append(int[] vector, int number) {
    reserve();
    packing.pack(vector, words, size * width);
    parents[size] = parent;
    steps[size++] = number;
  }

  /** Appends successors of the state with this number from now on. */
  public void startParent(int number) {
    parent = number;
  }

  /** Starts with the steps of the state {@code vector}, whose words are in {@code from}. */
  void begin(int[] vector, long[] from) {
    state = vector;
    packed = from;
    excess = 0;
    startStep(0);
  }

  /** Starts with the step with index {@code number}. */
  void startStep(int number) {
    step = number;
    if (width == 1) {
      word = packed[0];
    } else {
      System.arraycopy(packed, 0, longWord, 0, width);
    }
  }

  @Override
  public void set(int slot, int value) {
    excess |= packing.limit(slot) - value;
    long growth = packing.growth(slot, value - state[slot]);
    if (width == 1) {
      word += growth;
    } else {
      longWord[packing.word(slot)] += growth;
    }
  }

  @Override
  public void endStep() {
    reserve();
    parents[size] = parent;
    steps[size] = step;
    if (width == 1) {
      words[size] = word;
      size += recent.unknown(word);
    } else {
      System.arraycopy(longWord, 0, words, size * width, width);
      size += recent.unknown(longWord);
    }
    startStep(step + 1);
  }

  /** How many steps there were since {@link #begin}, if all steps were fired in order. */
  int stepsDone() {
    return step;
  }

  /**
   * Whether a value since {@link #begin} did not fit its slot; then the successors since then are
   * void.
   */
  @Override
  public boolean isOverflown() {
    return excess < 0;
  }

  /** Makes room for one more state. */
  private void reserve() {
    if (size == steps.length) {
      words = Arrays.copyOf(words, 2 * words.length);
      hashes = Arrays.copyOf(hashes, 2 * size);
      steps = Arrays.copyOf(steps, 2 * size);
      parents = Arrays.copyOf(parents, 2 * size);
    }
  }

  /** Hashes the states from {@code from} on. */
  public void hash(int from) {
    store.hash(words, width, from, size, hashes);
  }

  /** Brings the places of the states from {@code from} on into the cache; they must be hashed. */
  public void touch(int from) {
    touch(hashes, from, size);
  }

  private void touch(long[] hashed, int from, int to) {
    long sum = 0;
    for (int at = from; at < to; at++) {
      sum += store.touch(hashed[at]);
    }
    warmth += sum;
  }

  /** Shows all states, which must be hashed, to a store that looks them up on the disk. */
  public void showTo(SpillingStore spilling) {
    spilling.show(words, width, hashes, size);
  }

  /** Adds a hashed state to the store; returns whether it is new. */
  public boolean addToStore(int index) {
    return store.add(hashes[index], words, index * width);
  }

  /**
   * Sorts the states between two indices by the worker that adds them to the store: each worker
   * adds the states of some shards. The states must be hashed.
   *
   * @param parcels for each worker, where to append what it has to know about its states
   */
  public void sort(int from, int to, Parcel[] parcels) {
    int workers = parcels.length;
    for (int index = from; index < to; index++) {
      long hash = hashes[index];
      parcels[(store.shard(hash) * workers) >>> StateStore.SHARD_BITS].append(hash, index);
    }
  }

  /**
   * Adds successors of {@code from} to the store. It first brings the places of the next few states
   * into the cache, in a loop so short that the processor has as many reads under way as it can.
   *
   * @param from the successors of a worker; this worker only reads them
   * @param parcel what to add of them, or null for all of them
   * @param start where to begin in the parcel
   * @param end where to end in the parcel
   * @param fresh receives the indices of the new states
   * @param at where to begin in {@code fresh}
   * @return where the indices of the new states end
   */
  public int add(
      Successors from, @Nullable Parcel parcel, int start, int end, int[] fresh, int at) {
    long[] hashed = parcel == null ? from.hashes : parcel.hashes();
    int count = at;
    for (int next = start; next < end; next += WARMED) {
      int stop = Math.min(next + WARMED, end);
      touch(hashed, next, stop);
      count =
          parcel == null
              ? from.addAll(next, stop, fresh, count)
              : from.addSome(parcel, next, stop, fresh, count);
    }
    return count;
  }

  private int addAll(int from, int to, int[] fresh, int at) {
    int count = at;
    for (int index = from; index < to; index++) {
      fresh[count] = index;
      count += store.add(hashes[index], words, index * width) ? 1 : 0;
    }
    return count;
  }

  private int addSome(Parcel parcel, int from, int to, int[] fresh, int at) {
    long[] hashed = parcel.hashes();
    int[] indices = parcel.indices();
    int count = at;
    for (int place = from; place < to; place++) {
      int index = indices[place];
      fresh[count] = index;
      count += store.add(hashed[place], words, index * width) ? 1 : 0;
    }
    return count;
  }

  /** Whether states get numbers. */
  public boolean areNumbered() {
    return numbered != null;
  }

  /**
   * Gives a number to the state at {@code index}, if states get numbers; the state is in the store.
   */
  public void number(int index, long number) {
    if (numbered != null) {
      numbered.number(hashes[index], words, index * width, (int) number);
    }
  }

  /** The number of the state at {@code index}, which is in the store. */
  public int number(int index) {
    return Objects.requireNonNull(numbered).number(hashes[index], words, index * width);
  }

  /** Whether the state at {@code index} is in {@code set}, which has the same packing. */
  boolean isIn(StateStore set, int index) {
    return set.contains(set.hash(words, index * width), words, index * width);
  }

  @Override
  public int step(int index) {
    return steps[index];
  }

  public int parent(int index) {
    return parents[index];
  }

  /** The number of words a state takes. */
  public int width() {
    return width;
  }

  public void copyTo(long[] target, int index) {
    copyTo(target, 0, index);
  }

  /** Copies the state at {@code index} to {@code target} from {@code at} on. */
  public void copyTo(long[] target, int at, int index) {
    if (width == 1) {
      target[at] = words[index];
    } else {
      System.arraycopy(words, index * width, target, at, width);
    }
  }

  public void copyTo(PackedQueue queue, int index) {
    queue.add(words, index * width, 1);
  }

  /** Adds the state at {@code index} to another store of the same packing. */
  public void addTo(StateStore other, int index) {
    other.add(other.hash(words, index * width), words, index * width);
  }

  @Override
  public void raise(Packing current, int[] maxima) {
    int[] vector = new int[current.slots()];
    for (int index = 0; index < size; index++) {
      current.raise(words, index * width, vector, maxima);
    }
  }

  @Override
  public void repack(Packing from, Packing to) {
    long[] old = words;
    int oldWidth = width;
    packing = to;
    width = to.words();
    longWord = new long[width];
    words = new long[steps.length * width];
    int[] vector = new int[to.slots()];
    for (int index = 0; index < size; index++) {
      from.unpack(old, index * oldWidth, vector);
      to.pack(vector, words, index * width);
    }
    hash(0);
  }
}
