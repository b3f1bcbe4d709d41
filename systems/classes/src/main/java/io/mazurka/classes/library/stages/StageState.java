package io.mazurka.classes.library.stages;

import io.mazurka.classes.calls.ThreadCalls;
import io.mazurka.classes.memory.Order;
import io.mazurka.classes.runtime.Shared;
import io.mazurka.classes.runtime.Shared.TimeLimit;
import io.mazurka.threads.operations.Operation.Kind;
import io.mazurka.threads.operations.OperationEffect;
import io.mazurka.threads.operations.OperationOutcome;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** The result of a stage, once there is one, and the dependents that get it. */
final class StageState<T> {

  /** Receives the result of a stage. */
  interface Dependent<T> {

    /**
     * The stage was completed.
     *
     * @param nested whether the thread is just informing the dependents of another stage
     */
    void told(StageResult<T> result, boolean nested);
  }

  /** The state of the stage. */
  private record Progress<T>(@Nullable StageResult<T> result, List<Dependent<T>> dependents) {

    Progress {
      dependents = List.copyOf(dependents);
    }

    @Override
    public String toString() {
      return result == null ? "open" : result.toString();
    }
  }

  private final Shared<Progress<T>> progress;

  StageState(Object model) {
    this.progress = Shared.of(model, new Progress<>(null, List.of()));
  }

  /**
   * Completes the stage, unless it is complete, and informs the dependents; returns whether it did.
   */
  boolean complete(StageResult<T> result, boolean nested) {
    Progress<T> before =
        progress.perform(
            Kind.TRYING,
            Order.BOTH,
            "complete",
            (now, thread) ->
                now.result() == null
                    ? OperationOutcome.write(new Progress<>(result, List.of()), now)
                    : OperationOutcome.read(now, now));
    tell(before.dependents(), result, nested);
    return before.result() == null;
  }

  /** Completes the stage, even if it is complete already. */
  void overwrite(StageResult<T> result) {
    Progress<T> before =
        progress.perform(
            Kind.PLAIN,
            Order.BOTH,
            "complete by force",
            (now, thread) -> OperationOutcome.write(new Progress<>(result, List.of()), now));
    tell(before.dependents(), result, false);
  }

  /**
   * Informs dependents in the order of the JDK: the last one first. If the stage was completed
   * while another stage informed its dependents, the first one comes first.
   */
  private void tell(List<Dependent<T>> dependents, StageResult<T> result, boolean nested) {
    int count = dependents.size();
    for (int turn = 0; turn < count; turn++) {
      dependents.get(nested ? turn : count - 1 - turn).told(result, true);
    }
  }

  /** Informs {@code dependent} now, or when there is a result; returns whether it was now. */
  boolean whenComplete(Dependent<T> dependent) {
    Progress<T> before =
        progress.perform(
            Kind.TRYING,
            Order.BOTH,
            "depend on",
            (now, thread) ->
                now.result() == null
                    ? OperationOutcome.write(with(now, dependent), now)
                    : OperationOutcome.read(now, now));
    StageResult<T> result = before.result();
    if (result != null) {
      dependent.told(result, false);
    }
    return result != null;
  }

  private static <T> Progress<T> with(Progress<T> now, Dependent<T> dependent) {
    List<Dependent<T>> more = new ArrayList<>(now.dependents());
    more.add(dependent);
    return new Progress<>(null, more);
  }

  /** The result, if there is one. */
  @Nullable StageResult<T> look() {
    progress.read("look at");
    return progress.state().result();
  }

  int dependents() {
    progress.read("look at");
    return progress.state().dependents().size();
  }

  private static <T> OperationEffect<Progress<T>, StageResult<T>> ending() {
    return (now, thread) -> {
      StageResult<T> result = now.result();
      return result == null ? null : OperationOutcome.read(now, result);
    };
  }

  StageResult<T> join() {
    return progress.perform(Kind.AWAITING, Order.ACQUIRE, "join", ending());
  }

  StageResult<T> get() throws InterruptedException {
    return progress.awaitLasting("get the result of", ending(), null);
  }

  /** The result, or {@code otherwise} if there is none after the timeout. */
  StageResult<T> get(long timeout, TimeUnit unit, StageResult<T> otherwise)
      throws InterruptedException {
    return progress.awaitLasting(
        "get the result of", ending(), TimeLimit.of(timeout, unit, otherwise));
  }

  /** Calls {@code action} if there is no result after the timeout. */
  void afterwards(long timeout, TimeUnit unit, Runnable action) {
    ThreadCalls.start(
        "timer",
        () -> {
          boolean late =
              progress.perform(
                  Kind.AWAITING,
                  Order.ACQUIRE,
                  "watch",
                  (now, thread) -> now.result() == null ? null : OperationOutcome.read(now, false),
                  TimeLimit.of(timeout, unit, true));
          if (late) {
            action.run();
          }
        });
  }
}
