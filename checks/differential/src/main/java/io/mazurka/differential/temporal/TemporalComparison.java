package io.mazurka.differential.temporal;

import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.exploration.Patience;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.exploration.Stop;
import io.mazurka.kernel.exploration.Workforce;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.PropertyClass;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.reduction.StubbornReduction;
import io.mazurka.kernel.reduction.WatchedReduction;
import io.mazurka.search.Search;
import io.mazurka.temporal.formula.BranchingFormula;
import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.testkit.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Compares the graph of a reduced search with the full graph, from the point of view of all
 * temporal properties whose atoms are the given state properties.
 *
 * @param system the system to search
 * @param reduction how it is reduced
 * @param needed the class of properties that the reduction should preserve
 * @param observed the possible atoms of formulas
 */
public record TemporalComparison(
    TransitionSystem system,
    Reduction reduction,
    PropertyClass needed,
    List<StateProperty> observed) {

  /** A comparison for the reduction that a model makes for properties of this class. */
  public static TemporalComparison of(
      CompiledModel model, PropertyClass needed, List<StateProperty> observed) {
    List<Property> checked = new ArrayList<>(observed);
    checked.add(some(needed));
    return new TemporalComparison(
        model.system(), model.reducer().reduce(checked), needed, observed);
  }

  /** A placeholder property of this class, which has atoms but claims nothing. */
  public static TemporalProperty some(PropertyClass needed) {
    return new TemporalProperty(
        needed.name(),
        "true",
        needed == PropertyClass.LINEAR_TIME
            ? new LinearFormula.Constant(true)
            : new BranchingFormula.Constant(true),
        List.of(),
        List.of());
  }

  /** The graph of all states and steps; empty if there are more than {@code mostStates} states. */
  public Optional<LabelledGraph> full(int mostStates) {
    return LabelledGraph.explore(system, state -> null, observed, mostStates);
  }

  /** The graph that a reduced search explores. */
  public LabelledGraph reduced(SearchOrder order, Workforce workforce, Patience patience) {
    RecordedChoices recorded = new RecordedChoices();
    if (reduction instanceof StubbornReduction sets && sets.isDynamic()) {
      return dynamic(order, recorded);
    }
    SearchTask task =
        new SearchTask(
                system,
                new WatchedReduction(reduction, recorded),
                StoreKind.EXACT,
                List.of(),
                Stop.NEVER,
                Limits.none(),
                SearchListener.none())
            .withWorkforce(workforce)
            .withPatience(patience);
    Search.of(task, order).run();
    return LabelledGraph.explore(system, recorded.chosenIn()::get, observed, Integer.MAX_VALUE)
        .orElseThrow();
  }

  /** The graph of a search that comes back to states, which knows only at its end what it took. */
  private LabelledGraph dynamic(SearchOrder order, RecordedChoices recorded) {
    SearchTask task =
        new SearchTask(
            system,
            reduction,
            StoreKind.EXACT,
            List.of(some(needed)),
            Stop.NEVER,
            Limits.none(),
            SearchListener.none());
    Search search = Search.of(task, order);
    search.run();
    recorded.takeIn(Objects.requireNonNull(search.explored()));
    return LabelledGraph.explore(system, recorded.chosenIn()::get, observed, Integer.MAX_VALUE)
        .orElseThrow();
  }

  /**
   * The graph of a breadth-first reduced search by one worker that never gives up the reduction.
   */
  public LabelledGraph reduced() {
    return reduced(SearchOrder.BFS, new Workforce(1, 1, 8), Patience.endless());
  }

  /**
   * What {@code reduced} has lost of {@code full}, as text; empty if nothing. A reduced graph is a
   * part of the full one, so it adds nothing.
   */
  public Optional<String> lost(LabelledGraph full, LabelledGraph reduced) {
    Optional<String> trace = StutterTraces.missing(full, reduced);
    if (trace.isEmpty()
        && needed == PropertyClass.BRANCHING_TIME
        && !StutterBisimulation.areEquivalent(full, reduced)) {
      return Optional.of("an initial state is not equivalent to itself");
    }
    return trace;
  }

  /**
   * Compares searches in both orders, by one worker and by several, also with reductions that are
   * given up.
   *
   * @return whether there were few enough states for a comparison
   */
  public boolean compare(int mostStates, Trial trial) {
    Optional<LabelledGraph> explored = full(mostStates);
    if (explored.isEmpty()) {
      return false;
    }
    LabelledGraph full = explored.get();
    LabelledGraph reduced = reduced();
    require(full, reduced, "breadth-first", trial);
    LabelledGraph together = reduced(SearchOrder.BFS, new Workforce(3, 1, 8), Patience.endless());
    trial.require("states with three workers", reduced.size(), together.size());
    require(full, together, "breadth-first, three workers", trial);
    require(
        full,
        reduced(SearchOrder.DFS, new Workforce(1, 1, 8), Patience.endless()),
        "depth-first",
        trial);
    long until = 1 + trial.seed() % 20;
    require(
        full,
        reduced(SearchOrder.BFS, new Workforce(1, 1, 8), Patience.untilStates(until)),
        "reduced for %d states".formatted(until),
        trial);
    trial.count("states", full.size());
    trial.count("states, reduced", reduced.size());
    trial.count("reduced", reduced.size() < full.size());
    return true;
  }

  private void require(LabelledGraph full, LabelledGraph reduced, String way, Trial trial) {
    lost(full, reduced).ifPresent(loss -> trial.differ("search, " + way, loss));
  }
}
