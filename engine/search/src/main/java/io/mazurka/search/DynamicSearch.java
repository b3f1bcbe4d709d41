package io.mazurka.search;

import io.mazurka.kernel.Changes;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.ModelTooLargeException;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.SearchResult.Statistics;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.reduction.FullLevels;
import io.mazurka.kernel.reduction.GrowingSets;
import io.mazurka.kernel.reduction.StubbornReduction;
import io.mazurka.kernel.supervision.Lateness;
import io.mazurka.kernel.walk.Path;
import io.mazurka.kernel.walk.Quiescence;
import io.mazurka.lpor.TransitionSet;
import io.mazurka.search.dynamic.Discovered;
import io.mazurka.search.dynamic.FoundVectors;
import io.mazurka.search.dynamic.Ignored;
import io.mazurka.search.dynamic.Recorder;
import io.mazurka.search.dynamic.Summaries;
import io.mazurka.search.dynamic.WaitingStates;
import io.mazurka.search.order.Explored;
import io.mazurka.search.worker.Successors;
import io.mazurka.search.worker.Worker;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * A search that makes stubborn sets smaller by what it sees, by one worker. It keeps all states and
 * explored steps. A new state gets the smallest set that is right if nothing happens but what was
 * seen so far. When more is seen in the future of a state, its set may have to grow, and the steps
 * that are new are explored from there. When all sets are right for what was seen, transitions that
 * are ignored around cycles are explored. All of this is repeated until nothing changes.
 *
 * <p>This is dynamic partial-order reduction (Flanagan and Godefroid 2005) for stored states:
 * backtracking points come from summaries of states, not from a stack (Yang, Chen, Gopalakrishnan
 * and Kirby 2008). The page {@code docs/decisions/sets-from-what-was-seen.md} has the proof.
 */
final class DynamicSearch extends Search implements Changes {

  private static final int PAUSE = 256;

  private final Worker worker;
  private final GrowingSets sets;
  private final boolean mayCycle;
  private final boolean temporal;
  private final SearchOrder order;
  private final Cursor cursor;
  private final Quiescence quiescence;
  private final FoundVectors states;
  private final Summaries summaries;
  private final Discovered discovered = new Discovered();

  /** The states that were discovered and not yet entered. */
  private final WaitingStates fresh = new WaitingStates();

  private final Lateness lateness = new Lateness();
  private final int[] state;
  private final int[] successor;
  private final long[] enabled;
  private final long[] chosen;
  private final long[] leading;
  private int current;
  private int steps;

  /** The transition and the index of the step that is being fired. */
  private int firing;

  private int firingOf;
  private int taken;
  private long violatingStates;
  private int sincePause;

  DynamicSearch(SearchTask task, StubbornReduction reduction, SearchOrder order) {
    this(task, reduction, order, new Summaries(task.system().transitions().size()));
  }

  DynamicSearch(
      SearchTask task, StubbornReduction reduction, SearchOrder order, Summaries summaries) {
    super(task);
    int transitions = task.system().transitions().size();
    this.order = order;
    this.worker = newWorker(false);
    this.sets = reduction.growing();
    this.mayCycle = reduction.mayCycle();
    this.temporal = reduction.contract().isTemporal();
    this.cursor = task.system().cursor();
    this.quiescence = Quiescence.of(task.system());
    int slots = initialStates().get(0).length;
    this.states = new FoundVectors(slots);
    this.summaries = summaries;
    this.state = new int[slots];
    this.successor = new int[slots];
    this.enabled = TransitionSet.empty(transitions);
    this.chosen = TransitionSet.empty(transitions);
    this.leading = TransitionSet.empty(transitions);
  }

  /** The states that were found. */
  FoundVectors states() {
    return states;
  }

  /** What is known of them. */
  Summaries summaries() {
    return summaries;
  }

  @Override
  Successors first() {
    return worker.successors();
  }

  @Override
  void explore() {
    for (int index = 0; index < initialStates().size() && !run.hasEnded(); index++) {
      reach(initialStates().get(index), Discovered.NONE, index);
    }
    boolean working = true;
    while (working && !run.hasEnded()) {
      try {
        working = work();
      } catch (ModelTooLargeException e) {
        run.endBecause(e);
      }
      run.lookAtGrowth();
      if (++sincePause == PAUSE || lateness.isLate()) {
        sincePause = 0;
        pause();
      }
    }
    if (discovered.isCut() && !run.hasEnded()) {
      run.endBecause(EndReason.DEPTH_LIMIT);
    }
  }

  /** Does one thing that is left to do; returns false if there is none. */
  private boolean work() {
    if (fresh.size() > 0) {
      enter(order == SearchOrder.DFS ? fresh.takeLast() : fresh.takeFirst());
      return true;
    }
    int grown = summaries.takeGrown();
    if (grown >= 0) {
      reconsider(grown);
      return true;
    }
    return mayCycle && new Ignored(summaries, temporal).mend(this::exploreIgnored);
  }

  /** Evaluates the properties in a new state and explores the first set of it. */
  private void enter(int number) {
    load(number);
    if (!discovered.isLookedAt(number)) {
      enterAndEvaluate();
    }
    if (run.hasEnded()) {
      return;
    }
    if (discovered.depth(number) >= mostDepth() && steps > 0) {
      discovered.cut(number);
      return;
    }
    summaries.enable(number, enabled);
    boolean settled = sets.moveTo(state, enabled) == 1;
    choose(number, settled);
    int before = taken;
    exploreChosen(number);
    run.countExpansions(1, taken - before, steps - taken + before, isTerminal() ? 1 : 0);
  }

  private boolean isTerminal() {
    return quiescence.isTerminal(cursor, steps);
  }

  private void enterAndEvaluate() {
    worker.evaluation().enter(state, this::executedPath);
    if (isTerminal()) {
      worker.evaluation().enterTerminal(state, this::executedPath);
    }
    run.countViolatingStates(worker.evaluation().violatingStates() - violatingStates);
    violatingStates = worker.evaluation().violatingStates();
    run.settleFindings();
  }

  private void load(int number) {
    current = number;
    states.copyTo(number, state);
    steps = cursor.load(state);
    TransitionSet.clear(enabled);
    for (int step = 0; step < steps; step++) {
      TransitionSet.add(enabled, cursor.transition(step));
    }
  }

  /** Chooses the set of a state again, whose future has grown. */
  private void reconsider(int number) {
    load(number);
    sets.moveTo(state, enabled);
    choose(number, false);
    exploreMore(number);
  }

  private void exploreMore(int number) {
    int before = taken;
    exploreChosen(number);
    run.countExpansions(0, taken - before, before - taken, 0);
  }

  private void choose(int number, boolean settled) {
    int at = summaries.at(number);
    if (FullLevels.include(discovered.depth(number), run.task().reduction().contract())) {
      TransitionSet.copy(enabled, chosen);
    } else {
      sets.choose(enabled, summaries.future(), summaries.explored(), at, chosen);
    }
    TransitionSet.copy(chosen, leading);
    boolean all = TransitionSet.isSubset(enabled, chosen);
    if (!all) {
      sets.keepLeading(leading);
    }
    summaries.choose(number, chosen, leading, all || settled);
  }

  private void exploreIgnored(int number, long[] ignored) {
    if (!run.hasEnded()) {
      load(number);
      TransitionSet.copy(ignored, chosen);
      exploreMore(number);
    }
  }

  /** Explores the steps of the chosen transitions that are not explored yet. */
  private void exploreChosen(int number) {
    int at = summaries.at(number);
    for (int transition = TransitionSet.next(chosen, 0);
        transition >= 0;
        transition = TransitionSet.next(chosen, transition + 1)) {
      if (!isExplored(at, transition)) {
        summaries.explore(number, transition);
        firingOf = transition;
        for (int step = 0; step < steps && !run.hasEnded(); step++) {
          if (cursor.transition(step) == transition) {
            fire(step);
          }
        }
      }
    }
  }

  private boolean isExplored(int at, int transition) {
    return (summaries.explored()[at + (transition >>> 6)] & 1L << transition) != 0;
  }

  private void fire(int step) {
    firing = step;
    taken++;
    System.arraycopy(state, 0, successor, 0, state.length);
    cursor.fire(step, this);
  }

  @Override
  public void set(int slot, int value) {
    successor[slot] = value;
  }

  @Override
  public void endStep() {
    int target = reach(successor, current, firing);
    if (target >= 0) {
      summaries.addStep(current, firing, firingOf, target);
    }
  }

  /** The number of a state that a step leads to, which is entered later if it is new; or -1. */
  private int reach(int[] vector, int from, int step) {
    int known = states.size();
    int number = states.add(vector);
    if (number < known) {
      if (discovered.isShorter(number, from)) {
        discovered.shorten(number, from, step);
        fresh.add(number);
      }
      return number;
    }
    if (!run.countState()) {
      return -1;
    }
    summaries.addState();
    discovered.add(from, step);
    fresh.add(number);
    return number;
  }

  @Override
  Path path() {
    return discovered.pathTo(current);
  }

  @Override
  int depth() {
    return -1;
  }

  @Override
  long level() {
    return discovered.deepest();
  }

  @Override
  long waiting() {
    return fresh.size() + (long) summaries.grown().size();
  }

  @Override
  boolean isOpen(Worker by, int index) {
    return true;
  }

  @Override
  Statistics statistics() {
    Statistics counted = run.statistics(depth());
    return new Statistics(
        counted.states(),
        counted.transitions(),
        counted.terminalStates(),
        counted.violatingStates(),
        counted.depth(),
        states.bytes() + summaries.bytes() + discovered.bytes());
  }

  @Override
  public @Nullable Explored explored() {
    if (!run.task().isToBeRecorded()) {
      return null;
    }
    BitSet unexpanded = new BitSet();
    if (run.hasEnded()) {
      fresh.forEach(unexpanded::set);
      summaries.grown().forEach(unexpanded::set);
      unexpanded.set(Math.max(0, current));
    }
    unexpanded.or(discovered.cut());
    return new Recorder(states, summaries, state.length).explored(discovered.initial(), unexpanded);
  }
}
