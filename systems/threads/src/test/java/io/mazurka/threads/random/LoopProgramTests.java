package io.mazurka.threads.random;

import io.mazurka.dpor.Explorer;
import io.mazurka.dpor.Tally;
import io.mazurka.dpor.execution.RunEnd;
import io.mazurka.dpor.planning.ClassicVariant;
import io.mazurka.dpor.planning.Conflicts;
import io.mazurka.dpor.planning.Strategy;
import io.mazurka.kernel.Cursor;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import io.mazurka.threads.model.ModelExecution;
import io.mazurka.threads.model.StepModel;
import io.mazurka.threads.system.Deadlock;
import io.mazurka.threads.system.ThreadSystem;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Programs with loops that only read end where a search of all states says, and turn for ever where
 * it says so. Loops of several reads may be explored up to a bound; what is found is right, then.
 */
final class LoopProgramTests {

  /** How many are drawn, times what {@code -Ddraws} says. */
  private static final int PROGRAMS = 250;

  private static final int VARIABLES = 2;
  private static final int MOST_EVENTS = 60;
  private static final int MOST_RUNS = 5_000;

  @Test
  void everyPlannerEndsWhereTheFullSearchDoes() {
    RunReport report =
        new RandomRun<>(getClass(), LoopProgram::draw, LoopProgramTests::compare)
            .inTurn(0, PROGRAMS);

    report.requireNoDifference();
    report.requireMoreThan(PROGRAMS * 3L / 4, "explored without a bound");
    report.requireMoreThan(PROGRAMS / 2, "can loop for ever");
  }

  private static void compare(LoopProgram program, Trial trial) {
    StepModel model = StepModel.of(program);
    Set<String> wanted = endsOfFullSearch(model);
    boolean complete = true;
    for (Strategy strategy : strategies()) {
      trial.at(strategy.toString());
      Set<String> found = new HashSet<>();
      Tally tally = explore(model, strategy, found);
      boolean bounded = tally.cutRuns() > 0 || tally.runs() >= MOST_RUNS;
      complete &= !bounded;
      if (bounded) {
        trial.require("ends found within a bound", true, wanted.containsAll(found));
      } else {
        trial.require("ends", wanted, found);
      }
    }
    trial.count("explored without a bound", complete);
    trial.count("can loop for ever", wanted.stream().anyMatch(end -> end.contains("spins")));
  }

  private static List<Strategy> strategies() {
    return List.of(
        new Strategy.Optimal(),
        new Strategy.Source(),
        new Strategy.Repaired(),
        new Strategy.Published(ClassicVariant.CLOCK_VECTORS));
  }

  private static Tally explore(StepModel model, Strategy strategy, Set<String> ends) {
    ModelExecution execution = model.execution();
    Deadlock deadlock = new Deadlock(model);
    int[] runs = new int[1];
    return Explorer.of(
            execution,
            strategy,
            Conflicts.READWRITE,
            MOST_EVENTS,
            (end, history) -> {
              if (end == RunEnd.COMPLETE) {
                ends.add(end(deadlock, execution.state()));
              }
              return ++runs[0] < MOST_RUNS;
            })
        .run();
  }

  /** All reachable states where nobody can do anything but turn in a loop of reads. */
  private static Set<String> endsOfFullSearch(StepModel model) {
    ThreadSystem system = new ThreadSystem(model);
    Cursor cursor = system.cursor();
    Deadlock deadlock = new Deadlock(model);
    Set<List<Integer>> seen = new HashSet<>();
    Set<String> ends = new HashSet<>();
    Deque<int[]> queue = new ArrayDeque<>(system.initialStates());
    while (!queue.isEmpty()) {
      int[] state = queue.remove();
      if (seen.add(Arrays.stream(state).boxed().collect(Collectors.toList()))) {
        int steps = cursor.load(state);
        if (steps == 0 || deadlock.evaluator().holds(state)) {
          ends.add(end(deadlock, state));
        }
        for (int step = 0; step < steps; step++) {
          queue.add(cursor.successor(state, step));
        }
      }
    }
    return ends;
  }

  /** The state, but for where in its loop a thread is that turns. */
  private static String end(Deadlock deadlock, int[] state) {
    String turning = deadlock.evaluator().holds(state) ? deadlock.explain(state) : "";
    StringBuilder text = new StringBuilder(turning.isEmpty() ? "" : "spins ");
    for (int slot = 0; slot < state.length; slot++) {
      boolean turns = slot >= VARIABLES && turning.contains("T" + (slot - VARIABLES));
      text.append(turns ? "turns" : String.valueOf(state[slot])).append(' ');
    }
    return text.toString();
  }
}
