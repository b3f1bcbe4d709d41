package io.mazurka.threads.real;

import io.mazurka.dpor.execution.PackedEvent;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.threads.objects.EndCondition;
import io.mazurka.threads.objects.Waiting;
import io.mazurka.threads.operations.MisuseException;
import io.mazurka.threads.operations.Operation;
import io.mazurka.threads.operations.SharedObject;
import io.mazurka.threads.operations.SourceLine;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How a run has ended, or where it stands.
 *
 * @param failure the message of the thread or final check that failed, or null
 * @param deadlock says which thread waits for what, if no thread can go on; or null
 * @param unfinished whether some thread can go on
 * @param violated the conditions that every such place should meet and this place does not
 * @param witnessed the conditions that some end should meet and this end does
 */
record RunOutcome(
    @Nullable String failure,
    @Nullable String deadlock,
    boolean unfinished,
    Set<String> violated,
    Set<String> witnessed) {

  static RunOutcome of(RealRun run) {
    List<Waiting> waiting = new ArrayList<>();
    String failure = null;
    boolean anyEnabled = false;
    boolean counts = true;
    boolean onlyDaemons = true;
    for (Task task : run.tasks().all()) {
      Operation<?> pending = task.pending;
      if (task.failure != null && failure == null) {
        failure = "%s fails: %s".formatted(task.name(), describe(task.failure));
      }
      if (pending != null) {
        counts &= !pending.waitsInVain();
        onlyDaemons &= task.isDaemon();
        SharedObject<?> object = pending.object();
        anyEnabled |= !PackedEvent.isBlocked(run.next(task.number()));
        int holder = object == null ? -1 : object.holder(run.journal().state(object));
        waiting.add(Waiting.toPerform(task.number(), pending.toString(), holder));
      }
    }
    boolean isOver = waiting.isEmpty() || (onlyDaemons && !anyEnabled && counts);
    if (!isOver) {
      String deadlock = anyEnabled || !counts ? null : Waiting.explain(waiting, run.tasks()::name);
      return stopped(run, failure, deadlock, anyEnabled);
    }
    String failed = failure == null ? failedCheck(run) : failure;
    return failed == null
        ? new RunOutcome(null, null, false, decided(run, true, true), decided(run, false, true))
        : stopped(run, failed, null, false);
  }

  /** The outcome of a run that has come to no good end. */
  private static RunOutcome stopped(
      RealRun run, @Nullable String failure, @Nullable String deadlock, boolean unfinished) {
    return new RunOutcome(failure, deadlock, unfinished, decided(run, true, false), Set.of());
  }

  /** The conditions that {@code run} decides; {@code ended} says whether it has come to its end. */
  private static Set<String> decided(RealRun run, boolean always, boolean ended) {
    Set<String> names = new HashSet<>();
    for (EndCondition condition : run.scope().endConditions()) {
      run.journal().beginCheck();
      if (condition.always() == always
          && (ended || !condition.needsEnd())
          && condition.isDecidedBy(condition.holds())) {
        names.add(condition.name());
      }
    }
    return names;
  }

  private static @Nullable String failedCheck(RealRun run) {
    for (Runnable check : run.scope().checks()) {
      run.journal().beginCheck();
      try {
        check.run();
      } catch (InvalidModelException e) {
        throw e;
      } catch (RuntimeException | AssertionError e) {
        return describe(e);
      }
    }
    return null;
  }

  private static String describe(Throwable problem) {
    String message = problem.getMessage();
    String text =
        message != null && (problem instanceof AssertionError || problem instanceof MisuseException)
            ? message
            : problem.toString();
    return text + SourceLine.of(problem);
  }

  /** Whether both are failures, both deadlocks, and so on. */
  boolean isLike(RunOutcome other) {
    return (failure == null) == (other.failure == null)
        && (deadlock == null) == (other.deadlock == null)
        && unfinished == other.unfinished
        && violated.equals(other.violated)
        && witnessed.equals(other.witnessed);
  }

  /** The end of the run, in words. */
  String inWords() {
    if (failure != null) {
      return "a failure (%s)".formatted(failure);
    } else if (deadlock != null) {
      return "a deadlock (%s)".formatted(deadlock);
    }
    if (unfinished) {
      return "a thread that can go on";
    }
    return violated.isEmpty() && witnessed.isEmpty()
        ? "nothing wrong"
        : "%s violated, %s witnessed".formatted(violated, witnessed);
  }

  /** The problem of {@code run}, whose outcome this is, in words; null if there is none. */
  @Nullable String problem(RealRun run) {
    if (failure != null || deadlock != null) {
      return failure != null ? failure : "deadlock: " + deadlock;
    }
    for (EndCondition condition : run.scope().endConditions()) {
      if (violated.contains(condition.name())) {
        run.journal().beginCheck();
        return condition.name() + ": " + condition.explanation();
      }
    }
    return null;
  }

  boolean isGood() {
    return failure == null && deadlock == null && violated.isEmpty();
  }
}
