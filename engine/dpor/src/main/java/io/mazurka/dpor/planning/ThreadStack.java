package io.mazurka.dpor.planning;

import io.mazurka.dpor.execution.Execution;
import io.mazurka.dpor.execution.Guide;
import io.mazurka.dpor.execution.GuidedExecution;
import io.mazurka.dpor.execution.History;
import io.mazurka.dpor.execution.PackedDependence;
import io.mazurka.dpor.execution.PackedEvent;
import io.mazurka.dpor.execution.RunEnd;
import io.mazurka.dpor.tree.Stack;
import io.mazurka.dpor.tree.WakeupTree;
import java.util.Arrays;

/** The depth-first stack of an execution of threads. */
public final class ThreadStack extends Stack<ThreadNode> {

  private final Execution execution;
  private final long mark;
  private final History history = new History();

  /** How many of the first events the execution has taken as well. */
  private int together = Integer.MAX_VALUE;

  public ThreadStack(Execution execution, Conflicts conflicts) {
    super(PackedDependence.INSTANCE, new ThreadNode());
    this.execution = execution;
    this.mark = conflicts == Conflicts.ALL ? PackedEvent.WRITE : 0;
  }

  public History history() {
    return history;
  }

  Execution execution() {
    return execution;
  }

  int threads() {
    return execution.threads();
  }

  /** The next event of {@code thread} in the last state. */
  long next(int thread) {
    return weigh(execution.next(thread));
  }

  long before(int earlier, int later, int thread) {
    return weigh(execution.before(earlier, later, thread));
  }

  /** The access, made a write if all accesses conflict. */
  private long weigh(long access) {
    return access == PackedEvent.NONE ? access : access | mark;
  }

  @Override
  public void run(long first, Guide guide) {
    int depth = length();
    if (depth > together) {
      long[] path = new long[depth];
      Arrays.setAll(path, history::access);
      execution.reach(path);
    }
    together = Integer.MAX_VALUE;
    if (execution instanceof GuidedExecution guided) {
      guided.take(depth, first, taken -> guide.after(weigh(taken)));
      return;
    }
    for (long choice = first; choice != PackedEvent.NONE; depth++) {
      int thread = PackedEvent.thread(choice);
      choice = guide.after(weigh(execution.take(depth, thread, PackedEvent.alternative(choice))));
    }
  }

  @Override
  public long event(int position) {
    return history.access(position);
  }

  @Override
  public void noteUntaken(int position) {
    together = Math.min(together, position);
  }

  @Override
  protected ThreadNode newNode() {
    return new ThreadNode();
  }

  @Override
  protected void append(long event, ThreadNode from, ThreadNode to) {
    history.append(event);
  }

  @Override
  protected void removeLast() {
    history.truncate(length());
  }

  /**
   * Plans all alternatives of the preferred thread, or, if that cannot run or is asleep, of the
   * lowest thread that can run and is awake.
   */
  @Override
  public void planAny(WakeupTree plan) {
    ThreadNode node = top();
    int preferred = execution.preferred();
    for (int turn = 0; turn < execution.threads() && plan.isLeaf(); turn++) {
      int thread = turn == 0 ? preferred : turn <= preferred ? turn - 1 : turn;
      int alternatives = execution.alternatives(thread);
      node.enabled |= alternatives > 0 ? 1L << thread : 0;
      for (int alternative = 0; alternative < alternatives; alternative++) {
        if (!node.isAsleep(PackedEvent.choice(thread, alternative), dependence())) {
          plan.append(PackedEvent.alternative(next(thread), alternative));
        }
      }
    }
  }

  @Override
  public RunEnd end(boolean atLimit) {
    ThreadNode node = top();
    if (node.enabled == 0) {
      node.look(execution);
    }
    if (node.enabled == 0) {
      return RunEnd.COMPLETE;
    }
    return atLimit ? RunEnd.CUT : RunEnd.BLOCKED;
  }
}
