package io.mazurka.differential;

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
import io.mazurka.kernel.reduction.WatchedReduction;
import io.mazurka.kernel.search.Search;
import io.mazurka.temporal.formula.BranchingFormula;
import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.testkit.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Compares what a reduced search goes through with all there is, as temporal properties see it:
 * whichever they are, if they speak of the state properties given here.
 *
 * @param system what is searched
 * @param reduction how it is reduced
 * @param needed what it should preserve
 * @param observed what formulas may speak of
 */
public record TemporalComparison(
    TransitionSystem system,
    Reduction reduction,
    PropertyClass needed,
    List<StateProperty> observed) {

  /** The reduction that a model makes for some property of this class about what is observed. */
  public static TemporalComparison of(
      CompiledModel model, PropertyClass needed, List<StateProperty> observed) {
    List<Property> checked = new ArrayList<>(observed);
    checked.add(some(needed));
    return new TemporalComparison(
        model.system(), model.reducer().reduce(checked), needed, observed);
  }

  /** A property that has atoms enough for everything and says nothing. */
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

  /** The graph of all states and steps, unless there are more than so many states. */
  public Optional<LabelledGraph> full(int mostStates) {
    return LabelledGraph.explore(system, state -> null, observed, mostStates);
  }

  /** The graph that a search goes through. */
  public LabelledGraph reduced(SearchOrder order, Workforce workforce, Patience patience) {
    RecordedChoices recorded = new RecordedChoices();
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

  /** The same breadth-first, by one worker, with the reduction to the end. */
  public LabelledGraph reduced() {
    return reduced(SearchOrder.BFS, new Workforce(1, 1, 8), Patience.endless());
  }

  /**
   * What is lost of {@code full}, in words, if something is: a reduced graph is part of the full
   * one, so nothing can be added.
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
   * Compares searches of both orders, of one worker and of several, and with reductions that are
   * given up.
   *
   * @return whether it was compared: there are few enough states
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
