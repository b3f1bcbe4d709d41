package io.mazurka.threads.random;

import io.mazurka.dpor.Explorer;
import io.mazurka.dpor.planning.Conflicts;
import io.mazurka.dpor.planning.PersistentSets;
import io.mazurka.dpor.planning.Strategy;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import io.mazurka.threads.model.LocalState;
import io.mazurka.threads.model.ModelExecution;
import io.mazurka.threads.model.StepModel;
import io.mazurka.threads.random.LoopProgram.Kind;
import io.mazurka.threads.random.LoopProgram.Line;
import io.mazurka.threads.system.ThreadSystem;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Programs with loops that write, so that executions come back to states: however a thread can end,
 * matched states show it.
 */
final class MatchedCycleTests {

  /** How many are drawn, times what {@code -Ddraws} says. */
  private static final int PROGRAMS = 250;

  private static final int MOST_EVENTS = 100_000;

  private static LoopProgram draw(long seed) {
    Random random = new Random(seed);
    List<List<Line>> threads = new ArrayList<>();
    int count = 2 + random.nextInt(2);
    for (int thread = 0; thread < count; thread++) {
      List<Line> code = new ArrayList<>();
      int length = 1 + random.nextInt(4);
      for (int line = 0; line < length; line++) {
        Kind kind = Kind.values()[random.nextInt(Kind.values().length)];
        int back = random.nextInt(line + 1);
        code.add(new Line(kind, random.nextInt(2), random.nextInt(3), back));
      }
      threads.add(List.copyOf(code));
    }
    return new LoopProgram(List.copyOf(threads));
  }

  @Test
  void threadsEndAsInTheFullSearch() {
    RunReport report =
        new RandomRun<>(getClass(), MatchedCycleTests::draw, MatchedCycleTests::compare)
            .inTurn(0, PROGRAMS);

    report.requireNoDifference();
    report.requireMoreThan(PROGRAMS / 5, "writes in a loop");
    report.requireMoreThan(PROGRAMS / 4, "refused");
  }

  private static void compare(LoopProgram program, Trial trial) {
    StepModel model = StepModel.of(program);
    Set<String> wanted = endsOfFullSearch(model);
    trial.count(
        "writes in a loop", program.threads().stream().anyMatch(MatchedCycleTests::writesInALoop));
    ModelExecution execution = model.execution();
    PersistentSets sets = execution.persistentSets(model.persistentThreads(Conflicts.READWRITE));
    for (PersistentSets within : List.of(PersistentSets.NONE, sets)) {
      for (boolean sleepSets : new boolean[] {false, true}) {
        trial.at("static %s, sleep %s".formatted(within == sets, sleepSets));
        execution.restart();
        Set<String> found = new HashSet<>();
        try {
          Explorer.of(
                  execution,
                  new Strategy.Full(sleepSets, within, true),
                  Conflicts.READWRITE,
                  MOST_EVENTS,
                  (end, history) -> {
                    addEnded(model, execution.state(), found);
                    return true;
                  })
              .run();
          trial.require("ends of threads", wanted, found);
        } catch (InvalidOptionException refused) {
          trial.require("refusal of all three only", true, sleepSets && within == sets);
          trial.count("refused");
        }
      }
    }
  }

  private static void addEnded(StepModel model, int[] state, Set<String> ends) {
    for (int thread = 0; thread < model.threads(); thread++) {
      LocalState local = model.thread(thread).state(state[model.objects() + thread]);
      if (local.alternatives == 0) {
        ends.add("%d %s".formatted(thread, local.value));
      }
    }
  }

  private static Set<String> endsOfFullSearch(StepModel model) {
    ThreadSystem system = new ThreadSystem(model);
    Cursor cursor = system.cursor();
    Set<List<Integer>> seen = new HashSet<>();
    Set<String> ends = new HashSet<>();
    Deque<int[]> queue = new ArrayDeque<>(system.initialStates());
    while (!queue.isEmpty()) {
      int[] state = queue.remove();
      if (seen.add(Arrays.stream(state).boxed().toList())) {
        addEnded(model, state, ends);
        int steps = cursor.load(state);
        for (int step = 0; step < steps; step++) {
          queue.add(cursor.successor(state, step));
        }
      }
    }
    return ends;
  }

  private static boolean writesInALoop(List<Line> code) {
    for (int at = 0; at < code.size(); at++) {
      Line line = code.get(at);
      boolean loops = line.kind() == Kind.READ_UNTIL || line.kind() == Kind.COMPARE_AND_SET_UNTIL;
      if (loops
          && code.subList(at - line.back(), at).stream()
              .anyMatch(one -> one.kind() == Kind.WRITE)) {
        return true;
      }
    }
    return false;
  }
}
