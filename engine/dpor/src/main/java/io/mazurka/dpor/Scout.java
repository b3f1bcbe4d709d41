package io.mazurka.dpor;

import io.mazurka.dpor.Errand.State;
import io.mazurka.dpor.execution.Dependence;
import io.mazurka.dpor.tree.OpenLeaf;
import io.mazurka.dpor.tree.OptimalPlanner;
import io.mazurka.dpor.tree.Stack;
import io.mazurka.dpor.tree.StackPart;
import io.mazurka.dpor.tree.WakeupTree;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One of several workers that explore together, each with an execution of its own. What several
 * workers explore is what one would explore: no event sleeps at a leaf of a wakeup tree, and nobody
 * plans anything below it before it is explored. So what is explored below it depends on nothing
 * but the events that lead there, and any worker may do that ahead of its turn. What it finds for
 * the states above is kept until it is the turn of the leaf, and then added to the trees there.
 *
 * <p>When the turn comes while another worker is still at it, that worker goes on with both, and
 * this one looks for another task. So nobody ever waits for the end of somebody else's task.
 */
final class Scout {

  /** The most room that a task may need for the states above it, before it is its turn. */
  private static final int MOST_WORDS = 1 << 18;

  /** Which part of the time a worker may look for something to leave to others. */
  private static final int SHARE_OF_OFFERING = 32;

  /** With fewer runs, a task was not worth leaving it to others. */
  private static final int FEW_RUNS = 16;

  private final Pool pool;
  private final Explorer explorer;
  private final Stack<?> stack;
  private final OptimalPlanner planner;
  private final Saver saver;
  private final long start = System.nanoTime();
  private @Nullable Errand task;

  /** The time that looking for something to leave to others took so far. */
  private long offering;

  /** How many of the uppermost states are left out in that, because too little is below them. */
  private int deeper;

  Scout(Pool pool, Explorer explorer, OptimalPlanner planner, Saver saver) {
    this.pool = pool;
    this.saver = saver;
    this.explorer = explorer;
    this.stack = explorer.stack();
    this.planner = planner;
    explorer.share(this);
  }

  /** Works on tasks until the whole is done. */
  void work() {
    try {
      for (Errand next = pool.next(); next != null; next = pool.next()) {
        task = next;
        begin(next);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      pool.stop();
    } catch (RuntimeException | Error e) {
      Errand failed = task;
      if (failed == null) {
        throw e;
      }
      note(failed);
      pool.fail(failed, e);
    }
  }

  private void begin(Errand next) {
    OpenLeaf place = next.place();
    stack.clear();
    explorer.goOn(Tally.none(), true);
    if (place == null) {
      planner.goOn(next.outbox(), false);
      Tally saved = saver.restore(planner);
      if (saved == null) {
        explorer.enter();
      } else {
        explorer.goOn(saved, true);
      }
      explorer.explore(explorer.choose());
    } else {
      planner.begin(place, next.outbox());
      explorer.explore(place.events().get(place.depth() - 1));
    }
  }

  private Errand task() {
    if (task == null) {
      throw new IllegalStateException("this worker has no task");
    }
    return task;
  }

  Ledger ledger() {
    return task().ledger();
  }

  /** Whether this worker is at the whole exploration, so that its figures are those of all. */
  boolean isAtWhole() {
    return task().isWhole();
  }

  private void note(Errand noted) {
    int base = noted.base();
    long leaf = base > 0 && stack.length() >= base ? stack.event(base - 1) : Dependence.NONE;
    noted.note(leaf, explorer.tally(), planner.isAnyCut());
  }

  /**
   * Sees to the branch that was just chosen if it leads to a leaf that was left to others; returns
   * whether that was so.
   */
  boolean settles() {
    WakeupTree leaf = planner.next();
    if (leaf == null || !(leaf.mark() instanceof Errand child)) {
      return false;
    }
    if (pool.withdraw(child)) {
      leaf.mark(null);
      return false;
    }
    for (WakeupTree branch = planner.first();
        branch != leaf && branch != null && explorer.isFinished();
        branch = planner.first()) {
      explorer.follow(branch.event(), planner);
    }
    if (!explorer.isFinished() || pool.leave(task(), child, this::setAside)) {
      return true;
    }
    pool.close(child);
    requireWell(child);
    if (goesTooFar(child)) {
      exploreHere(leaf);
      return true;
    }
    takeOver(child);
    if (child.state() == State.PARKED) {
      StackPart below = stack.cut(task().base()).then(child.event(), child.part());
      stack.add(below);
      planner.noteUntaken(child.base() - 1);
    } else {
      stack.skip(child.event());
    }
    return true;
  }

  /** Cuts off the states of the task, for whoever works on what comes next in it. */
  private StackPart setAside() {
    Errand left = task();
    note(left);
    task = null;
    return stack.cut(left.base());
  }

  private static void requireWell(Errand child) {
    if (child.failure() instanceof Error error) {
      throw error;
    } else if (child.failure() instanceof RuntimeException exception) {
      throw exception;
    }
  }

  /**
   * Whether what was explored below a leaf would have gone another way in its turn, because the
   * whole exploration would have ended there. Then it is explored again.
   */
  private boolean goesTooFar(Errand child) {
    return isAtWhole() && ledger().wouldChange(child.ledger(), explorer.tally().and(child.tally()));
  }

  private void exploreHere(WakeupTree leaf) {
    leaf.mark(null);
    explorer.exploreNext(leaf.event());
  }

  /** Takes over the figures and findings of what was explored below a leaf. */
  private void takeOver(Errand child) {
    deeper = child.tally().runs() < FEW_RUNS ? deeper + 1 : deeper / 2;
    planner.absorb(child.outbox(), child.isAnyCut());
    explorer.add(child.tally(), ledger().add(child.ledger()));
  }

  /** Leaves the last state; returns whether to go on. */
  boolean leaves() {
    return explorer.leave(task().base()) ? goesOn() : finish();
  }

  /** Looks what others want of this worker; returns whether to go on. */
  boolean goesOn() {
    if (task == null) {
      return false;
    }
    if (!explorer.isFinished()) {
      return finish();
    }
    if (pool.isOver()) {
      note(task());
      return false;
    }
    while (task().heir() != null) {
      Errand heir = pool.heirOf(task());
      if (heir != null && !inherit(heir, false)) {
        return finish();
      }
    }
    if (task().isWhole()) {
      saver.look(planner, explorer.tally());
    } else if (task().outbox().words() > MOST_WORDS) {
      return park();
    }
    if (pool.isHungry()) {
      offer();
    }
    return true;
  }

  /** Leaves a part of the task to others, unless that has taken much of the time so far. */
  private void offer() {
    long now = System.nanoTime();
    if (!pool.isEager() && offering > (now - start) / SHARE_OF_OFFERING) {
      return;
    }
    int base = task().base();
    OpenLeaf place = OpenLeaf.find(stack, base + deeper, explorer.mostEvents());
    if (place == null && deeper > 0) {
      deeper = 0;
      place = OpenLeaf.find(stack, base, explorer.mostEvents());
    }
    offering += System.nanoTime() - now;
    if (place != null) {
      Errand offered = new Errand(place, ledger().part());
      place.leaf().mark(offered);
      pool.offer(offered);
    }
  }

  private boolean park() {
    Errand parked = task();
    note(parked);
    StackPart states = stack.cut(parked.base());
    parked.putAside(states);
    Errand heir = pool.end(parked, State.PARKED);
    if (heir == null) {
      task = null;
      return false;
    }
    stack.add(states);
    return inherit(heir, false) || finish();
  }

  /** Ends the task; returns whether to go on with the one that comes after it. */
  private boolean finish() {
    boolean on = false;
    while (!on) {
      if (task().isWhole() && ledger().canGoOn()) {
        explorer.goOn(explorer.tally(), true);
        if (explorer.leave(0)) {
          saver.saveLast(planner, explorer.tally());
        }
      }
      note(task());
      Errand heir = pool.end(task(), State.DONE);
      if (heir == null) {
        task = null;
        return false;
      }
      on = inherit(heir, true);
    }
    return true;
  }

  /**
   * Goes on with {@code heir}, of which the task is a part.
   *
   * @param done whether the task is done
   * @return whether there is more to explore
   */
  private boolean inherit(Errand heir, boolean done) {
    Errand child = task();
    note(child);
    StackPart below = stack.cut(child.base());
    stack.cut(heir.base());
    stack.add(heir.part());
    task = heir;
    planner.goOn(heir.outbox(), heir.isAnyCut());
    explorer.goOn(heir.tally(), true);
    pool.close(child);
    if (goesTooFar(child)) {
      exploreHere(Objects.requireNonNull(planner.first()));
      return true;
    }
    takeOver(child);
    if (done) {
      stack.skip(child.event());
    } else {
      stack.add(stack.cut(heir.base()).then(child.event(), below));
    }
    return explorer.isFinished();
  }
}
