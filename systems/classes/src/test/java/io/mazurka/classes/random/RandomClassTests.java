package io.mazurka.classes.random;

import io.mazurka.classes.ClassProgram;
import io.mazurka.classes.instrument.facts.Scopes;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import io.mazurka.threads.ThreadProgram;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;

/** Random classes have the traces and ends of the same programs written against a scope. */
final class RandomClassTests {

  /** How many are drawn, times what {@code -Ddraws} says. */
  private static final int CLASSES = 60;

  private static final long SEED = 20_261_116L;
  private static final int MOST_TRACES = 300;

  @Test
  void classesHaveTheTracesAndEndsOfTheirTwins() {
    RunReport report =
        new RandomRun<>(getClass(), RandomClass::draw, RandomClassTests::compare)
            .until("compared", CLASSES, SEED);

    report.requireNoDifference();
    report.requireMoreThan(CLASSES / 8, "several ends");
    report.requireMoreThan(CLASSES / 100, "deadlocks");
    report.requireMoreThan(CLASSES / 8, "all interleavings");
  }

  private static void compare(RandomClass plan, Trial trial) {
    Set<String> scopeEnds = ConcurrentHashMap.newKeySet();
    ThreadProgram twin = ThreadProgram.of(new ScopeTwin(plan, scopeEnds));
    CheckResult expected = Check.of(twin).with(CheckOptions.defaults().withAll()).run();
    if (expected.executions().traces() > MOST_TRACES) {
      return;
    }
    trial.count("compared");
    String key = plan.toString();
    CheckResult found = check(plan, key, CheckOptions.defaults().withAll());
    trial.require("traces", expected.executions().traces(), found.executions().traces());
    trial.require("blocked runs", 0L, found.executions().blockedRuns());
    trial.require(
        "deadlocks", expected.statistics().violatingStates(), found.statistics().violatingStates());
    trial.require("ends", scopeEnds, Ends.take(key));
    trial.count("several ends", scopeEnds.size() > 1);
    trial.count("deadlocks", expected.statistics().violatingStates() > 0);
    compareAll(plan, scopeEnds, trial);
  }

  /** Every interleaving of the scope's program, if there are few. */
  private static void compareAll(RandomClass plan, Set<String> ends, Trial trial) {
    Set<String> all = ConcurrentHashMap.newKeySet();
    CheckOptions every =
        CheckOptions.defaults()
            .withAll()
            .withPor(Por.NONE)
            .withStore(StoreKind.NONE)
            .withLimits(Limits.none().withStates(20_000));
    CheckResult result = Check.of(ThreadProgram.of(new ScopeTwin(plan, all))).with(every).run();
    if (result.statistics().states() < 20_000) {
      trial.at("all interleavings");
      trial.require("ends", all, ends);
      trial.count("all interleavings");
    }
  }

  private static CheckResult check(RandomClass plan, String key, CheckOptions options) {
    try {
      Class<?> type = new GeneratedClass(plan, key).loadClass(GeneratedClass.NAME);
      Scopes scopes = new Scopes(List.of(), List.of("io.mazurka.classes.random"));
      return Check.of(ClassProgram.of(type, "run").with(scopes).allowingRaces())
          .with(options)
          .run();
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }
}
