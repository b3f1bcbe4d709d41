package io.mazurka.guarded.differential;

import io.mazurka.differential.SearchFindings;
import io.mazurka.differential.temporal.TemporalVerdicts;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.ReductionOptions;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.testkit.Plan;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random programs and circuits, searched in full and by the published algorithm. */
@Tag("slow")
final class PublishedLporTests {

  private static final int SYSTEMS = 100;
  private static final int MOST_STATES = 200;

  @Test
  void searchOfProgramsKeepsVerdictsAndTerminalStates() {
    compareAll(ProgramGenerator::draw, plan -> PlannedProgram.of(plan).model());
  }

  @Test
  void searchOfCircuitsKeepsVerdictsAndTerminalStates() {
    compareAll(CircuitGenerator::draw, CircuitPlan::circuit);
  }

  private <P extends Plan<P>> void compareAll(
      LongFunction<P> generator, Function<P, Checkable> builder) {
    RunReport report =
        new RandomRun<P>(
                getClass(), generator, (plan, trial) -> compare(builder.apply(plan), trial))
            .inTurn(0, SYSTEMS);
    System.out.println("published sets: " + report);
    report.requireNoDifference();
    report.requireMoreThan(SYSTEMS / 10, "states were saved");
  }

  private static void compare(Checkable system, Trial trial) {
    SearchFindings full = SearchFindings.of(system, CheckOptions.unreduced());
    SearchOrder order = trial.seed() % 2 == 0 ? SearchOrder.BFS : SearchOrder.DFS;
    for (boolean net : new boolean[] {true, false}) {
      trial.at("%s, net %s".formatted(order, net));
      CheckOptions options = published(net).withSearch(order);
      SearchFindings terminal = SearchFindings.of(system, options.withProperties("deadlock"));
      full.requireSame(terminal, List.of(), trial);
      full.requireSame(SearchFindings.of(system, options), full.violated(), trial);
      trial.count("states were saved", terminal.states() < full.states());
    }
    if (full.states() < MOST_STATES) {
      TemporalVerdicts.of(system, CheckOptions.unreduced(), MOST_STATES, trial)
          .compare(Map.of("published", published(true)), trial);
    }
  }

  private static CheckOptions published(boolean net) {
    return CheckOptions.defaults()
        .withReductions(ReductionOptions.defaults().withPor(Por.LPOR).withSets(Por.Sets.PUBLISHED))
        .withNet(net);
  }
}
