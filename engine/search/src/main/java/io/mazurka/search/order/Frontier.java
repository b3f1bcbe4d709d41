package io.mazurka.search.order;

import io.mazurka.kernel.walk.ChosenSteps;
import io.mazurka.kernel.walk.DiscoveryLog;
import io.mazurka.kernel.walk.ExploredEdges;
import io.mazurka.kernel.walk.Path;
import io.mazurka.search.order.Explored.Recording;
import io.mazurka.search.parallel.Batch;
import io.mazurka.search.parallel.NewPlaces;
import io.mazurka.search.parallel.Results;
import io.mazurka.search.parallel.RoundTally;
import io.mazurka.search.store.NumberedStore;
import io.mazurka.search.store.PackedStore;
import io.mazurka.search.store.packing.PackedQueue;
import io.mazurka.search.worker.SearchRun;
import io.mazurka.search.worker.Successors;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The states that a breadth-first search has reached and not yet taken, in the order of their
 * discovery, and how each state was discovered.
 */
public final class Frontier {

  private final SearchRun run;
  private final PackedQueue queue;
  private final DiscoveryLog log = new DiscoveryLog();

  /** The steps that were chosen in each state, if the task asks to record them; otherwise null. */
  private final @Nullable ChosenSteps choices;

  /** Where the steps lead; null if edges are not recorded, or not from the beginning on. */
  private @Nullable ExploredEdges edges;

  /** How many states each level had, from the first one on that was begun here. */
  private final List<Long> sizes = new ArrayList<>();

  /** The level that new states are on. */
  private int level;

  private int deepest;

  /** How many states were taken. */
  private long taken;

  public Frontier(SearchRun run) {
    this.run = run;
    this.queue = run.repack(new PackedQueue(run.packing()));
    this.choices = run.task().isToBeRecorded() ? new ChosenSteps() : null;
    this.edges = run.store() instanceof NumberedStore ? new ExploredEdges() : null;
  }

  /** Sets level, deepest level and number of states taken to those of a saved search. */
  public void standAt(int thisLevel, int deepestLevel, long statesTaken) {
    level = thisLevel;
    deepest = deepestLevel;
    taken = statesTaken;
  }

  /** Goes to the next level; from now on the states of the new level are marked, and no others. */
  public void startLevel() {
    level++;
    sizes.add(queue.size());
    PackedStore marked = run.marked();
    if (marked != null) {
      marked.clear();
    }
  }

  /** How many states are waiting. */
  public long size() {
    return queue.size();
  }

  /** The level that new states are on. */
  public int level() {
    return level;
  }

  /** The last level that has states. */
  public int deepest() {
    return deepest;
  }

  /** The sizes of the levels that were begun, and how many states were not expanded. */
  public LevelSizes levels() {
    return new LevelSizes(sizes, run.states() - run.expansions(), log);
  }

  /** How many states were taken. */
  public long taken() {
    return taken;
  }

  /** Notes that {@code count} more states were taken from the {@link #queue}. */
  public void countTaken(long count) {
    taken += count;
  }

  /** The states that are waiting. */
  public PackedQueue queue() {
    return queue;
  }

  public DiscoveryLog log() {
    return log;
  }

  /** The steps that were chosen in each state, or null if they are not recorded. */
  public @Nullable ChosenSteps choices() {
    return choices;
  }

  /** Where the steps lead, or null if edges are not recorded. */
  public @Nullable ExploredEdges edges() {
    return edges;
  }

  /** Stops recording where steps lead. */
  public void forgetEdges() {
    edges = null;
  }

  /**
   * Appends a new state; {@code expansion} is the expansion that discovered it, as the {@link
   * DiscoveryLog} numbers expansions.
   */
  public void append(Successors successors, int index, long expansion) {
    successors.number(index, log.states());
    log.discover(expansion, successors.step(index));
    successors.copyTo(queue, index);
    PackedStore marked = run.marked();
    if (marked != null) {
      successors.addTo(marked, index);
    }
    deepest = level;
  }

  /**
   * Appends all {@code count} new states of the batches from one to before another at once; returns
   * the tallies of the batches.
   */
  public List<RoundTally> append(Results results, int from, int to, int count) {
    long position = queue.reserve(count);
    NewPlaces places = new NewPlaces(queue, position, log.states(), run.marked());
    deepest = count > 0 ? level : deepest;
    return results.bring(from, to, places, log);
  }

  /** Notes which steps were chosen in the states of a batch, if the task asks to record them. */
  public void noteChoices(Batch batch) {
    if (choices != null) {
      batch.tellChoices(choices);
    }
  }

  /** The path to the state with this number. */
  public Path pathTo(long number) {
    return log.pathTo(number);
  }

  /** The states and steps that were explored, if the task asks to record them; otherwise null. */
  public @Nullable Explored explored() {
    Recording recording =
        edges != null && run.store() instanceof NumberedStore numbered
            ? new Recording(numbered, edges)
            : null;
    return choices == null ? null : new Explored(log, choices, run.packing(), recording);
  }
}
