package io.mazurka.search;

import io.mazurka.kernel.ModelTooLargeException;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.SearchResult;
import io.mazurka.kernel.findings.Decisions;
import io.mazurka.kernel.findings.Decisions.Kind;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.supervision.Crew;
import io.mazurka.kernel.walk.Path;
import io.mazurka.search.order.ForaySchedule;
import io.mazurka.search.order.Frontier;
import io.mazurka.search.parallel.Batch;
import io.mazurka.search.parallel.Batch.Visit;
import io.mazurka.search.parallel.BatchNotes;
import io.mazurka.search.parallel.Harvest;
import io.mazurka.search.parallel.Harvest.SuccessorAction;
import io.mazurka.search.parallel.Round;
import io.mazurka.search.parallel.RoundTally;
import io.mazurka.search.worker.SearchRun;
import io.mazurka.search.worker.Successors;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Takes in the results of a batch in the order of its states: reports the properties that the
 * states decide, adds up the figures, and appends the new states to the frontier. So the outcome is
 * the same as if one worker had dealt with one state after the other.
 */
final class Intake {

  private final SearchRun run;
  private final Frontier frontier;
  private final ForaySchedule forays;
  private final Supplier<Path> executedPath;
  private final SuccessorAction discoverer = this::discover;

  /** The new states of the batch that is being taken in. */
  private Harvest harvest = new Harvest();

  /** The number of the state that is being taken in, in the order of discovery. */
  private long current;

  /** Whether a state at the depth limit was left unexpanded. */
  private boolean cut;

  private @Nullable SearchResult foundDeep;

  /**
   * @param executedPath the path to the {@link #current} state through states of the system itself,
   *     not through representatives under symmetry
   */
  Intake(SearchRun run, Frontier frontier, ForaySchedule forays, Supplier<Path> executedPath) {
    this.run = run;
    this.frontier = frontier;
    this.forays = forays;
    this.executedPath = executedPath;
  }

  /** The number of the state that is being taken in, in the order of discovery. */
  long current() {
    return current;
  }

  /** Whether a state at the depth limit was left unexpanded. */
  boolean isCut() {
    return cut;
  }

  /** The violation that a foray found, or null. */
  @Nullable SearchResult foundDeep() {
    return foundDeep;
  }

  /**
   * Whether the properties are still evaluated in the states that a limit left over: yes, if a
   * limit ended the search and there is time left.
   */
  boolean isToEnterRest() {
    return wasStoppedByLimit() && !run.isOverdue();
  }

  private boolean wasStoppedByLimit() {
    EndReason end = run.end();
    return end != null
        && end != EndReason.VIOLATION
        && end != EndReason.DECIDED
        && end != EndReason.INTERRUPTED;
  }

  /** Takes in the results of a round that were not taken in before. */
  void takeIn(Round round, Visit visit) {
    int number = 0;
    while (number < round.size()) {
      int end = visit == Visit.EXPAND ? takeInAtOnce(round, number) : number;
      if (end == number) {
        takeIn(round, number, visit);
        end++;
      }
      number = end;
    }
  }

  /**
   * Takes in all states of the batches from {@code from} on that decide no property, unless the
   * limit on states is too near or a foray is due; returns where these batches end.
   */
  private int takeInAtOnce(Round round, int from) {
    int end = run.hasEnded() ? from : round.results().plainFrom(from);
    if (end == from) {
      return from;
    }
    Batch last = round.batches().get(end - 1);
    int fresh = round.results().freshOf(from, end);
    if (forays.isDue(last.number(last.size())) || !run.countStates(fresh)) {
      return from;
    }
    round.batches().subList(from, end).forEach(frontier::noteChoices);
    for (RoundTally tally : frontier.append(round.results(), from, end, fresh)) {
      run.countExpansions(tally.states(), tally.steps(), tally.putOff(), tally.terminal());
      run.countBeyond(tally.beyond());
    }
    return end;
  }

  /** Takes in the results of a batch that were not taken in before. */
  private void takeIn(Round round, int number, Visit visit) {
    Batch batch = round.batches().get(number);
    if (visit == Visit.EXPAND) {
      frontier.noteChoices(batch);
      harvest = run.hasEnded() ? harvest : round.results().harvest(number);
    }
    for (int state = batch.takenIn(); state < batch.entered(); state++) {
      current = batch.number(state);
      boolean violating = decide(batch.decisions(), state);
      if (!run.hasEnded() && state < batch.done()) {
        violating |= takeInExpansion(batch, state, visit);
        lookDeep();
      }
      if (violating) {
        run.countViolatingStates(1);
      }
    }
    batch.markTakenIn();
    takeInProblem(batch);
  }

  /**
   * Counts the steps of a state and takes in its new successors; returns whether it is a terminal
   * state that violates a property.
   */
  private boolean takeInExpansion(Batch batch, int state, Visit visit) {
    BatchNotes notes = batch.notes();
    int steps = notes.taken(state);
    boolean ends = notes.isTerminal(state);
    boolean violating = ends && decide(batch.decisions(), state, Kind.DECIDES_AT_END);
    run.countExpansions(1, visit == Visit.LOOK ? 0 : steps, notes.leftOut(state), ends ? 1 : 0);
    run.countBeyond(notes.isBeyond(state) ? 1 : 0);
    cut |= visit == Visit.LOOK && steps > 0;
    if (visit == Visit.EXPAND) {
      harvest.forEach(state + 1, discoverer);
    }
    return violating;
  }

  /** Takes in a new state, unless the limit on states is reached; false if it is reached. */
  private boolean discover(Successors successors, int index) {
    boolean counted = run.countState();
    if (counted) {
      frontier.append(successors, index, current + 1);
    }
    return counted;
  }

  /** Makes a foray if one is due. */
  private void lookDeep() {
    if (forays.isDue(current) && !run.hasEnded()) {
      foundDeep = Foray.make(run.task(), forays, run.quietListener());
      if (foundDeep != null) {
        run.endBecause(EndReason.VIOLATION);
      }
    }
  }

  /**
   * Reports the premises that a state meets and the properties that it decides when it is entered;
   * returns whether it violates one.
   */
  private boolean decide(Decisions decisions, int state) {
    if (decisions.isEmpty()) {
      return false;
    }
    decide(decisions, state, Kind.MEETS);
    return decide(decisions, state, Kind.DECIDES);
  }

  /**
   * Reports the decisions of one kind that were noted for a state; returns whether it violates a
   * property.
   */
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
        return run.findings().decide(property, executedPath);
      }
      case DECIDES_AT_END -> {
        run.findings().report(property, executedPath);
        return true;
      }
    }
    return false;
  }

  /**
   * Ends the search if a state of the batch could not be dealt with, unless the search had ended
   * before.
   */
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
}
