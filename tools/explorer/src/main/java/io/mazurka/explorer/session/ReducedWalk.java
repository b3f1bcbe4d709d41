package io.mazurka.explorer.session;

import io.mazurka.explorer.session.Scene.Choice;
import io.mazurka.explorer.session.Scene.Knowledge;
import io.mazurka.explorer.session.Scene.ReductionView;
import io.mazurka.explorer.session.Scene.SymmetryView;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.reduction.FullLevels;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.reduction.Selector;
import io.mazurka.kernel.reduction.StubbornReduction;
import io.mazurka.kernel.symmetry.Canonicalizer;
import io.mazurka.kernel.trace.StatePart;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.kernel.walk.Path;
import io.mazurka.kernel.walk.Walk;
import io.mazurka.search.check.Check.Prepared;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Follows a user who walks through all states, in the system that a check would search. There steps
 * are numbered differently, and messages that nobody will consume are left out, so steps are
 * matched by their descriptions. A reduced walk tells what a search would do in each state.
 */
final class ReducedWalk {

  private final TransitionSystem system;
  private final Reduction reduction;
  private final Selector selector;
  private final SetLog log;
  private final @Nullable Selector explaining;
  private final Canonicalizer canonicalizer;
  private final List<String> interchangeable;
  private final List<String> description;
  private @Nullable Walk walk;

  /** The steps of the user's walk that this walk has followed. */
  private List<Integer> followed = List.of();

  /** The last matching of steps, and the steps after which it was computed. */
  private int[] matched = {};

  private @Nullable List<Integer> matchedAfter;

  ReducedWalk(Prepared prepared) {
    this.system = prepared.model().system();
    this.reduction = prepared.task().reduction();
    this.selector = reduction.selector();
    this.log = new SetLog(system.transitions());
    this.explaining =
        reduction instanceof StubbornReduction stubborn ? stubborn.explaining(log) : null;
    this.canonicalizer = prepared.task().symmetry().canonicalizers().get();
    this.interchangeable = prepared.task().symmetry().description();
    List<String> words = new ArrayList<>(prepared.model().reductions());
    if (reduction.reduces()) {
      words.add(reduction.description());
    }
    words.addAll(reduction.remarks());
    if (prepared.task().hasProviso()) {
      words.add("where a cycle closes, a search takes more than is shown here");
    }
    if (reduction.contract().endless()) {
      words.add(
          "%d, %d, ... steps from the start a search takes everything"
              .formatted(FullLevels.DISTANCE, 2 * FullLevels.DISTANCE));
    }
    this.description = List.copyOf(words);
  }

  /** Moves to the state of {@code full}; returns whether that was possible. */
  boolean follow(Walk full) {
    int end = full.position();
    Path path = full.path();
    if (path.initialState() >= system.initialStates().size()) {
      return false;
    }
    if (walk == null || walk.path().initialState() != path.initialState()) {
      walk = Walk.from(system, path.initialState());
      matchedAfter = null;
      followed = List.of();
    }
    int place = 0;
    while (place < Math.min(end, followed.size())
        && followed.get(place).equals(path.steps().get(place))) {
      place++;
    }
    walk.moveTo(place);
    boolean found = true;
    while (place < end && found) {
      full.moveTo(place);
      int[] same =
          path.steps().subList(0, place).equals(matchedAfter) ? matched : match(full, walk);
      int step = same[path.steps().get(place)];
      found = step >= 0;
      if (found) {
        walk.take(step);
        place++;
      }
    }
    full.moveTo(end);
    followed = path.steps().subList(0, place);
    return found;
  }

  /**
   * For each step of {@code full}, the step of {@code own} with the same description, or -1. Steps
   * with equal descriptions are matched in order.
   */
  private static int[] match(Walk full, Walk own) {
    Map<TraceStep, Deque<Integer>> steps = new HashMap<>();
    for (int step = 0; step < own.possible(); step++) {
      steps.computeIfAbsent(own.describe(step), words -> new ArrayDeque<>()).add(step);
    }
    int[] same = new int[full.possible()];
    for (int step = 0; step < same.length; step++) {
      Integer found = steps.getOrDefault(full.describe(step), new ArrayDeque<>()).poll();
      same[step] = found == null ? -1 : found;
    }
    return same;
  }

  /**
   * The parts of the current state without those that no later step depends on. Call {@link
   * #follow} first.
   */
  List<StatePart> parts() {
    return StatePart.of(system.renderer(), here().state());
  }

  private Walk here() {
    if (walk == null) {
      throw new IllegalStateException("it has not gone anywhere");
    }
    return walk;
  }

  /** What a search would do in the current state of both walks. */
  ReductionView reduction(Walk full) {
    if (!reduction.reduces()) {
      return new ReductionView(Knowledge.NONE, description, List.of());
    }
    Walk own = here();
    int[] state = own.state();
    int steps = own.possible();
    matched = match(full, own);
    matchedAfter = full.path().steps();
    if (Arrays.stream(matched).anyMatch(step -> step < 0)) {
      return new ReductionView(
          Knowledge.UNKNOWN, List.of("a step is not found in what a check searches"), List.of());
    }
    Set<Integer> enabled = new TreeSet<>();
    for (int step = 0; step < steps; step++) {
      enabled.add(own.transition(step));
    }
    Set<Integer> taken = taken(selector, state, steps);
    log.clear();
    boolean explained = explaining != null && taken(explaining, state, steps).equals(taken);
    List<Choice> choices = new ArrayList<>();
    for (int step : matched) {
      int transition = own.transition(step);
      boolean visible =
          reduction instanceof StubbornReduction stubborn && stubborn.isVisible(transition);
      List<String> reasons =
          explained ? log.reasons(transition, enabled, taken, visible) : List.of();
      choices.add(new Choice(taken.contains(transition), visible, reasons));
    }
    return new ReductionView(Knowledge.KNOWN, description, choices);
  }

  /** The transitions that a selector explores in a state. */
  private Set<Integer> taken(Selector chooser, int[] state, int steps) {
    var cursor = system.cursor();
    cursor.load(state);
    int[] chosen = new int[steps];
    int count = steps == 0 ? 0 : chooser.select(state, cursor, steps, chosen);
    Set<Integer> transitions = new TreeSet<>();
    Arrays.stream(chosen, 0, count).map(cursor::transition).forEach(transitions::add);
    return transitions;
  }

  /** The states that a search identifies with the current one. */
  SymmetryView symmetry() {
    int[] state = here().state();
    int[] representative = canonicalizer.representative(state);
    List<PartView> shown = List.of();
    if (!Arrays.equals(representative, state)) {
      List<StatePart> other = StatePart.of(system.renderer(), representative);
      shown = PartView.of(other, parts(), other);
    }
    return new SymmetryView(interchangeable, canonicalizer.orbit(state), shown);
  }
}
