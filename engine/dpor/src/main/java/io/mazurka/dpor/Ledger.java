package io.mazurka.dpor;

import io.mazurka.kernel.Guarantee;
import io.mazurka.kernel.Guarantee.Strength;
import io.mazurka.kernel.ModelTooLargeException;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.Pace;
import io.mazurka.kernel.exploration.SearchResult;
import io.mazurka.kernel.exploration.SearchResult.Executions;
import io.mazurka.kernel.exploration.SearchResult.Statistics;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.findings.Evaluation;
import io.mazurka.kernel.findings.Findings;
import io.mazurka.kernel.walk.Path;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The record of an exploration that runs executions: its findings, its figures and why it has to
 * end.
 */
public final class Ledger {

  /** The most characters of a loop that are saved. */
  private static final int LONGEST = 10_000;

  private final SearchTask task;
  private final long mostPlanned;
  private final Findings findings;
  private final Evaluation evaluation;
  private final @Nullable Pace pace;
  private long eventsBefore;
  private long discarded;
  private long moreViolatingStates;
  private String loop = "";
  private boolean matching;
  private @Nullable EndReason end;
  private @Nullable ModelTooLargeException tooLarge;

  /** A ledger that lets wakeup trees take half of the memory. */
  public Ledger(SearchTask task) {
    this(task, Runtime.getRuntime().maxMemory() / 2 / Tally.BYTES_OF_A_PLAN);
  }

  /**
   * @param mostPlanned the most events that may lie planned ahead
   */
  Ledger(SearchTask task, long mostPlanned) {
    this(task, mostPlanned, new Pace(task));
  }

  private Ledger(SearchTask task, long mostPlanned, @Nullable Pace pace) {
    this.task = task;
    this.mostPlanned = mostPlanned;
    this.findings = new Findings(task);
    this.evaluation = findings.evaluation();
    this.pace = pace;
  }

  /** The ledger of a part of the exploration, for which time and limits do not count. */
  Ledger part() {
    return new Ledger(task, mostPlanned, null);
  }

  /**
   * Adds what was found in a part of the exploration, as if it had been found here now; returns
   * whether to go on.
   */
  boolean add(Ledger part) {
    findings.add(part.findings);
    moreViolatingStates += part.violatingStates();
    discarded += part.discarded;
    loop = loop.isEmpty() ? part.loop : loop;
    return settle(part.end == null ? findings.end() : part.end);
  }

  /**
   * Whether a part of the exploration would have gone another way in its turn: the exploration
   * would have ended within it, at a limit or because all is decided.
   *
   * @param tally the figures at the end of the part
   */
  boolean wouldChange(Ledger part, Tally tally) {
    return eventsBefore + tally.events() >= task.limits().states()
        || findings.wouldChange(part.findings);
  }

  /** Writes what was found. */
  void save(DataOutputStream out) throws IOException {
    findings.save(out);
    out.writeLong(violatingStates());
    out.writeLong(discarded);
    out.writeUTF(loop.length() > LONGEST ? loop.substring(0, LONGEST) : loop);
  }

  /** Reads what {@link #save} wrote for the same task. */
  void restore(DataInputStream in) throws IOException {
    findings.restore(in);
    moreViolatingStates = in.readLong();
    discarded = in.readLong();
    loop = in.readUTF();
  }

  /** Notes the loop that keeps a run busy that was cut short, unless one is known. */
  void noteLoop(Supplier<String> words) {
    loop = loop.isEmpty() ? words.get() : loop;
  }

  /** The loop that kept the first run busy that was cut short, in words; or empty. */
  String loop() {
    return loop;
  }

  private long violatingStates() {
    return evaluation.violatingStates() + moreViolatingStates;
  }

  /** Evaluates the properties in a state that was entered; returns whether to go on. */
  public boolean enter(int[] state, Supplier<Path> path) {
    evaluation.enter(state, path);
    return settle(findings.end());
  }

  /** Evaluates the properties of terminal states in a terminal state that was entered. */
  public void enterTerminal(int[] state, Supplier<Path> path) {
    evaluation.enterTerminal(state, path);
    settle(findings.end());
  }

  /** Notes that a complete execution does not count because it does not meet an assumption. */
  void discard() {
    discarded++;
  }

  /** Notes that runs are given up in states that are known. */
  void noteMatching() {
    matching = true;
  }

  /**
   * Looks whether time is up, a limit is reached or the user has interrupted; returns whether to go
   * on.
   *
   * @param explored the part of all executions that were run
   */
  public boolean look(Tally tally, DoubleSupplier explored) {
    if (pace == null) {
      return end == null;
    }
    EndReason reason = pace.look(seconds -> tally.progress(seconds, explored.getAsDouble()));
    if (reason == null && tally.events() >= task.limits().states()) {
      reason = EndReason.STATE_LIMIT;
    }
    if (reason == null && tally.mostPlanned() > mostPlanned) {
      reason = EndReason.PLAN_LIMIT;
    }
    return settle(reason);
  }

  /** Begins with the next initial state, after these figures of those before. */
  void begin(Tally before) {
    eventsBefore = before.events();
  }

  /** Whether nothing has ended the exploration. */
  boolean goesOn() {
    return end == null;
  }

  /** Whether the exploration ended for a reason that may come at any time. */
  boolean isBrokenOff() {
    return end == EndReason.TIME_LIMIT || end == EndReason.INTERRUPTED;
  }

  /** Whether the exploration ended at a limit or was interrupted, so that it could go on. */
  boolean canGoOn() {
    return isBrokenOff() || end == EndReason.STATE_LIMIT || end == EndReason.PLAN_LIMIT;
  }

  /** Ends the exploration because the model met a limit of its own. */
  public void end(ModelTooLargeException problem) {
    tooLarge = problem;
    settle(EndReason.MODEL_LIMIT);
  }

  private boolean settle(@Nullable EndReason reason) {
    end = end == null ? reason : end;
    return end == null;
  }

  private Guarantee guarantee(Tally tally) {
    if (tooLarge != null) {
      return tooLarge.guarantee();
    }
    if (discarded > 0 && discarded == tally.traces()) {
      return Guarantee.of(Strength.EXHAUSTIVE, "no execution meets the assumptions");
    }
    return matching
        ? Guarantee.of(Strength.EXHAUSTIVE, "states matched, so not every trace was run")
        : Guarantee.exhaustive();
  }

  /** The result of an exploration from {@code initialStates} initial states. */
  public SearchResult result(Tally tally, int initialStates) {
    if (end == null) {
      end = tally.cutRuns() == 0 ? EndReason.EXHAUSTED : EndReason.DEPTH_LIMIT;
    }
    return new SearchResult(
        end,
        new Statistics(
            tally.events() + initialStates,
            tally.events(),
            tally.traces() - discarded,
            violatingStates(),
            -1,
            0),
        findings.first(),
        findings.failed(),
        findings.met(),
        findings.witnesses(),
        guarantee(tally),
        new Executions(
            tally.traces() - discarded,
            tally.blockedRuns() + discarded,
            discarded,
            tally.events(),
            tally.mostPlanned(),
            tally.planBytes()),
        tooLarge == null ? "" : tooLarge.advice(),
        null,
        0);
  }
}
