package io.mazurka.threads.random;

import io.mazurka.dpor.Explorer;
import io.mazurka.dpor.Tally;
import io.mazurka.dpor.execution.RunEnd;
import io.mazurka.dpor.planning.ClassicVariant;
import io.mazurka.dpor.planning.Conflicts;
import io.mazurka.dpor.planning.PersistentSets;
import io.mazurka.dpor.planning.Strategy;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import io.mazurka.threads.model.ModelExecution;
import io.mazurka.threads.model.StepModel;
import io.mazurka.threads.system.Deadlock;
import io.mazurka.threads.system.ThreadSystem;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Programs with loops that only read end where a search of all states says, and turn for ever where
 * it says so; where states are matched, a run may end in the middle of a turn. Loops of several
 * reads may be explored up to a bound; what is found is right, then.
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
    report.requireMoreThan(PROGRAMS / 8, "refused");
  }

  private static void compare(LoopProgram program, Trial trial) {
    StepModel model = StepModel.of(program);
    Set<String> wanted = endsOfFullSearch(model);
    boolean complete = true;
    ModelExecution execution = model.execution();
    PersistentSets sets = execution.persistentSets(model.persistentThreads(Conflicts.READWRITE));
    for (Strategy strategy : strategies(sets)) {
      trial.at(strategy.toString());
      Set<String> found = new HashSet<>();
      execution.restart();
      Tally tally;
      try {
        tally = explore(model, execution, strategy, found);
      } catch (InvalidOptionException refused) {
        boolean all =
            strategy instanceof Strategy.Full full
                && full.sleepSets()
                && full.matching()
                && full.persistentSets() == sets;
        trial.require("refusal of static, sleep and matching only", true, all);
        trial.count("refused");
        continue;
      }
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

  private static List<Strategy> strategies(PersistentSets sets) {
    List<Strategy> strategies =
        new ArrayList<>(List.of(new Strategy.Optimal(), new Strategy.Source()));
    for (PersistentSets within : List.of(PersistentSets.NONE, sets)) {
      strategies.add(new Strategy.Repaired(within));
      for (boolean flag : new boolean[] {false, true}) {
        strategies.add(new Strategy.Published(ClassicVariant.HAPPENS_BEFORE, flag, within));
        strategies.add(new Strategy.Published(ClassicVariant.CLOCK_VECTORS, flag, within));
        strategies.add(new Strategy.Full(flag, within, true));
      }
      strategies.add(new Strategy.Full(true, within, false));
    }
    return strategies;
  }

  private static Tally explore(
      StepModel model, ModelExecution execution, Strategy strategy, Set<String> ends) {
    Deadlock deadlock = new Deadlock(model);
    int[] runs = new int[1];
    boolean matching = strategy instanceof Strategy.Full full && full.matching();
    return Explorer.of(
            execution,
            strategy,
            Conflicts.READWRITE,
            MOST_EVENTS,
            (end, history) -> {
              boolean stuck = matching && deadlock.evaluator().holds(execution.state());
              if (end == RunEnd.COMPLETE || stuck) {
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
