package io.mazurka.threads.random;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.check.Check;
import io.mazurka.kernel.check.CheckResult;
import io.mazurka.kernel.check.PropertyResult;
import io.mazurka.kernel.dynamic.planning.ClassicVariant;
import io.mazurka.kernel.dynamic.planning.PersistentSets;
import io.mazurka.kernel.dynamic.planning.Strategy;
import io.mazurka.kernel.dynamic.planning.VisitedStates;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Conflicts;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.ReductionOptions;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.threads.ThreadProgram;
import io.mazurka.threads.model.ModelExecution;
import io.mazurka.threads.model.PersistentThreads;
import io.mazurka.threads.model.StepModel;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Every planner finds exactly the traces and deadlocks that brute force finds. */
abstract class RandomProgramContract {

  private static final long SEED = 20_240_501L;

  /** Searches that store states take longer: only some programs are searched. */
  private static final int SEARCHED = 8;

  private final int programs;
  private int reduced;
  private int persistent;
  private int deadlocking;
  private int failing;

  RandomProgramContract(int programs) {
    this.programs = programs;
  }

  @Test
  void everyPlannerFindsTheTracesOfBruteForce() {
    Random random = new Random(SEED);
    int compared = 0;
    while (compared < programs) {
      RandomProgram program = RandomProgram.of(random);
      StepModel model = StepModel.of(program);
      TraceSet all = TraceSet.of(model, full(false), Conflicts.READWRITE);
      if (all.tally().runs() > TraceSet.MOST_RUNS) {
        continue;
      }
      try {
        TraceSet allConflicting = TraceSet.of(model, full(false), Conflicts.ALL);
        compare(model, all, Conflicts.READWRITE);
        compare(model, allConflicting, Conflicts.ALL);
        comparePersistent(model, all, Conflicts.READWRITE);
        comparePersistent(model, allConflicting, Conflicts.ALL);
        if (compared % SEARCHED == 0) {
          compareSearches(ThreadProgram.of(program), all);
        }
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError("seed %d, program %d: %s".formatted(SEED, compared, program), e);
      }
      compared++;
      reduced += all.traces().size() < all.tally().traces() ? 1 : 0;
      deadlocking += all.traces().keySet().stream().anyMatch(t -> t.contains("false")) ? 1 : 0;
      failing += all.traces().keySet().stream().anyMatch(t -> !t.contains("null")) ? 1 : 0;
    }
    assertThat(reduced).as("programs with fewer traces than runs").isGreaterThan(programs / 3);
    assertThat(persistent).as("twice, smaller persistent sets").isGreaterThan(programs / 2);
    assertThat(deadlocking).as("programs with deadlocks").isGreaterThan(programs / 10);
    assertThat(failing).as("programs with failing threads").isGreaterThan(programs / 50);
  }

  private static void compare(StepModel model, TraceSet all, Conflicts conflicts) {
    TraceSet optimal = TraceSet.of(model, new Strategy.Optimal(), conflicts);
    assertThat(optimal.traces().keySet()).as("optimal").isEqualTo(all.traces().keySet());
    assertThat(optimal.tally().traces()).as("optimal").isEqualTo(all.traces().size());
    assertThat(optimal.tally().blockedRuns()).as("optimal").isZero();
    for (Strategy sleeping :
        new Strategy[] {full(true), new Strategy.Source(), new Strategy.Repaired()}) {
      TraceSet found = TraceSet.of(model, sleeping, conflicts);
      assertThat(found.traces().keySet()).as("%s", sleeping).isEqualTo(all.traces().keySet());
      assertThat(found.tally().traces()).as("%s", sleeping).isEqualTo(all.traces().size());
    }
    for (ClassicVariant variant : ClassicVariant.values()) {
      if (conflicts == Conflicts.ALL || variant != ClassicVariant.LAST_ACCESS) {
        Strategy classic = new Strategy.Published(variant);
        TraceSet found = TraceSet.of(model, classic, conflicts);
        assertThat(found.traces().keySet()).as("%s", variant).isEqualTo(all.traces().keySet());
      }
    }
  }

  /** Within persistent sets, with and without everything they go together with. */
  private void comparePersistent(StepModel model, TraceSet all, Conflicts conflicts) {
    PersistentThreads threads = model.persistentThreads(conflicts);
    Function<Function<ModelExecution, Strategy>, TraceSet> explore =
        strategy -> TraceSet.of(model, strategy, conflicts);
    TraceSet plain = explore.apply(e -> new Strategy.Full(false, e.persistentSets(threads), null));
    assertThat(plain.traces().keySet()).as("persistent").isEqualTo(all.traces().keySet());
    persistent += plain.tally().events() < all.tally().events() ? 1 : 0;
    TraceSet sleeping =
        explore.apply(e -> new Strategy.Full(true, e.persistentSets(threads), null));
    assertThat(sleeping.traces().keySet()).as("sleeping").isEqualTo(all.traces().keySet());
    assertThat(sleeping.tally().traces()).as("sleeping").isEqualTo(all.traces().size());
    TraceSet classic =
        explore.apply(
            e -> new Strategy.Published(ClassicVariant.CLOCK_VECTORS, e.persistentSets(threads)));
    assertThat(classic.traces().keySet()).as("classic").isEqualTo(all.traces().keySet());
    for (boolean sleepSets : new boolean[] {false, true}) {
      TraceSet matching =
          explore.apply(
              e -> new Strategy.Full(sleepSets, PersistentSets.none(), new VisitedStates(e)));
      assertThat(matching.ends()).as("matching").isEqualTo(all.ends());
      TraceSet both =
          explore.apply(
              e -> new Strategy.Full(sleepSets, e.persistentSets(threads), new VisitedStates(e)));
      assertThat(both.ends()).as("matching in persistent sets").isEqualTo(all.ends());
    }
  }

  /** States are stored, and persistent sets explored in two orders. */
  private static void compareSearches(ThreadProgram program, TraceSet all) {
    List<PropertyResult> expected =
        Check.of(program).with(CheckOptions.unreduced().withAll()).run().properties();
    ReductionOptions persistent = ReductionOptions.none().withPor(Por.LPOR);
    for (SearchOrder order : SearchOrder.values()) {
      CheckOptions options = CheckOptions.defaults().withReductions(persistent).withAll();
      CheckResult found = Check.of(program).with(options.withSearch(order)).run();
      assertThat(found.properties()).as("%s", order).isEqualTo(expected);
      assertThat(found.statistics().terminalStates()).as("%s", order).isEqualTo(all.ends().size());
    }
  }

  private static Strategy full(boolean sleepSets) {
    return new Strategy.Full(sleepSets);
  }
}
