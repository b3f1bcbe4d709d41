package io.mazurka.threads.real;

import io.mazurka.kernel.dynamic.Access;
import io.mazurka.threads.objects.Operation;
import io.mazurka.threads.objects.SharedObject;
import io.mazurka.threads.objects.Waiting;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a run ends, or stands.
 *
 * @param failure what a thread or a final check found wrong, or null
 * @param deadlock who waits for what if nobody can do anything, or null
 */
record RunOutcome(@Nullable String failure, @Nullable String deadlock) {

  static RunOutcome of(RealRun run) {
    List<Waiting> waiting = new ArrayList<>();
    String failure = null;
    boolean anyEnabled = false;
    for (Task task : run.tasks()) {
      Operation<?> pending = task.pending;
      if (task.failure != null && failure == null) {
        failure = "%s fails: %s".formatted(task.name(), describe(task.failure));
      }
      if (pending != null) {
        SharedObject<?> object = pending.object();
        Object state = object == null ? (Object) 0 : run.state(object);
        boolean blocked = Access.isBlocked(RealRun.access(pending, task.number(), state));
        anyEnabled |= !blocked;
        int holder = object == null ? -1 : object.holder(state);
        waiting.add(new Waiting(task.number(), pending.toString(), holder));
      }
    }
    if (!waiting.isEmpty()) {
      return new RunOutcome(failure, anyEnabled ? null : explain(run, waiting));
    }
    return new RunOutcome(failure == null ? failedCheck(run) : failure, null);
  }

  private static String explain(RealRun run, List<Waiting> waiting) {
    return Waiting.explain(
        waiting,
        thread -> {
          Task task = run.task(thread);
          return task == null ? "thread " + thread : task.name();
        });
  }

  private static @Nullable String failedCheck(RealRun run) {
    for (Runnable check : run.scope().checks()) {
      try {
        check.run();
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

  boolean isGood() {
    return failure == null && deadlock == null;
  }
}
