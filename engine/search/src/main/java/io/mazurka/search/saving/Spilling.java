package io.mazurka.search.saving;

import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.search.checkpoint.CheckpointHeader.Figures;
import io.mazurka.search.disk.DiskBudget;
import io.mazurka.search.disk.DiskFailedException;
import io.mazurka.search.disk.DiskFolder;
import io.mazurka.search.disk.DiskPlan;
import io.mazurka.search.disk.Heap;
import io.mazurka.search.disk.ShelvedLog;
import io.mazurka.search.disk.ShelvedQueue;
import io.mazurka.search.disk.SpillingStore;
import io.mazurka.search.worker.SearchRun;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Decides when a breadth-first search goes on with the disk: when its states take most of the
 * memory. Then the visited states, the queue and the log move to files, which are removed at the
 * end.
 */
public final class Spilling implements AutoCloseable {

  private static final long NANOS_BETWEEN_LOOKS = 20_000_000;

  /** The part of the memory that the search may take before it goes on with the disk. */
  private static final double MOST = 0.72;

  /** The part of the memory that may be in use by everything together. */
  private static final double FULL = 0.7;

  /** If the search takes less than this part of a full memory, the disk would not help. */
  private static final double LEAST = 0.3;

  /** A guess at the bytes a state takes in a checkpoint, in addition to its words. */
  private static final int BYTES_OF_LOG = 4;

  /** How many times as long as a collection of garbage nothing is looked at after it. */
  private static final int REST = 3;

  private static final long LEAST_BUDGET = 1 << 20;
  private static final double GIGABYTE = 1e9;

  private final SearchRun run;
  private final FrontierImage image;
  private final DiskPlan plan;
  private final boolean saves;
  private final @Nullable SpillingStore store;
  private @Nullable DiskFolder folder;
  private @Nullable Heap heap;
  private long nextLook = System.nanoTime();

  /** Whether the search stays in memory, which was said. */
  private boolean stays;

  /**
   * @param saves whether checkpoints are saved, for which the disk needs room
   */
  public Spilling(FrontierImage image, DiskPlan plan, boolean saves) {
    this.run = image.run();
    this.image = image;
    this.plan = plan;
    this.saves = saves;
    this.store = run.store() instanceof SpillingStore spilling ? spilling : null;
  }

  /** Whether a search can go on with the disk; otherwise it needs its states in memory. */
  public static boolean isPossible(SearchTask task) {
    return task.store() == StoreKind.EXACT && !task.isToBeRecorded();
  }

  /** Goes on with the disk if it is time to, or moves more states there. */
  public void betweenRounds() {
    if (!plan.wanted()) {
      return;
    }
    if (folder == null && isDue()) {
      tryToBegin();
    } else if (folder != null && store != null) {
      try {
        store.moveIfMany(reserve());
      } catch (DiskFailedException e) {
        run.endForDisk(e);
      }
    }
  }

  private void tryToBegin() {
    try {
      begin("the memory is nearly full at %,d states", run.states());
    } catch (DiskFailedException e) {
      if (store != null && store.isOnDisk()) {
        throw e;
      }
      close();
      folder = null;
      remarkOnce(String.valueOf(e.getMessage()));
    }
  }

  /** Says why the search goes on in memory although that is nearly full, unless it was said. */
  private void remarkOnce(String why) {
    if (!stays) {
      stays = true;
      run.task().listener().remark("the memory is nearly full, and the disk is no help: " + why);
    }
  }

  /** Begins with the disk if the saved search would fill the memory. */
  void beforeRestoring(Figures figures) {
    if (plan.wanted()
        && store != null
        && (figures.states() >= plan.states()
            || heap().isLess(MOST, figures.heap() + heap().used()))) {
      begin("the %,d saved states would fill the memory", figures.states());
    }
  }

  /** How many bytes a checkpoint takes. */
  private long reserve() {
    long bytes = (long) run.packing().words() * Long.BYTES + BYTES_OF_LOG;
    return saves ? run.states() * bytes : 0;
  }

  private boolean isDue() {
    if (stays) {
      return false;
    }
    if (run.states() >= plan.states()) {
      return store != null && !image.team().isOnTrial();
    }
    long now = System.nanoTime();
    if (now < nextLook) {
      return false;
    }
    nextLook = now + NANOS_BETWEEN_LOOKS;
    boolean full = isFull();
    if (full && store == null) {
      remarkOnce(
          run.task().isToBeRecorded()
              ? "temporal properties need all states and steps in memory"
              : "only --store exact goes on with it");
    }
    return full && store != null && !image.team().isOnTrial();
  }

  private boolean isFull() {
    long bytes = image.bytes();
    return heap().isLess(MOST, bytes)
        || (heap().isLess(LEAST, bytes)
            && heap().isLess(FULL, heap().used())
            && heap().isLess(FULL, usedAfterCollection()));
  }

  private Heap heap() {
    Heap known = heap;
    if (known == null) {
      known = Heap.own();
      heap = known;
    }
    return known;
  }

  /** The memory in use without what can be collected; collecting takes time, so not again soon. */
  private long usedAfterCollection() {
    long start = System.nanoTime();
    System.gc();
    long end = System.nanoTime();
    nextLook = end + Math.max(NANOS_BETWEEN_LOOKS, REST * (end - start));
    return heap().used();
  }

  private void begin(String why, long states) {
    SpillingStore spilling = store;
    if (spilling == null) {
      return;
    }
    DiskBudget budget = plan.budget() == null ? budget() : plan.budget();
    DiskFolder made = DiskFolder.make(plan.directory(), budget.room());
    folder = made;
    run.task()
        .listener()
        .remark(
            String.format(
                Locale.ROOT,
                why + "; going on with the disk, in %s, where %.1f GB are free",
                states,
                made,
                made.free() / GIGABYTE));
    spilling.moveTo(made, budget);
    image.frontier().queue().keepOn(new ShelvedQueue(made));
    image.frontier().log().keepOn(new ShelvedLog(made));
  }

  /** The budget that the heap has room for once the search has left it. */
  private DiskBudget budget() {
    System.gc();
    long others = Math.max(0, heap().used() - image.bytes());
    return DiskBudget.of(Math.max(LEAST_BUDGET, heap().capacity() - others));
  }

  /** Removes the files; that they stay is no reason to fail. */
  @Override
  public void close() {
    if (folder != null) {
      try {
        folder.close();
      } catch (DiskFailedException e) {
        run.task().listener().remark(String.valueOf(e.getMessage()));
      }
    }
  }
}
