package io.mazurka.kernel.search;

import io.mazurka.kernel.ModelTooLargeException;
import io.mazurka.kernel.checkpoint.Checkpoints;
import io.mazurka.kernel.checkpoint.SavedSearch;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.search.Batch.Visit;
import io.mazurka.kernel.search.Decisions.Kind;
import io.mazurka.kernel.search.FrontierImage.Position;
import io.mazurka.kernel.search.Harvest.SuccessorAction;
import io.mazurka.kernel.store.NumberedStore;
import io.mazurka.kernel.store.PackedQueue;
import io.mazurka.kernel.store.PackedStore;
import io.mazurka.kernel.supervision.Crew;
import io.mazurka.kernel.walk.ChosenSteps;
import io.mazurka.kernel.walk.DiscoveryLog;
import io.mazurka.kernel.walk.Explored;
import io.mazurka.kernel.walk.Explored.Recording;
import io.mazurka.kernel.walk.ExploredEdges;
import io.mazurka.kernel.walk.Path;
import org.jspecify.annotations.Nullable;

/**
 * Breadth-first search: a queue of states reached and not yet entered, level by level, so the first
 * path found to a state is a shortest one.
 *
 * <p>The states of a level are dealt with in {@link Round}s of batches, by all workers at once.
 * What comes out is taken in batch by batch, so everything is as if one worker had done it all: the
 * order of discovery, and with it every figure and every path, is the same for any number of them.
 */
final class FrontierSearch extends Search {

  private final PackedQueue queue;
  private final DiscoveryLog log = new DiscoveryLog();
  private final @Nullable ChosenSteps choices;

  /** Where steps lead, as long as that is recorded from the beginning on. */
  private @Nullable ExploredEdges edges;

  private final Round round;
  private final SuccessorAction discoverer = this::discover;
  private final Foray foray;
  private @Nullable SearchResult foundDeep;

  /** How many states were taken from the queue. */
  private long taken;

  /** The number of the state that is being taken in, in the order of discovery. */
  private long current;

  private int level;
  private int deepest;

  /** Whether a state at the depth limit was left unexpanded. */
  private boolean cut;

  private final FrontierSaving saving;

  /** How many states of the level are left that was begun before this search. */
  private long leftOver;

  /**
   * @param saved what to go on from, or null
   */
  FrontierSearch(SearchTask task, Checkpoints checkpoints, @Nullable SavedSearch saved) {
    super(task);
    this.foray = new Foray(task);
    this.choices = task.isToBeRecorded() ? new ChosenSteps() : null;
    this.edges = run.store() instanceof NumberedStore ? new ExploredEdges() : null;
    boolean dropsRecent = task.store() != StoreKind.NONE && edges == null;
    this.queue = run.repack(new PackedQueue(run.packing()));
    this.round = new Round(run, task.workforce(), () -> newWorker(dropsRecent));
    this.saving =
        new FrontierSaving(
            new FrontierImage(run, round, queue, log, choices, foray), checkpoints, saved);
  }

  @Override
  Successors first() {
    return round.first().successors;
  }

  @Override
  void explore() {
    try (round) {
      begin();
      visitLevel(Visit.EXPAND, leftOver);
      while (queue.size() > 0 && !run.hasEnded() && level < mostDepth()) {
        level++;
        startLevel();
        visitLevel(Visit.EXPAND, queue.size());
      }
      if (!run.hasEnded()) {
        saving.atDepthLimit(() -> position(taken, 0));
        visitLevel(Visit.LOOK, queue.size());
      }
      if (cut) {
        run.endBecause(EndReason.DEPTH_LIMIT);
      }
      while (queue.size() > 0 && isToEnterRest()) {
        visitSome(Visit.ENTER, queue.size());
      }
    }
  }

  /** Starts with the initial states, or where another search was saved. */
  private void begin() {
    Position position = saving.begin(this::retracing);
    level = position.level();
    deepest = position.deepest();
    taken = position.taken();
    leftOver = position.left();
    round.standAt(level - 1L);
    if (run.states() == 0) {
      addInitialStates();
    } else {
      edges = null;
    }
  }

  private Position position(long dealtWith, long left) {
    return new Position(level, deepest, dealtWith, left);
  }

  private void addInitialStates() {
    Successors initial = first();
    initial.hash(0);
    for (int index = 0; index < initial.size(); index++) {
      if (initial.addToStore(index) && run.countState()) {
        append(initial, index, 0);
      }
    }
    initial.truncate(0);
    pause();
  }

  private void judge() {
    if (run.givesUpReduction(round.first())) {
      round.giveUpReduction();
    }
  }

  /** From now on the states of the next level are marked, and no others. */
  private void startLevel() {
    judge();
    round.startLevel();
    round.standAt(level - 1L);
    PackedStore marked = run.marked();
    if (marked != null) {
      marked.clear();
    }
  }

  private void visitLevel(Visit visit, long states) {
    long left = states;
    while (left > 0 && !run.hasEnded()) {
      left -= visitSome(visit, left);
    }
  }

  /** Deals with some states of the level, of which {@code left} are left; returns how many. */
  private long visitSome(Visit visit, long left) {
    long some = visit == Visit.EXPAND ? Math.min(left, run.untilLook()) : left;
    long most = round.isOnTrial() ? Math.min(some, run.untilJudgement()) : some;
    long count = round.fill(queue, most, taken);
    taken += count;
    round.visit(visit);
    while (!round.isDone() && !run.hasEnded()) {
      pause();
      round.visit(visit);
    }
    if (visit == Visit.EXPAND) {
      saving.beforeTakingIn(() -> position(round.batches().get(0).number(0), left));
    }
    boolean adds = visit == Visit.EXPAND && !run.hasEnded();
    if (adds) {
      round.add();
    }
    round.batches().forEach(batch -> takeIn(batch, visit));
    if (adds && edges != null) {
      record(edges);
    }
    run.lookAtGrowth();
    if (round.isOnTrial()) {
      judge();
      round.endTrial();
    }
    boolean over = run.hasEnded();
    pause();
    if (visit == Visit.EXPAND && !over) {
      saving.betweenRounds(() -> position(taken, left - count));
    }
    while (isToEnterRest() && !round.isEntered()) {
      round.visit(Visit.ENTER);
      round.batches().forEach(batch -> takeIn(batch, Visit.ENTER));
    }
    round.clear();
    return count;
  }

  /** Records where the steps of the states in the round lead. */
  private void record(ExploredEdges recorded) {
    try {
      round.record(recorded);
    } catch (ModelTooLargeException e) {
      run.endBecause(e);
    }
  }

  /**
   * Whether the invariants are still evaluated in states left over by a limit: as long as they may
   * decide a property and the time limit is kept.
   */
  private boolean isToEnterRest() {
    return wasStoppedByLimit() && !run.isOverdue();
  }

  private boolean wasStoppedByLimit() {
    EndReason end = run.end();
    return end != null
        && end != EndReason.VIOLATION
        && end != EndReason.DECIDED
        && end != EndReason.INTERRUPTED;
  }

  /** Takes in what was found out about a batch since it was last taken in. */
  private void takeIn(Batch batch, Visit visit) {
    boolean due = foray.isDue(batch.number(batch.size()));
    if (visit == Visit.EXPAND && choices != null) {
      batch.tellChoices(batch.done(), choices);
    }
    if (visit == Visit.EXPAND && batch.isPlain() && !due && takeInAtOnce(batch)) {
      return;
    }
    for (int state = batch.takenIn(); state < batch.entered(); state++) {
      current = batch.number(state);
      boolean violating = decide(batch.decisions(), state);
      if (!run.hasEnded() && state < batch.done()) {
        int steps = batch.taken(state);
        boolean ends = batch.isTerminal(state);
        violating |= ends && decide(batch.decisions(), state, Kind.DECIDES_AT_END);
        int terminal = ends ? 1 : 0;
        run.countExpansions(1, visit == Visit.LOOK ? 0 : steps, batch.leftOut(state), terminal);
        cut |= visit == Visit.LOOK && steps > 0;
        batch.harvest().forEach(state + 1, discoverer);
        lookDeep();
      }
      if (violating) {
        run.countViolatingStates(1);
      }
    }
    batch.markTakenIn();
    takeInProblem(batch);
  }

  /** Looks into the depth if it is time to. */
  private void lookDeep() {
    if (foray.isDue(current) && !run.hasEnded()) {
      foundDeep = foray.make(run.quietListener());
      if (foundDeep != null) {
        run.endBecause(EndReason.VIOLATION);
      }
    }
  }

  @Override
  @Nullable SearchResult foundElsewhere() {
    return foundDeep;
  }

  /** The same for a batch whose states decide nothing; false if the limit on states is near. */
  private boolean takeInAtOnce(Batch batch) {
    Harvest harvest = batch.harvest();
    if (run.hasEnded() || !run.countStates(harvest.size())) {
      return false;
    }
    run.countExpansions(batch.size(), batch.steps(), batch.putOff(), batch.terminal());
    harvest.takeIn(log, queue, run.marked());
    deepest = harvest.size() > 0 ? level : deepest;
    batch.markTakenIn();
    return true;
  }

  /** Reports what a state decides when it is entered; whether it is a violation. */
  private boolean decide(Decisions decisions, int state) {
    if (decisions.isEmpty()) {
      return false;
    }
    decide(decisions, state, Kind.MEETS);
    return decide(decisions, state, Kind.DECIDES);
  }

  /** Reports what a state decides in one way; whether it is a violation. */
  private boolean decide(Decisions decisions, int state, Kind kind) {
    boolean violating = false;
    int index = decisions.from(state, kind);
    for (; decisions.isOf(index, state, kind); index++) {
      if (!run.hasEnded() || wasStoppedByLimit()) {
        violating |= decide(decisions.property(index), kind);
      }
    }
    run.settleFindings();
    return violating;
  }

  private boolean decide(Property property, Kind kind) {
    switch (kind) {
      case MEETS -> run.findings().meet(property);
      case DECIDES -> {
        return run.findings().decide(property, this::executedPath);
      }
      case DECIDES_AT_END -> {
        run.findings().report(property, this::executedPath);
        return true;
      }
    }
    return false;
  }

  /** A state that cannot be expanded ends the search, unless it had ended before. */
  private void takeInProblem(Batch batch) {
    boolean whileEntering = batch.entered() == batch.done();
    Throwable problem = batch.takeProblem();
    if (problem instanceof ModelTooLargeException tooLarge) {
      if (!run.hasEnded()) {
        run.endBecause(tooLarge);
      }
    } else if (problem != null && (!run.hasEnded() || (whileEntering && wasStoppedByLimit()))) {
      throw Crew.unchecked(problem);
    }
  }

  /** Takes in a new state, unless the limit is reached; whether there may be more. */
  private boolean discover(Successors successors, int index) {
    boolean counted = run.countState();
    if (counted) {
      append(successors, index, current + 1);
    }
    return counted;
  }

  private void append(Successors successors, int index, long expansion) {
    successors.number(index, log.states());
    log.discover(expansion, successors.step(index));
    successors.copyTo(queue, index);
    PackedStore marked = run.marked();
    if (marked != null) {
      successors.addTo(marked, index);
    }
    deepest = level;
  }

  /** A state is open if it lies on the next level. */
  @Override
  boolean isOpen(Worker by, int index) {
    return !by.isVisited(index) || by.isMarked(index);
  }

  @Override
  public @Nullable Explored explored() {
    Recording recording =
        edges != null && run.store() instanceof NumberedStore numbered
            ? new Recording(numbered, edges)
            : null;
    return choices == null ? null : new Explored(log, choices, run.packing(), recording);
  }

  @Override
  Path path() {
    return log.pathTo(current);
  }

  @Override
  int depth() {
    return deepest;
  }

  @Override
  long level() {
    return level;
  }

  @Override
  long waiting() {
    return queue.size();
  }
}
