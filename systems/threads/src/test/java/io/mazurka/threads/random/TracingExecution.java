package io.mazurka.threads.random;

import io.mazurka.dpor.execution.History;
import io.mazurka.dpor.execution.VisibleExecution;
import java.util.Arrays;
import java.util.Map;

/** An execution that notes the trace of each of its runs where the run ends. */
final class TracingExecution implements VisibleExecution {

  private final VisibleExecution execution;
  private final Map<String, Integer> traces;
  private long[] taken = new long[16];
  private int length;

  /**
   * @param traces the traces that were run, each with how often
   */
  TracingExecution(VisibleExecution execution, Map<String, Integer> traces) {
    this.execution = execution;
    this.traces = traces;
  }

  @Override
  public int threads() {
    return execution.threads();
  }

  @Override
  public long next(int thread) {
    return execution.next(thread);
  }

  @Override
  public int alternatives(int thread) {
    return execution.alternatives(thread);
  }

  @Override
  public long take(int depth, int thread, int alternative) {
    length = depth;
    if (length == taken.length) {
      taken = Arrays.copyOf(taken, 2 * length);
    }
    taken[length++] = execution.take(depth, thread, alternative);
    return taken[length - 1];
  }

  @Override
  public long before(int earlier, int later, int thread) {
    return execution.before(earlier, later, thread);
  }

  @Override
  public void restart() {
    length = 0;
    execution.restart();
  }

  @Override
  public int[] state() {
    History history = new History();
    for (int event = 0; event < length; event++) {
      history.append(taken[event]);
    }
    traces.merge(TraceSet.name(history), 1, Integer::sum);
    return execution.state();
  }

  @Override
  public boolean meetsAssumptions() {
    return execution.meetsAssumptions();
  }
}
