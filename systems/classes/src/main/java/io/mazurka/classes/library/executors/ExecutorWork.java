package io.mazurka.classes.library.executors;

import java.util.ArrayList;
import java.util.List;

/**
 * The state of an executor: its tasks and threads.
 *
 * @param waiting the tasks that no thread runs yet; the next one is first
 * @param busy the number of threads that run tasks, or are about to
 * @param started the number of threads that were started so far
 * @param running the threads that run tasks, if threads are interrupted at all
 */
record ExecutorWork(
    List<Waiting> waiting, int busy, int started, List<Integer> running, Phase phase) {

  static final ExecutorWork NONE = new ExecutorWork(List.of(), 0, 0, List.of(), Phase.OPEN);

  /** Whether the executor accepts tasks. */
  private enum Phase {
    OPEN,
    SHUT_DOWN,
    STOPPED
  }

  /**
   * A task that no thread runs yet.
   *
   * @param due the time at which it should run; orders waiting tasks
   */
  record Waiting(Runnable task, long due) {}

  ExecutorWork {
    waiting = List.copyOf(waiting);
    running = List.copyOf(running);
  }

  boolean isShutDown() {
    return phase != Phase.OPEN;
  }

  boolean isStopped() {
    return phase == Phase.STOPPED;
  }

  boolean isOver() {
    return isShutDown() && busy == 0 && waiting.isEmpty();
  }

  List<Runnable> tasks() {
    return waiting.stream().map(Waiting::task).toList();
  }

  /** The state with one more waiting task. */
  ExecutorWork with(Runnable task, long due) {
    List<Waiting> longer = new ArrayList<>(waiting);
    int place = 0;
    while (place < longer.size() && longer.get(place).due() <= due) {
      place++;
    }
    longer.add(place, new Waiting(task, due));
    return new ExecutorWork(longer, busy, started, running, phase);
  }

  /** The state with one more thread. */
  ExecutorWork withThread() {
    return new ExecutorWork(waiting, busy + 1, started + 1, running, phase);
  }

  ExecutorWork begunBy(int thread) {
    List<Integer> more = new ArrayList<>(running);
    more.add(thread);
    return new ExecutorWork(waiting, busy, started, more, phase);
  }

  /** The state after a thread has asked for a task: it gets the first one, or ends. */
  ExecutorWork asked(int thread) {
    if (!waiting.isEmpty()) {
      return new ExecutorWork(waiting.subList(1, waiting.size()), busy, started, running, phase);
    }
    List<Integer> fewer = running.stream().filter(one -> one != thread).toList();
    return new ExecutorWork(waiting, busy - 1, started, fewer, phase);
  }

  ExecutorWork shutDown() {
    return isShutDown() ? this : new ExecutorWork(waiting, busy, started, running, Phase.SHUT_DOWN);
  }

  ExecutorWork stopped() {
    return new ExecutorWork(List.of(), busy, started, running, Phase.STOPPED);
  }
}
