package io.mazurka.threads.random;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.dynamic.Classic;
import io.mazurka.kernel.dynamic.Strategy;
import io.mazurka.kernel.options.Conflicts;
import io.mazurka.threads.model.StepModel;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Every planner finds exactly the traces and deadlocks that brute force finds. */
abstract class RandomProgramContract {

  private static final long SEED = 20_240_501L;

  private final int programs;
  private int reduced;
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
        compare(model, all, Conflicts.READWRITE);
        compare(model, TraceSet.of(model, full(false), Conflicts.ALL), Conflicts.ALL);
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError("seed %d, program %d: %s".formatted(SEED, compared, program), e);
      }
      compared++;
      reduced += all.traces().size() < all.tally().traces() ? 1 : 0;
      deadlocking += all.traces().keySet().stream().anyMatch(t -> t.contains("false")) ? 1 : 0;
      failing += all.traces().keySet().stream().anyMatch(t -> !t.contains("null")) ? 1 : 0;
    }
    assertThat(reduced).as("programs with fewer traces than runs").isGreaterThan(programs / 3);
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
    for (Classic variant : Classic.values()) {
      if (conflicts == Conflicts.ALL || variant != Classic.LAST_ACCESS) {
        Strategy classic = new Strategy.Published(variant);
        TraceSet found = TraceSet.of(model, classic, conflicts);
        assertThat(found.traces().keySet()).as("%s", variant).isEqualTo(all.traces().keySet());
      }
    }
  }

  private static Strategy full(boolean sleepSets) {
    return new Strategy.Full(sleepSets);
  }
}
