package io.mazurka.protocols.differential;

import io.mazurka.kernel.Property;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.search.EndReason;
import io.mazurka.kernel.search.Search;
import io.mazurka.kernel.search.SearchListener;
import io.mazurka.kernel.search.SearchResult;
import io.mazurka.kernel.search.SearchTask;
import io.mazurka.kernel.search.Stop;
import java.util.List;
import java.util.Set;

/**
 * What a search found.
 *
 * @param finished whether it came to an end
 * @param terminal the terminal states
 * @param violated the invariants that fail somewhere
 */
record Exploration(boolean finished, long states, Set<List<Long>> terminal, Set<String> violated) {

  /** How to search: in which order, with which store and up to how many states. */
  record Way(SearchOrder order, StoreKind store, long mostStates) {

    static Way upTo(long mostStates) {
      return new Way(SearchOrder.BFS, StoreKind.EXACT, mostStates);
    }
  }

  /** Explores for the invariants with these names, and with the model's own reduction. */
  static Exploration of(CompiledModel model, Way way, List<String> names) {
    List<Property> invariants =
        model.properties().stream().filter(each -> names.contains(each.name())).toList();
    return of(model.system(), model.reducer().reduce(invariants), way, invariants);
  }

  static Exploration of(
      TransitionSystem system, Reduction reduction, Way way, List<Property> invariants) {
    TerminalStates recorder = new TerminalStates(system);
    SearchTask task =
        new SearchTask(
            recorder,
            reduction,
            way.store(),
            invariants,
            Stop.NEVER,
            Limits.none().withStates(way.mostStates()),
            SearchListener.none());
    SearchResult result = Search.of(task, way.order()).run();
    return new Exploration(
        result.end() == EndReason.EXHAUSTED,
        result.statistics().states(),
        recorder.found(),
        Set.copyOf(result.violated()));
  }

  /** Whether nothing was lost of what another search of the same protocol found. */
  boolean agreesWith(Exploration other) {
    return terminal.equals(other.terminal) && violated.equals(other.violated);
  }
}
