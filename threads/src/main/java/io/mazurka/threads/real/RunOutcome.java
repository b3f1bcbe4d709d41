package io.mazurka.threads.real;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.dynamic.execution.PackedEvent;
import io.mazurka.threads.objects.Operation;
import io.mazurka.threads.objects.SharedObject;
import io.mazurka.threads.objects.SourceLine;
import io.mazurka.threads.objects.Waiting;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a run ends, or stands.
 *
 * @param failure what a thread or a final check found wrong, or null
 * @param deadlock who waits for what if nobody can do anything, or null
 * @param unfinished whether somebody can do something
 */
record RunOutcome(@Nullable String failure, @Nullable String deadlock, boolean unfinished) {

  static RunOutcome of(RealRun run) {
    List<Waiting> waiting = new ArrayList<>();
    String failure = null;
    boolean anyEnabled = false;
    boolean counts = true;
    for (Task task : run.tasks().all()) {
      Operation<?> pending = task.pending;
      if (task.failure != null && failure == null) {
        failure = "%s fails: %s".formatted(task.name(), describe(task.failure));
      }
      if (pending != null) {
        counts &= !pending.isUnmet();
        SharedObject<?> object = pending.object();
        anyEnabled |= !PackedEvent.isBlocked(run.next(task.number()));
        int holder = object == null ? -1 : object.holder(run.journal().state(object));
        waiting.add(Waiting.toPerform(task.number(), pending.toString(), holder));
      }
    }
    if (!waiting.isEmpty()) {
      String deadlock = anyEnabled || !counts ? null : Waiting.explain(waiting, run.tasks()::name);
      return new RunOutcome(failure, deadlock, anyEnabled);
    }
    return new RunOutcome(failure == null ? failedCheck(run) : failure, null, false);
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
        problem instanceof AssertionError && message != null ? message : problem.toString();
    return text + SourceLine.of(problem);
  }

  /** Whether both are failures, both deadlocks, and so on. */
  boolean isLike(RunOutcome other) {
    return (failure == null) == (other.failure == null)
        && (deadlock == null) == (other.deadlock == null)
        && unfinished == other.unfinished;
  }

  /** What the run ended with. */
  String inWords() {
    if (failure != null) {
      return "a failure (%s)".formatted(failure);
    } else if (deadlock != null) {
      return "a deadlock (%s)".formatted(deadlock);
    }
    return unfinished ? "a thread that can go on" : "nothing wrong";
  }

  boolean isGood() {
    return failure == null && deadlock == null;
  }
}
