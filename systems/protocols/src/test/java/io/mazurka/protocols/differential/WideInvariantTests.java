package io.mazurka.protocols.differential;

import io.mazurka.differential.SearchFindings;
import io.mazurka.differential.SearchWay;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.exploration.Patience;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.exploration.Stop;
import io.mazurka.kernel.exploration.Workforce;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.symmetry.StateSymmetry;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.engine.compiler.ProtocolCompiler;
import io.mazurka.protocols.engine.conditions.watching.Effort;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.random.ConditionPlan;
import io.mazurka.protocols.random.ConditionPlan.Form;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.random.ProtocolPlan;
import io.mazurka.search.Search;
import io.mazurka.testkit.Plan;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Invariants over whole roles in random protocols, with as little effort to find out what they
 * depend on as if they were wide: reduced searches against the full one.
 */
@Tag("slow")
class WideInvariantTests {

  private static final int DRAWS = 400;
  private static final int MOST_STATES = 300;

  /** A protocol and an invariant over its first role. */
  record WidePlan(ProtocolPlan protocol, ConditionPlan condition) implements Plan<WidePlan> {

    static WidePlan draw(long seed) {
      Random random = ProtocolGenerator.random(seed ^ 0x5eed);
      return new WidePlan(ProtocolGenerator.draw(seed), ConditionPlan.draw(random));
    }

    @Override
    public Stream<WidePlan> smaller() {
      return Stream.concat(
          protocol.smaller().map(smaller -> new WidePlan(smaller, condition)),
          condition.smaller().map(smaller -> new WidePlan(protocol, smaller)));
    }

    boolean mayThrow() {
      return mayThrow(condition);
    }

    private static boolean mayThrow(ConditionPlan plan) {
      return plan.form() == Form.THROWING || plan.parts().stream().anyMatch(WidePlan::mayThrow);
    }
  }

  @Test
  void reducedSearchWithWideInvariantKeepsVerdictsAndTerminalStates() {
    RunReport report =
        new RandomRun<>(getClass(), WidePlan::draw, WideInvariantTests::compare)
            .inParallel(0, DRAWS);
    System.out.println("wide invariants in " + report);

    report.requireNoDifference();
    report.occurrences("").keySet().forEach(what -> report.requireMoreThan(DRAWS / 400, what));
  }

  private static void compare(WidePlan plan, Trial trial) {
    Protocol protocol = PlannedProtocol.withWideInvariant(plan.protocol(), plan.condition());
    List<String> checked = List.of("wide");
    SearchFindings full;
    try {
      full =
          SearchFindings.of(
              protocol.compile(CheckOptions.unreduced()), SearchWay.upTo(MOST_STATES), checked);
    } catch (ModelMisbehavedException e) {
      requireThrowing(protocol, checked, trial);
      return;
    }
    if (!full.finished()) {
      return;
    }
    compare(protocol, checked, full, Effort.watching(), "watched", trial);
    compare(protocol, checked, full, Effort.tiny(), "with little effort", trial);
    compare(protocol, checked, full, Effort.trying(), "tried", trial);
    compare(protocol, checked, full, Effort.standard(), "not wide", trial);
    trial.count("violated", !full.violated().isEmpty());
    trial.count("throws, but not here", plan.mayThrow());
  }

  private static CompiledModel model(
      Protocol protocol, @Nullable Symmetry symmetry, Effort effort) {
    return ProtocolCompiler.compile(
        protocol,
        CheckOptions.defaults()
            .withPor(Por.LPOR)
            .with(ProtocolOptions.defaults().withDeadMessages(false).withSymmetry(symmetry)),
        effort);
  }

  private static void compare(
      Protocol protocol,
      List<String> checked,
      SearchFindings full,
      Effort effort,
      String way,
      Trial trial) {
    trial.at(way);
    CompiledModel model = model(protocol, Symmetry.NONE, effort);
    SearchFindings reduced = SearchFindings.of(model, SearchWay.upTo(MOST_STATES), checked);
    full.requireSame(reduced, checked, trial);
    Reduction reduction = model.reducer().reduce(model.properties().subList(0, 1));
    trial.count("compared, " + way);
    if (reduction.description().contains("counts as visible")) {
      trial.count(way + ", given up");
    }
    requireSymmetric(model(protocol, null, effort), full, trial);
    trial.count("states", full.states());
    trial.count("states, " + way, reduced.states());
  }

  /** Up to symmetry, the verdict is the same. */
  private static void requireSymmetric(CompiledModel model, SearchFindings full, Trial trial) {
    List<Property> wide = model.properties().subList(0, 1);
    StateSymmetry symmetry = model.reducer().symmetry(wide);
    SearchTask task =
        new SearchTask(
            model.system(),
            model.reducer().reduce(wide),
            symmetry,
            StoreKind.EXACT,
            wide,
            Stop.NEVER,
            Limits.none().withStates(MOST_STATES),
            Workforce.of(1),
            SearchListener.none(),
            Patience.endless());
    trial.require(
        "verdict up to symmetry",
        full.violated(),
        Set.copyOf(Search.of(task, SearchOrder.BFS).run().violated()));
    trial.count(
        "symmetric", symmetry.description().stream().anyMatch(text -> text.startsWith("symm")));
  }

  /** An invariant that throws somewhere does so in a reduced search, too. */
  private static void requireThrowing(Protocol protocol, List<String> checked, Trial trial) {
    trial.count("throws");
    for (Effort effort :
        List.of(Effort.watching(), Effort.tiny(), Effort.trying(), Effort.standard())) {
      try {
        SearchFindings.of(
            model(protocol, Symmetry.NONE, effort), SearchWay.upTo(100 * MOST_STATES), checked);
        trial.differ("end of the search", "the full search throws, the reduced one does not");
      } catch (ModelMisbehavedException expected) {
        trial.count("throws when reduced, too");
      }
    }
  }
}
