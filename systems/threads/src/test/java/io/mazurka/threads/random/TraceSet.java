package io.mazurka.threads.random;

import io.mazurka.dpor.Explorer;
import io.mazurka.dpor.Tally;
import io.mazurka.dpor.execution.History;
import io.mazurka.dpor.execution.PackedEvent;
import io.mazurka.dpor.execution.RunEnd;
import io.mazurka.dpor.planning.Conflicts;
import io.mazurka.dpor.planning.Strategy;
import io.mazurka.threads.model.ModelExecution;
import io.mazurka.threads.model.StepModel;
import io.mazurka.threads.system.Assertions;
import io.mazurka.threads.system.Deadlock;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * The findings of an exploration.
 *
 * @param traces the traces and how each ends, each with how often it was run
 * @param ends the states in which executions end
 */
record TraceSet(Map<String, Integer> traces, Set<List<Integer>> ends, Tally tally) {

  static final int MOST_RUNS = 2_000;

  private static final int THREADS = 8;

  static TraceSet of(StepModel model, Strategy strategy, Conflicts conflicts) {
    return of(model, execution -> strategy, conflicts);
  }

  /** The same with a strategy that looks at the execution. */
  static TraceSet of(
      StepModel model, Function<ModelExecution, Strategy> planned, Conflicts conflicts) {
    ModelExecution execution = model.execution();
    Strategy strategy = planned.apply(execution);
    Map<String, Integer> traces = new HashMap<>();
    Set<List<Integer>> ends = new HashSet<>();
    Deadlock deadlock = new Deadlock(model);
    Assertions assertions = new Assertions(model);
    int[] runs = new int[1];
    boolean bounded = strategy instanceof Strategy.Full;
    Tally tally =
        Explorer.of(
                execution,
                strategy,
                conflicts,
                1000,
                (end, history) -> {
                  if (end == RunEnd.COMPLETE) {
                    String outcome =
                        !deadlock.evaluator().holds(execution.state())
                            + " "
                            + assertions.explain(execution.state());
                    traces.merge(name(history) + outcome, 1, Integer::sum);
                    ends.add(Arrays.stream(execution.state()).boxed().toList());
                  }
                  return ++runs[0] <= MOST_RUNS || !bounded;
                })
            .run();
    return new TraceSet(traces, ends, tally);
  }

  /** The same for all executions of a trace: its events by thread, with their clocks. */
  static String name(History history) {
    StringBuilder text = new StringBuilder();
    for (int thread = 0; thread < THREADS; thread++) {
      for (int event = 0; event < history.length(); event++) {
        long access = history.access(event);
        if (PackedEvent.thread(access) == thread) {
          text.append((char) PackedEvent.object(access))
              .append((char) PackedEvent.alternative(access));
          for (int other = 0; other < THREADS; other++) {
            text.append((char) history.clock(event, other));
          }
        }
      }
      text.append('|');
    }
    return text.toString();
  }
}
