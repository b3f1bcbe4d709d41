package io.mazurka.dpor.planning;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.dpor.Explorer;
import io.mazurka.dpor.NormalForm;
import io.mazurka.dpor.SmallPrograms;
import io.mazurka.dpor.StraightLines;
import io.mazurka.dpor.Tally;
import io.mazurka.dpor.execution.History;
import io.mazurka.dpor.execution.PackedDependence;
import io.mazurka.dpor.execution.RunEnd;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Each planner on all small programs, against the traces of all their interleavings. */
final class ThreadPlannerTests {

  private static final List<Strategy> STRATEGIES =
      List.of(
          new Strategy.Full(false),
          new Strategy.Full(true),
          new Strategy.Published(ClassicVariant.HAPPENS_BEFORE),
          new Strategy.Published(ClassicVariant.CLOCK_VECTORS),
          new Strategy.Published(ClassicVariant.HAPPENS_BEFORE, true, PersistentSets.NONE),
          new Strategy.Published(ClassicVariant.CLOCK_VECTORS, true, PersistentSets.NONE),
          new Strategy.Repaired(),
          new Strategy.Source(),
          new Strategy.Optimal());

  private static final List<String[]> PROGRAMS =
      Stream.concat(SmallPrograms.all(2, 3).stream(), SmallPrograms.all(3, 2).stream()).toList();

  /** The traces and the figures of the runs of a planner. */
  private record Explored(Set<List<TreeSet<Long>>> traces, Tally tally) {

    static Explored by(Strategy strategy, String... program) {
      Set<List<TreeSet<Long>>> traces = new HashSet<>();
      Tally tally =
          Explorer.of(
                  new StraightLines(program),
                  strategy,
                  Conflicts.READWRITE,
                  100,
                  (end, history) -> {
                    if (end == RunEnd.COMPLETE) {
                      traces.add(trace(history));
                    }
                    return true;
                  })
              .run();
      return new Explored(traces, tally);
    }

    private static List<TreeSet<Long>> trace(History history) {
      List<Long> events = new ArrayList<>();
      for (int event = 0; event < history.length(); event++) {
        events.add(history.access(event));
      }
      return NormalForm.of(events, PackedDependence.INSTANCE);
    }
  }

  private static Set<List<TreeSet<Long>>> traces(String... program) {
    return SmallPrograms.interleavings(program).stream()
        .map(events -> NormalForm.of(events, PackedDependence.INSTANCE))
        .collect(Collectors.toSet());
  }

  @Test
  void everyPlannerRunsEveryTrace() {
    for (String[] program : PROGRAMS) {
      Set<List<TreeSet<Long>>> all = traces(program);
      for (Strategy strategy : STRATEGIES) {
        assertThat(Explored.by(strategy, program).traces())
            .as("%s of %s", strategy.description(), List.of(program))
            .isEqualTo(all);
      }
    }
  }

  @Test
  void sleepSetsAndSourceSetsCompleteOneRunForEachTrace() {
    for (String[] program : PROGRAMS) {
      int all = traces(program).size();
      for (Strategy strategy :
          List.of(new Strategy.Full(true), new Strategy.Source(), new Strategy.Repaired())) {
        assertThat(Explored.by(strategy, program).tally().traces())
            .as("%s of %s", strategy.description(), List.of(program))
            .isEqualTo(all);
      }
    }
  }

  @Test
  void wakeupTreesNeedNoOtherRuns() {
    for (String[] program : PROGRAMS) {
      assertThat(Explored.by(new Strategy.Optimal(), program).tally().runs())
          .as("runs of %s", List.of(program))
          .isEqualTo(traces(program).size());
    }
  }

  /** The programs are varied enough for the tests above to mean something. */
  @Test
  void someProgramsHaveMoreInterleavingsThanTracesAndSomeManyTraces() {
    assertThat(PROGRAMS).hasSize(3_570 + 1_540);
    assertThat(traces("wa wa wa", "wa wa wa")).hasSize(20);
    assertThat(traces("wa ra rb", "wb ra rb")).hasSize(3);
    assertThat(SmallPrograms.interleavings("wa ra rb", "wb ra rb")).hasSize(20);
  }
}
