package io.mazurka.threads.model;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.trace.picture.DrawnGraph;
import io.mazurka.threads.model.ThreadGraph.Place;
import io.mazurka.threads.operations.Done;
import io.mazurka.threads.operations.OperationOutcome;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Finds the graphs of all threads. Every thread meets every object in every state that some thread,
 * in any of its local states, might leave it in; this is repeated until nothing new comes up.
 *
 * <p>If this does not come to an end, for example because a thread counts, the states of objects
 * are taken to be unknown. Then a thread can be followed only through operations all of whose
 * results are known: operations without a result, and operations that result in true or false.
 */
final class ThreadGraphs {

  private static final int MOST_OBJECT_STATES = 130;
  private static final int MOST_LOCAL_STATES = 4_000;
  private static final Set<Object> TOLD_NOTHING = Set.of(Done.DONE);
  private static final Set<Object> TRUE_AND_FALSE = Set.of(true, false);

  private final StepModel model;

  /** Per thread and local state, how many states of its object were tried. */
  private final List<List<Integer>> tried = new ArrayList<>();

  /** Whether every state of an object that a thread can meet has come up. */
  private boolean known = true;

  private ThreadGraphs(StepModel model) {
    this.model = model;
    for (int thread = 0; thread < model.threads(); thread++) {
      tried.add(new ArrayList<>());
    }
  }

  static List<ThreadGraph> of(StepModel model) {
    ThreadGraphs graphs = new ThreadGraphs(model);
    graphs.explore();
    return IntStream.range(0, model.threads()).mapToObj(graphs::graph).toList();
  }

  /** The graphs with labels, for drawing; refuses graphs that are not complete. */
  static List<DrawnGraph> drawn(StepModel model) {
    ThreadGraphs graphs = new ThreadGraphs(model);
    graphs.explore();
    if (!graphs.known) {
      throw new InvalidOptionException(
          "the local graphs are not known: %s when each thread meets every state that another might leave an object in"
              .formatted(graphs.culprit()));
    }
    ThreadGraphTexts texts = new ThreadGraphTexts(model);
    return IntStream.range(0, model.threads())
        .mapToObj(thread -> texts.graph(thread, graphs.tried.get(thread)))
        .toList();
  }

  private String culprit() {
    for (int object = 0; object < model.objects(); object++) {
      if (model.objectStates(object) > MOST_OBJECT_STATES) {
        return "%s has more than %,d states"
            .formatted(model.object(object).name(), MOST_OBJECT_STATES);
      }
    }
    return "a thread has more than %,d local states".formatted(MOST_LOCAL_STATES);
  }

  private void explore() {
    boolean news = true;
    while (news) {
      news = false;
      for (int thread = 0; thread < model.threads(); thread++) {
        for (int local = 0; local < locals(thread); local++) {
          news |= advance(thread, local);
        }
      }
      known &= isSmall();
    }
  }

  /**
   * Tries the states of the object that have come up since the last time; returns whether there
   * were any.
   */
  private boolean advance(int thread, int local) {
    List<Integer> counts = tried.get(thread);
    if (local == counts.size()) {
      counts.add(0);
    }
    LocalState state = model.thread(thread).state(local);
    int before = counts.get(local);
    int after = state.next == null ? 0 : Math.min(selectors(state), MOST_OBJECT_STATES);
    for (int selector = before; selector < after; selector++) {
      model.thread(thread).outcome(state, selector);
    }
    counts.set(local, after);
    return after > before;
  }

  /** The number of states of the object that have come up, or the number of alternatives. */
  private int selectors(LocalState state) {
    return state.slot < model.objects() ? model.objectStates(state.slot) : state.alternatives;
  }

  private int locals(int thread) {
    return Math.min(model.thread(thread).states(), MOST_LOCAL_STATES);
  }

  private boolean isSmall() {
    return IntStream.range(0, model.objects())
            .allMatch(object -> model.objectStates(object) <= MOST_OBJECT_STATES)
        && IntStream.range(0, model.threads())
            .allMatch(thread -> model.thread(thread).states() <= MOST_LOCAL_STATES);
  }

  private ThreadGraph graph(int thread) {
    List<Place> places = new ArrayList<>();
    for (int local = 0; local < locals(thread); local++) {
      LocalState state = model.thread(thread).state(local);
      places.add(
          state.next == null
              ? new Place(state.slot, false, Set.of(), false)
              : place(thread, state, tried.get(thread).get(local)));
    }
    return new ThreadGraph(model.objects(), model.thread(thread), places);
  }

  private Place place(int thread, LocalState state, int selectors) {
    Set<Integer> successors = new HashSet<>();
    Set<@Nullable Object> results = new HashSet<>();
    boolean written = state.mayWrite();
    for (int selector = 0; selector < selectors; selector++) {
      long outcome = model.thread(thread).outcome(state, selector);
      if (outcome != LocalState.WAITING) {
        successors.add(LocalState.local(outcome));
        written |= LocalState.isWrite(outcome);
        if (!known) {
          results.add(result(thread, state, selector));
        }
      }
    }
    results.remove(null);
    boolean open = !known && state.slot < model.objects() && !results.equals(TOLD_NOTHING);
    if (state.isTrying()) {
      open &= !results.equals(TRUE_AND_FALSE);
    }
    return new Place(state.slot, written, successors, open);
  }

  /** The result of the operation in a state of the object, or null if it fails. */
  private @Nullable Object result(int thread, LocalState state, int selector) {
    if (state.next == null || state.slot >= model.objects()) {
      return null;
    }
    try {
      OperationOutcome<Object, Object> outcome =
          state.next.operation().in(model.objectState(state.slot, selector), thread);
      return outcome == null ? null : outcome.result();
    } catch (RuntimeException | AssertionError e) {
      return null;
    }
  }
}
