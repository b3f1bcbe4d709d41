package io.mazurka.search.disk;

import io.mazurka.search.store.PackedStore;
import io.mazurka.search.store.packing.Packing;
import io.mazurka.search.store.packing.RecordInput.Taker;
import io.mazurka.search.store.packing.Repackable;
import java.util.ArrayList;
import java.util.List;

/**
 * A set of states on the disk, in sorted {@link Run}s. States come many at a time and make a run;
 * where there are several runs of about one size, they are merged (O'Neil, Cheng, Gawlick and
 * O'Neil 1996), so that each state is written a logarithmic number of times, also if levels are
 * small.
 *
 * <p>Whether states are in the set is found out for many at once, too: they are sorted, and each
 * run is read from front to back, but only the blocks that any of them may be in. So many states
 * cost a pass over the disk, and few cost a block each.
 */
final class StatesOnDisk implements Repackable {

  /** How many runs are merged at least. */
  private static final int FAN_IN = 4;

  /** How many files are made before they are merged, as a process may open so many only. */
  private static final int MOST_FILES = 64;

  private final DiskFolder folder;
  private final DiskBudget budget;
  private final List<Run> runs = new ArrayList<>();
  private final ThreadLocal<RunBlock> blocks = ThreadLocal.withInitial(RunBlock::new);
  private int width;
  private Filter filter;

  /** States that are about to be written, or that are looked for. */
  private Records records;

  /** States that were looked for and are in the set. */
  private PackedStore known;

  private long knownCount;
  private long states;

  StatesOnDisk(Packing packing, DiskFolder folder, DiskBudget budget) {
    this.folder = folder;
    this.budget = budget;
    this.width = packing.words();
    this.filter = new Filter(width, 0);
    this.records = new Records(width, budget.successors());
    this.known = PackedStore.ofWholeStates(packing);
  }

  /** Whether so many bytes of states in memory are enough to be written. */
  boolean isMuch(long bytesInMemory) {
    return bytesInMemory > budget.recentBytes();
  }

  /** How many words of successors a round should make. */
  int successors() {
    return budget.successors();
  }

  long states() {
    return states;
  }

  /** How many bytes the files have. */
  long bytes() {
    return runs.stream().mapToLong(Run::bytes).sum();
  }

  /** Makes the filter, for which there may be room only after the first states were written. */
  void makeFilter() {
    Filter made = new Filter(width, budget.filterWords());
    forEach(made::add);
    filter = made;
  }

  /** Adds states that are not in the set. */
  final class Adding {

    private final List<Run> written = new ArrayList<>();
    private final List<Run> merged = new ArrayList<>();

    void add(long[] words, int at) {
      if (records.isFull()) {
        write();
      }
      records.add(words, at);
      filter.add(words, at);
      states++;
    }

    private void write() {
      int size = records.size();
      records.sort();
      if (records.size() < size) {
        throw new IllegalStateException("a state goes to the disk twice");
      }
      RunWriter writer = writer();
      for (int record = 0; record < size; record++) {
        writer.add(records.words(), record * width);
      }
      written.add(writer.finish());
      records.clear();
      if (written.size() == MOST_FILES) {
        merged.add(RunMerge.merge(written, writer()));
        written.clear();
      }
    }

    /** Makes a run of the states that were added. */
    void finish() {
      if (records.size() > 0) {
        write();
      }
      merged.addAll(written);
      if (!merged.isEmpty()) {
        runs.add(merged.size() == 1 ? merged.get(0) : RunMerge.merge(merged, writer()));
      }
      settle();
    }
  }

  private RunWriter writer() {
    return new RunWriter(folder, width, budget.blockBytes());
  }

  /** Merges the youngest runs while there are too many of about their size, and there is room. */
  private void settle() {
    int from = runs.size();
    long sum = 0;
    while (from > 0 && (sum == 0 || runs.get(from - 1).size() <= sum)) {
      sum += runs.get(--from).size();
    }
    List<Run> young = runs.subList(from, runs.size());
    if (young.size() >= FAN_IN && folder.hasRoom(young.stream().mapToLong(Run::bytes).sum())) {
      Run merged = RunMerge.merge(List.copyOf(young), writer());
      young.clear();
      runs.add(merged);
      settle();
    }
  }

  /** Whether a state is in the set; several threads may ask. */
  boolean contains(long[] words, int at) {
    if (!filter.mayContain(words, at)) {
      return false;
    }
    RunBlock block = blocks.get();
    for (Run run : runs) {
      if (run.contains(words, at, block)) {
        return true;
      }
    }
    return false;
  }

  /** Looks for a state; {@link #isKnown} says whether it is in the set, after {@link #lookUp}. */
  void lookFor(long[] words, int at) {
    if (filter.mayContain(words, at)) {
      if (records.isFull()) {
        lookUp();
      }
      records.add(words, at);
    }
  }

  /** Finds out which of the states that are looked for are in the set. */
  void lookUp() {
    records.sort();
    RunBlock block = blocks.get();
    for (Run run : runs) {
      join(run, block);
    }
    records.clear();
  }

  /** Notes which of the sorted states are in a run. */
  private void join(Run run, RunBlock block) {
    long[] wanted = records.words();
    int current = -1;
    int place = 0;
    for (int at = 0; at < records.size() * width; at += width) {
      int next = run.blockOf(wanted, at, current);
      if (next < 0) {
        continue;
      }
      if (next != current) {
        block.become(run, next);
        current = next;
        place = 0;
      }
      int end = block.count() * width;
      long[] there = block.records();
      int order = 1;
      while (place < end && (order = Records.compare(there, place, wanted, at, width)) < 0) {
        place += width;
      }
      if (place < end && order == 0) {
        known.add(known.hash(wanted, at), wanted, at);
        knownCount++;
      }
    }
  }

  /** Whether a state that was looked for is in the set; several threads may ask. */
  boolean isKnown(long[] words, int at) {
    return knownCount > 0 && known.contains(known.hash(words, at), words, at);
  }

  /** Forgets which states were looked for. */
  void forgetKnown() {
    if (knownCount > 0) {
      known.clear();
      knownCount = 0;
    }
  }

  /** Hands every state to {@code taker}; the array is used again for the next state. */
  void forEach(Taker taker) {
    for (Run run : runs) {
      RunCursor cursor = new RunCursor(run);
      while (cursor.advance()) {
        taker.take(cursor.words(), cursor.at());
      }
    }
  }

  @Override
  public void raise(Packing packing, int[] maxima) {
    int[] vector = new int[packing.slots()];
    forEach((words, at) -> packing.raise(words, at, vector, maxima));
  }

  /** Writes all states anew. */
  @Override
  public void repack(Packing from, Packing to) {
    folder.require(bytes() * to.words() / from.words());
    List<Run> old = List.copyOf(runs);
    runs.clear();
    states = 0;
    width = to.words();
    filter = new Filter(width, budget.filterWords());
    records = new Records(width, budget.successors());
    known = PackedStore.ofWholeStates(to);
    knownCount = 0;
    int[] vector = new int[to.slots()];
    long[] packed = new long[width];
    for (Run run : old) {
      Adding adding = new Adding();
      RunCursor cursor = new RunCursor(run);
      while (cursor.advance()) {
        from.unpack(cursor.words(), cursor.at(), vector);
        to.pack(vector, packed, 0);
        adding.add(packed, 0);
      }
      run.delete();
      adding.finish();
    }
  }
}
