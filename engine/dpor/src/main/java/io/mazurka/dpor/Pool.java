package io.mazurka.dpor;

import io.mazurka.dpor.Errand.State;
import io.mazurka.dpor.tree.StackPart;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The tasks of several workers that explore together. It hands out tasks, and decides under its
 * lock who goes on with a task when two workers meet at it.
 */
final class Pool {

  /** How many tasks wait at most for workers that are not idle yet, in an eager pool. */
  private static final int STOCK = 3;

  private final Errand whole;
  private final boolean eager;
  private final Deque<Errand> waiting = new ArrayDeque<>();

  /** The tasks whose findings nobody has taken over. */
  private final List<Errand> open = new ArrayList<>();

  private int idle;
  private volatile boolean hungry;
  private volatile boolean over;

  /**
   * The pool that has one task, the whole exploration.
   *
   * @param eager whether tasks are wanted before any worker is idle
   */
  Pool(Errand whole, boolean eager) {
    this.whole = whole;
    this.eager = eager;
    waiting.add(whole);
  }

  /** The next task for a worker that has none; null when the whole is done. */
  synchronized @Nullable Errand next() throws InterruptedException {
    idle++;
    while (waiting.isEmpty() && !over) {
      look();
      wait();
    }
    idle--;
    Errand next = over ? null : waiting.remove();
    if (next != null) {
      next.become(State.RUNNING);
    }
    look();
    return next;
  }

  private void look() {
    hungry = idle > waiting.size() || (eager && waiting.size() < STOCK);
  }

  /** Whether a worker waits for a task; this reads only one field. */
  boolean isHungry() {
    return hungry;
  }

  boolean isEager() {
    return eager;
  }

  /** Whether the whole is done, or was stopped. */
  boolean isOver() {
    return over;
  }

  synchronized void offer(Errand task) {
    waiting.add(task);
    open.add(task);
    look();
    notify();
  }

  /** Takes a task back that nobody has begun; returns whether that was so. */
  synchronized boolean withdraw(Errand task) {
    boolean was = task.state() == State.WAITING;
    if (was) {
      waiting.remove(task);
      open.remove(task);
      look();
    }
    return was;
  }

  /**
   * Leaves {@code parent} to whoever works on {@code child}, which comes next in it; false if
   * nobody does.
   *
   * @param states the states of the parent
   */
  synchronized boolean leave(Errand parent, Errand child, Supplier<StackPart> states) {
    boolean runs = child.state() == State.RUNNING;
    if (runs) {
      parent.leaveFor(child, states.get());
    }
    return runs;
  }

  /** The task to go on with after {@code task}, if a worker has left it for that; or null. */
  synchronized @Nullable Errand heirOf(Errand task) {
    return task.takeHeir();
  }

  /** Notes the end of a task, unless another goes on after it, which is returned. */
  synchronized @Nullable Errand end(Errand task, State how) {
    Errand heir = task.takeHeir();
    if (heir == null) {
      task.become(how);
      if (task == whole) {
        stop();
      }
    }
    return heir;
  }

  /** Notes that a task has failed, and with it those that come after it. */
  synchronized void fail(Errand task, Throwable problem) {
    Errand failed = task;
    while (failed != null) {
      Errand heir = failed.takeHeir();
      failed.fail(problem);
      if (failed == whole) {
        stop();
      }
      failed = heir;
    }
  }

  /** Notes that the findings of a task were taken over, or are not needed. */
  synchronized void close(Errand task) {
    open.remove(task);
  }

  /** The tasks whose findings nobody has taken over. */
  synchronized List<Errand> open() {
    return List.copyOf(open);
  }

  /** Ends all work. */
  synchronized void stop() {
    over = true;
    notifyAll();
  }
}
