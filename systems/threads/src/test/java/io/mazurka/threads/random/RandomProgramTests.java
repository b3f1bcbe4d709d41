package io.mazurka.threads.random;

import io.mazurka.differential.SearchFindings;
import io.mazurka.dpor.planning.ClassicVariant;
import io.mazurka.dpor.planning.Conflicts;
import io.mazurka.dpor.planning.PersistentSets;
import io.mazurka.dpor.planning.Strategy;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import io.mazurka.threads.ThreadProgram;
import io.mazurka.threads.model.PersistentThreads;
import io.mazurka.threads.model.StepModel;
import io.mazurka.threads.objects.Scope;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every planner finds exactly the traces and deadlocks that brute force finds. */
@Tag("slow")
final class RandomProgramTests {

  /** How many are drawn, times what {@code -Ddraws} says. */
  private static final int PROGRAMS = 320;

  private static final long SEED = 20_240_501L;

  /** Searches that store states take longer: only some programs are searched. */
  private static final int SEARCHED = 8;

  @Test
  void everyPlannerFindsTheTracesOfBruteForce() {
    RunReport report =
        new RandomRun<>(getClass(), RandomProgram::draw, RandomProgramTests::compare)
            .until("compared", PROGRAMS, SEED);

    report.requireNoDifference();
    report.requireMoreThan(PROGRAMS / 3, "fewer traces than runs");
    report.requireMoreThan(PROGRAMS / 2, "smaller persistent sets");
    report.requireMoreThan(PROGRAMS / 10, "less with marking");
    report.requireMoreThan(PROGRAMS / 10, "deadlocks");
    report.requireMoreThan(PROGRAMS / 50, "failing threads");
  }

  @Test
  void everyPlannerFindsTheTracesHoweverThreadsWakeUp() {
    RunReport report =
        new RandomRun<>(getClass(), WakingProgram::draw, RandomProgramTests::compare)
            .until("compared", PROGRAMS / 40, SEED);

    report.requireNoDifference();
    report.requireMoreThan(PROGRAMS / 200, "deadlocks");
  }

  private static void compare(Consumer<Scope> program, Trial trial) {
    StepModel model = StepModel.of(program);
    TraceSet all = TraceSet.of(model, full(false), Conflicts.READWRITE);
    if (all.tally().runs() > TraceSet.MOST_RUNS) {
      return;
    }
    trial.count("compared");
    TraceSet allConflicting = TraceSet.of(model, full(false), Conflicts.ALL);
    compare(model, all, Conflicts.READWRITE, trial);
    compare(model, allConflicting, Conflicts.ALL, trial);
    comparePersistent(model, all, Conflicts.READWRITE, trial);
    comparePersistent(model, allConflicting, Conflicts.ALL, trial);
    if (trial.seed() % SEARCHED == 0) {
      compareSearches(ThreadProgram.of(program), all, trial);
    }
    trial.count("fewer traces than runs", all.traces().size() < all.tally().traces());
    trial.count("deadlocks", all.traces().keySet().stream().anyMatch(t -> t.contains("false")));
    trial.count(
        "failing threads", all.traces().keySet().stream().anyMatch(t -> !t.contains("null")));
  }

  private static void compare(StepModel model, TraceSet all, Conflicts conflicts, Trial trial) {
    TraceSet optimal = TraceSet.of(model, new Strategy.Optimal(), conflicts);
    trial.at("optimal, conflicts " + conflicts);
    requireTraces(all, optimal, trial);
    requireEachOnce(all, optimal, trial);
    trial.require("blocked runs", 0L, optimal.tally().blockedRuns());
    for (Strategy sleeping :
        new Strategy[] {full(true), new Strategy.Source(), new Strategy.Repaired()}) {
      trial.at("%s, conflicts %s".formatted(sleeping, conflicts));
      TraceSet found = TraceSet.of(model, sleeping, conflicts);
      requireTraces(all, found, trial);
      requireEachOnce(all, found, trial);
    }
    for (ClassicVariant variant : variants(conflicts)) {
      for (boolean marking : new boolean[] {false, true}) {
        Strategy classic = new Strategy.Published(variant, marking, PersistentSets.NONE);
        trial.at("%s, conflicts %s".formatted(classic, conflicts));
        TraceSet found = TraceSet.of(model, classic, conflicts);
        requireTraces(all, found, trial);
        noteMarking(model, variant, marking, found, conflicts, trial);
      }
    }
  }

  private static List<ClassicVariant> variants(Conflicts conflicts) {
    return Arrays.stream(ClassicVariant.values())
        .filter(one -> conflicts == Conflicts.ALL || one != ClassicVariant.LAST_ACCESS)
        .toList();
  }

  private static void noteMarking(
      StepModel model,
      ClassicVariant variant,
      boolean marking,
      TraceSet found,
      Conflicts conflicts,
      Trial trial) {
    if (marking) {
      long without =
          TraceSet.of(model, new Strategy.Published(variant), conflicts).tally().events();
      trial.count("less with marking", found.tally().events() < without);
    }
  }

  private static void requireTraces(TraceSet all, TraceSet found, Trial trial) {
    if (!found.traces().keySet().equals(all.traces().keySet())) {
      trial.differ(
          "traces", "%d instead of %d".formatted(found.traces().size(), all.traces().size()));
    }
  }

  private static void requireEachOnce(TraceSet all, TraceSet found, Trial trial) {
    trial.require("completed runs", (long) all.traces().size(), found.tally().traces());
  }

  private static void requireEnds(TraceSet all, TraceSet found, Trial trial) {
    trial.require("ends", all.ends(), found.ends());
  }

  /** Within persistent sets, with and without everything they go together with. */
  private static void comparePersistent(
      StepModel model, TraceSet all, Conflicts conflicts, Trial trial) {
    PersistentThreads threads = model.persistentThreads(conflicts);
    Function<Function<PersistentSets, Strategy>, TraceSet> explore =
        strategy -> TraceSet.of(model, e -> strategy.apply(e.persistentSets(threads)), conflicts);
    trial.at("persistent sets, conflicts " + conflicts);
    TraceSet plain = explore.apply(sets -> new Strategy.Full(false, sets, false));
    requireTraces(all, plain, trial);
    trial.count("smaller persistent sets", plain.tally().events() < all.tally().events());
    trial.at("persistent and sleep sets, conflicts " + conflicts);
    TraceSet sleeping = explore.apply(sets -> new Strategy.Full(true, sets, false));
    requireTraces(all, sleeping, trial);
    requireEachOnce(all, sleeping, trial);
    trial.at("repaired in persistent sets, conflicts " + conflicts);
    TraceSet repaired = explore.apply(Strategy.Repaired::new);
    requireTraces(all, repaired, trial);
    requireEachOnce(all, repaired, trial);
    for (ClassicVariant variant : variants(conflicts)) {
      for (boolean marking : new boolean[] {false, true}) {
        trial.at("%s in persistent sets, marking %s, %s".formatted(variant, marking, conflicts));
        requireTraces(
            all, explore.apply(sets -> new Strategy.Published(variant, marking, sets)), trial);
      }
    }
    for (boolean sleepSets : new boolean[] {false, true}) {
      trial.at("state matching, sleep sets %s, conflicts %s".formatted(sleepSets, conflicts));
      requireEnds(
          all,
          explore.apply(sets -> new Strategy.Full(sleepSets, PersistentSets.NONE, true)),
          trial);
      trial.at("state matching in persistent sets, sleep sets " + sleepSets);
      requireEnds(all, explore.apply(sets -> new Strategy.Full(sleepSets, sets, true)), trial);
    }
  }

  /** States are stored, and persistent sets explored in two orders. */
  private static void compareSearches(ThreadProgram program, TraceSet all, Trial trial) {
    SearchFindings full = SearchFindings.of(program, CheckOptions.unreduced());
    trial.require("terminal states and ends", all.ends().size(), full.terminal().size());
    for (SearchOrder order : SearchOrder.values()) {
      trial.at("stored persistent sets, " + order);
      CheckOptions options = CheckOptions.unreduced().withPor(Por.LPOR).withSearch(order);
      full.requireSame(SearchFindings.of(program, options), full.violated(), trial);
    }
  }

  private static Strategy full(boolean sleepSets) {
    return new Strategy.Full(sleepSets);
  }
}
