package io.mazurka.threads.random;

import io.mazurka.dpor.DynamicExploration;
import io.mazurka.dpor.planning.Conflicts;
import io.mazurka.dpor.planning.Strategy;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.exploration.SearchResult;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.exploration.Stop;
import io.mazurka.kernel.exploration.Workforce;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.reduction.NoReduction;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import io.mazurka.threads.model.StepModel;
import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.system.Assertions;
import io.mazurka.threads.system.Deadlock;
import io.mazurka.threads.system.ThreadSystem;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Several workers run the traces that one worker runs, each once, and find the same. */
final class RandomWorkersTests {

  /** How many are drawn, times what {@code -Ddraws} says. */
  private static final int PROGRAMS = 320;

  private static final long SEED = 20_261_119L;
  private static final int MOST_WORKERS = 5;
  private static final int ENOUGH = 20;
  private static final Limits FEW = Limits.none().withStates(20_000);

  @Test
  void workersRunTheSameTracesAndCountTheSame() {
    RunReport report =
        new RandomRun<>(getClass(), RandomProgram::drawLarge, RandomWorkersTests::compare)
            .until("compared", PROGRAMS, SEED);

    report.requireNoDifference();
    report.requireMoreThan(PROGRAMS / 4, "many traces");
    report.requireMoreThan(PROGRAMS / 10, "violations");
    report.requireMoreThan(PROGRAMS / 10, "limits");
  }

  private static void compare(Consumer<Scope> program, Trial trial) {
    Random random = new Random(trial.seed());
    Conflicts conflicts = random.nextBoolean() ? Conflicts.ALL : Conflicts.READWRITE;
    StepModel model = StepModel.of(program);
    Map<String, Integer> alone = new ConcurrentHashMap<>();
    SearchResult one = run(model, conflicts, 1, Stop.NEVER, FEW, alone);
    if (one.end() == EndReason.STATE_LIMIT) {
      return;
    }
    trial.count("compared");
    trial.count("many traces", alone.size() > ENOUGH);
    trial.count("violations", one.first() != null);
    int workers = 2 + random.nextInt(MOST_WORKERS - 1);
    trial.at("%d workers, conflicts %s".formatted(workers, conflicts));
    Map<String, Integer> together = new ConcurrentHashMap<>();
    SearchResult several =
        run(StepModel.of(program), conflicts, workers, Stop.NEVER, Limits.none(), together);
    trial.require("traces", alone.keySet(), together.keySet());
    trial.require("runs of a trace", alone, together);
    requireSame(one, several, trial);
    Stop stop = random.nextBoolean() ? Stop.AT_FIRST_VIOLATION : Stop.WHEN_ALL_DECIDED;
    trial.at("%d workers, conflicts %s, stop %s".formatted(workers, conflicts, stop));
    compare(program, conflicts, workers, stop, Limits.none(), trial);
    long events = one.statistics().transitions();
    if (events > ENOUGH) {
      trial.count("limits");
      Limits few = Limits.none().withStates(1 + random.nextInt((int) events));
      trial.at("%d workers, conflicts %s, %s".formatted(workers, conflicts, few));
      compare(program, conflicts, workers, Stop.AT_FIRST_VIOLATION, few, trial);
      Limits flat = Limits.none().withDepth(1 + random.nextInt(12));
      trial.at("%d workers, conflicts %s, %s".formatted(workers, conflicts, flat));
      compare(program, conflicts, workers, Stop.NEVER, flat, trial);
    }
  }

  private static void compare(
      Consumer<Scope> program,
      Conflicts conflicts,
      int workers,
      Stop stop,
      Limits limits,
      Trial trial) {
    Map<String, Integer> unused = new ConcurrentHashMap<>();
    requireSame(
        run(StepModel.of(program), conflicts, 1, stop, limits, unused),
        run(StepModel.of(program), conflicts, workers, stop, limits, unused),
        trial);
  }

  private static void requireSame(SearchResult one, SearchResult several, Trial trial) {
    trial.require("end", one.end(), several.end());
    trial.require("statistics", one.statistics(), several.statistics());
    trial.require("executions", one.executions(), several.executions());
    trial.require("violated", one.violated(), several.violated());
    trial.require("path", path(one), path(several));
    trial.require(
        "witnesses", one.witnesses().values().toString(), several.witnesses().values().toString());
    trial.require("guarantee", one.guarantee(), several.guarantee());
  }

  private static String path(SearchResult result) {
    return result.first() == null ? "none" : result.first().path().toString();
  }

  private static SearchResult run(
      StepModel model,
      Conflicts conflicts,
      int workers,
      Stop stop,
      Limits limits,
      Map<String, Integer> traces) {
    List<Property> properties =
        List.of(
            new StateProperty("assertions", Kind.INVARIANT, new Assertions(model)),
            new StateProperty(Property.DEADLOCK, Kind.DEADLOCK, new Deadlock(model)));
    SearchTask task =
        new SearchTask(
                new ThreadSystem(model),
                new NoReduction(),
                StoreKind.NONE,
                properties,
                stop,
                limits,
                SearchListener.none())
            .withWorkforce(new Workforce(workers, 0, 0));
    return new DynamicExploration(
            new TracingExecution(model.execution(), traces),
            () -> new TracingExecution(model.execution(), traces),
            new Strategy.Optimal(),
            conflicts,
            null)
        .run(task);
  }
}
