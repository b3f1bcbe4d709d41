package io.mazurka.differential;

import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.Patience;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.exploration.SearchResult;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.exploration.Stop;
import io.mazurka.kernel.exploration.Workforce;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.value.bytes.Fingerprint;
import io.mazurka.search.Search;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.Check.Prepared;
import io.mazurka.testkit.Trial;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The findings of a search, in a form that does not depend on how it searched.
 *
 * @param finished whether the search was complete
 * @param states the number of visited states
 * @param terminal the terminal states in their {@link #canonical} form
 * @param violated the properties that some state decides: those that fail and those that hold
 *     sometimes
 * @param steppedBack whether the search gave up its reduction
 */
public record SearchFindings(
    boolean finished,
    long states,
    Set<List<Long>> terminal,
    Set<String> violated,
    boolean steppedBack) {

  /** Several workers that share every level, after a few states from which the reduction learns. */
  private static final Workforce CREW = new Workforce(3, 1, 8);

  private static final Workforce ALONE = new Workforce(1, 1, 8);
  private static final int SYSTEMS_PER_CREW = 3;

  /** The findings of a search that kept its reduction. */
  public SearchFindings(
      boolean finished, long states, Set<List<Long>> terminal, Set<String> violated) {
    this(finished, states, terminal, violated, false);
  }

  /** Searches with the model's own reduction for the invariants with these names. */
  public static SearchFindings of(CompiledModel model, SearchWay way, Collection<String> names) {
    List<Property> properties =
        model.properties().stream().filter(each -> names.contains(each.name())).toList();
    return of(model.system(), model.reducer().reduce(properties), way, properties);
  }

  /** Searches as a check with these options would. */
  public static SearchFindings of(Checkable system, CheckOptions options) {
    return of(system, options, Patience.endless());
  }

  /** The same search with another patience with the reduction. */
  public static SearchFindings of(Checkable system, CheckOptions options, Patience patience) {
    Prepared prepared = Check.of(system).with(options).prepare();
    SearchWay way =
        new SearchWay(
            options.search(), prepared.task().store(), options.limits().states(), patience);
    return of(
        prepared.model().system(),
        prepared.task().reduction(),
        way,
        prepared.task().properties().stream()
            .filter(property -> property != StateProperty.NO_TERMINAL_STATE)
            .toList());
  }

  /** Searches a system for these properties. */
  public static SearchFindings of(
      TransitionSystem system, Reduction reduction, SearchWay way, List<Property> properties) {
    TerminalStates recorder = new TerminalStates(system);
    SearchTask task =
        new SearchTask(
                recorder,
                reduction,
                way.store(),
                properties,
                Stop.NEVER,
                Limits.none().withStates(way.mostStates()),
                SearchListener.none())
            .withPatience(way.patience());
    SearchResult result = search(task, way.order());
    return new SearchFindings(
        result.end() == EndReason.EXHAUSTED,
        result.statistics().states(),
        recorder.found(),
        Set.copyOf(result.violated()),
        result.stepBack() != null);
  }

  /** Searches; some systems also with several workers, which must find the same. */
  private static SearchResult search(SearchTask task, SearchOrder order) {
    boolean several =
        order == SearchOrder.BFS && task.system().transitions().size() % SYSTEMS_PER_CREW == 0;
    String together = several ? figures(Search.of(task.withWorkforce(CREW), order).run()) : "";
    SearchResult alone = Search.of(task.withWorkforce(ALONE), order).run();
    if (several && !together.equals(figures(alone))) {
      throw new AssertionError(
          "several workers find %s where one finds %s".formatted(together, figures(alone)));
    }
    return alone;
  }

  private static String figures(SearchResult result) {
    SearchResult.Statistics figures = result.statistics();
    return "%d states, %d transitions, %d terminal and %d violating, and %s"
        .formatted(
            figures.states(),
            figures.transitions(),
            figures.terminalStates(),
            figures.violatingStates(),
            new TreeSet<>(result.violated()));
  }

  /** A state as the fingerprints of its values, which are the same in every search. */
  public static List<Long> canonical(TransitionSystem system, int[] state) {
    return List.of(Fingerprint.of(system.values().encode(state)));
  }

  /** Whether this search lost nothing that another search of the same system found. */
  public boolean agreesWith(SearchFindings other) {
    return finished && terminal.equals(other.terminal) && violated.equals(other.violated);
  }

  /**
   * Demands that a reduced search of the same system lost nothing: it is complete as well, and has
   * the same terminal states and the same verdicts on the checked invariants.
   */
  public void requireSame(SearchFindings reduced, Collection<String> checked, Trial trial) {
    if (!reduced.finished) {
      trial.differ(
          "end of the search",
          "the full search has %,d states, the reduced one no end after %,d"
              .formatted(states, reduced.states));
      return;
    }
    if (!terminal.equals(reduced.terminal)) {
      trial.differ(
          "terminal states",
          "the full search has %d, the reduced one %d"
              .formatted(terminal.size(), reduced.terminal.size()));
    }
    Set<String> relevant = new TreeSet<>(violated);
    relevant.retainAll(checked);
    trial.require("violated invariants", relevant, new TreeSet<>(reduced.violated));
  }
}
