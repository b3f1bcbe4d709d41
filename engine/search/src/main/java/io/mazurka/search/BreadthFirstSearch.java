package io.mazurka.search;

import io.mazurka.kernel.ModelTooLargeException;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.SearchResult;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.walk.ExploredEdges;
import io.mazurka.kernel.walk.Path;
import io.mazurka.search.checkpoint.Checkpoints;
import io.mazurka.search.checkpoint.SavedSearch;
import io.mazurka.search.disk.DiskPlan;
import io.mazurka.search.order.Explored;
import io.mazurka.search.order.ForaySchedule;
import io.mazurka.search.order.Frontier;
import io.mazurka.search.order.LevelSizes;
import io.mazurka.search.parallel.Batch.Visit;
import io.mazurka.search.parallel.Round;
import io.mazurka.search.parallel.Team;
import io.mazurka.search.parallel.WorkAccount;
import io.mazurka.search.saving.FrontierImage;
import io.mazurka.search.saving.FrontierImage.Position;
import io.mazurka.search.saving.FrontierSaving;
import io.mazurka.search.saving.Spilling;
import io.mazurka.search.worker.Successors;
import io.mazurka.search.worker.Worker;
import org.jspecify.annotations.Nullable;

/**
 * Breadth-first search, level by level, so the first path found to a state is a shortest one.
 *
 * <p>The loop is {@link #visitSome}; each round deals with some states of one level:
 *
 * <ol>
 *   <li><em>take</em> states from the {@link Frontier}, into the batches of a {@link Round};
 *   <li><em>enter</em> each state, <em>evaluate</em> the properties in it and <em>expand</em> it,
 *       which makes its successors: all workers at once, each with batches of its own;
 *   <li><em>add</em> the successors to the store, which says which of them are new: all workers at
 *       once, each with shards of its own;
 *   <li><em>take in</em> the results in the order of the states: the {@link Intake} reports which
 *       properties the states decide and has the workers append the new states to the frontier.
 * </ol>
 *
 * <p>The results are taken in in the order of the states. So the order of discovery, every figure
 * and every path are the same for any number of workers.
 */
final class BreadthFirstSearch extends Search {

  private final Frontier frontier;
  private final Team team;
  private final Round round;
  private final Intake intake;
  private final FrontierSaving saving;
  private final Spilling spilling;

  /**
   * @param saved the saved search to go on with, or null to start anew
   * @param account notes how long the workers are busy with what
   */
  BreadthFirstSearch(
      SearchTask task,
      Checkpoints checkpoints,
      @Nullable SavedSearch saved,
      DiskPlan disk,
      WorkAccount account) {
    super(task);
    ForaySchedule forays = new ForaySchedule(task);
    this.frontier = new Frontier(run);
    boolean dropsRecent = task.store() != StoreKind.NONE && frontier.edges() == null;
    this.team = new Team(run, () -> newWorker(dropsRecent));
    this.round = new Round(run, team, frontier.queue(), account);
    this.intake = new Intake(run, frontier, forays, this::executedPath);
    FrontierImage image = new FrontierImage(run, team, frontier, forays);
    this.saving = new FrontierSaving(image, checkpoints, saved);
    this.spilling = new Spilling(image, disk, checkpoints.areWanted());
  }

  @Override
  void explore() {
    try (round;
        spilling) {
      long left = begin();
      visitLevel(Visit.EXPAND, left);
      while (frontier.size() > 0 && !run.hasEnded() && frontier.level() < mostDepth()) {
        startLevel();
        visitLevel(Visit.EXPAND, frontier.size());
      }
      lookBeyondDepthLimit();
      enterRest();
    }
  }

  /** Deals with the {@code states} states that are left of a level. */
  private void visitLevel(Visit visit, long states) {
    long left = states;
    while (left > 0 && !run.hasEnded()) {
      left -= visitSome(visit, left);
    }
  }

  /** Deals with some states of a level, of which {@code left} are left; returns how many. */
  private long visitSome(Visit visit, long left) {
    long count = take(visit, left);
    enterEvaluateAndExpand(visit);
    if (visit == Visit.EXPAND) {
      saving.beforeTakingIn(
          round.batches(), () -> position(round.batches().get(0).number(0), left));
    }
    boolean adds = visit == Visit.EXPAND && !run.hasEnded();
    if (adds) {
      round.add();
    }
    takeIn(visit);
    if (adds) {
      recordEdges();
    }
    judgeAfterTrial();
    boolean over = run.hasEnded();
    pause();
    if (visit == Visit.EXPAND && !over) {
      spilling.betweenRounds();
      saving.betweenRounds(() -> position(frontier.taken(), left - count));
    }
    enterRestOfRound();
    team.forgetSuccessors();
    return count;
  }

  /** Takes at most {@code left} states from the frontier for a round; returns how many. */
  private long take(Visit visit, long left) {
    long some = visit == Visit.EXPAND ? Math.min(left, run.untilLook()) : left;
    long most = team.isOnTrial() ? Math.min(some, run.untilJudgement()) : some;
    long count = round.fill(most, frontier.taken());
    frontier.countTaken(count);
    return count;
  }

  /**
   * Has the workers deal with each state of the round; reports progress in between if that takes
   * long.
   */
  private void enterEvaluateAndExpand(Visit visit) {
    round.visit(visit);
    while (!round.isDone() && !run.hasEnded()) {
      pause();
      round.visit(visit);
    }
  }

  /** Takes in the results of the batches of the round. */
  private void takeIn(Visit visit) {
    intake.takeIn(round, visit);
  }

  /**
   * Starts with the initial states or restores a saved search; returns how many states are left of
   * the level.
   */
  private long begin() {
    Position position = saving.begin(this::retracing, spilling);
    frontier.standAt(position.level(), position.deepest(), position.taken());
    team.standAt(position.level() - 1L);
    if (run.states() == 0) {
      addInitialStates();
    } else {
      frontier.forgetEdges();
    }
    return position.left();
  }

  private Position position(long dealtWith, long left) {
    return new Position(frontier.level(), frontier.deepest(), dealtWith, left);
  }

  private void addInitialStates() {
    Successors initial = first();
    initial.hash(0);
    for (int index = 0; index < initial.size(); index++) {
      if (initial.addToStore(index) && run.countState()) {
        frontier.append(initial, index, 0);
      }
    }
    initial.truncate(0);
    pause();
  }

  private void startLevel() {
    judge();
    team.startLevel();
    team.standAt(frontier.level());
    frontier.startLevel();
  }

  private void judge() {
    if (run.givesUpReduction(team.first())) {
      team.giveUpReduction();
    }
  }

  /** Looks whether the model outgrows its layout; then, during the trial, judges the reduction. */
  private void judgeAfterTrial() {
    run.lookAtGrowth();
    if (team.isOnTrial()) {
      judge();
      team.endTrial();
    }
  }

  /** Records where the steps of the states in the round lead, if edges are recorded. */
  private void recordEdges() {
    ExploredEdges edges = frontier.edges();
    if (edges != null) {
      try {
        round.record(edges);
      } catch (ModelTooLargeException e) {
        run.endBecause(e);
      }
    }
  }

  /** Enters the states at the depth limit, and finds out whether any of them has successors. */
  private void lookBeyondDepthLimit() {
    if (!run.hasEnded()) {
      saving.atDepthLimit(() -> position(frontier.taken(), 0));
      visitLevel(Visit.LOOK, frontier.size());
    }
    if (intake.isCut()) {
      run.endBecause(EndReason.DEPTH_LIMIT);
    }
  }

  /** Evaluates the properties in the states that a limit has left over. */
  private void enterRest() {
    while (frontier.size() > 0 && intake.isToEnterRest()) {
      visitSome(Visit.ENTER, frontier.size());
    }
  }

  private void enterRestOfRound() {
    while (intake.isToEnterRest() && !round.isEntered()) {
      round.visit(Visit.ENTER);
      takeIn(Visit.ENTER);
    }
  }

  /** A state is open if it lies on the next level. */
  @Override
  boolean isOpen(Worker by, int index) {
    return !by.isVisited(index) || by.isMarked(index);
  }

  @Override
  Successors first() {
    return team.first().successors();
  }

  @Override
  @Nullable SearchResult foundElsewhere() {
    return intake.foundDeep();
  }

  @Override
  public @Nullable Explored explored() {
    return frontier.explored();
  }

  @Override
  public LevelSizes levels() {
    return frontier.levels();
  }

  @Override
  Path path() {
    return frontier.pathTo(intake.current());
  }

  @Override
  int depth() {
    return frontier.deepest();
  }

  @Override
  long level() {
    return frontier.level();
  }

  @Override
  long waiting() {
    return frontier.size();
  }
}
