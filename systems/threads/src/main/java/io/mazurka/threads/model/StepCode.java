package io.mazurka.threads.model;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.value.Reordering;
import io.mazurka.threads.operations.MisuseException;
import io.mazurka.threads.operations.Next;
import io.mazurka.threads.operations.Operation;
import io.mazurka.threads.operations.OperationOutcome;
import io.mazurka.threads.operations.SourceLine;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The step function of one thread. The answers of the function are remembered, so the function must
 * be deterministic. Therefore each call is repeated at once and the answers are compared: many
 * times in the first local states, to find out a function that depends on chance, and later once.
 * The repeated call gets equal values whose sets and maps iterate in another order.
 */
final class StepCode {

  private static final int FIRST_STATES = 8;
  private static final int AGAIN_FIRST = 31;
  private static final int AGAIN = 1;

  private final int thread;
  private final String name;
  private final Function<Object, Next<Object>> next;

  StepCode(int thread, String name, Function<Object, Next<Object>> next) {
    this.thread = thread;
    this.name = name;
    this.next = next;
  }

  /**
   * The effect of a step.
   *
   * @param waits whether the thread has to wait
   * @param state the state of the object after the step
   * @param local the local state of the thread after the step, {@link Failed} if it fails
   */
  record Effect(boolean waits, @Nullable Object state, @Nullable Object local, boolean write) {

    boolean fails() {
      return local instanceof Failed;
    }

    boolean isLike(Effect other) {
      return (fails() && other.fails())
          || (waits == other.waits
              && Objects.equals(state, other.state)
              && Objects.equals(local, other.local)
              && write == other.write);
    }

    String inWords() {
      return waits
          ? "waiting"
          : fails() ? "a failure (%s)".formatted(local) : "local state %s".formatted(local);
    }
  }

  private static int again(boolean early) {
    return early ? AGAIN_FIRST : AGAIN;
  }

  /** The next step of the thread in {@code local}, the local state with this number. */
  Next<Object> next(int number, Object local) {
    Next<Object> first = call(local);
    Object equal = Reordering.of(local);
    for (int time = 0; time < again(number < FIRST_STATES); time++) {
      Next<Object> second = call(equal);
      if (!isLike(first, second)) {
        throw divergence(
            local, "does %s, and called again %s".formatted(inWords(first), inWords(second)));
      }
    }
    return first;
  }

  /** Calls the step function once. */
  Next<Object> call(Object local) {
    if (local instanceof Failed) {
      return Next.end();
    }
    try {
      return next.apply(local);
    } catch (InvalidModelException e) {
      throw e;
    } catch (RuntimeException | AssertionError e) {
      return Next.fail(message(e));
    }
  }

  /**
   * The effect of {@code perform}, the next step in {@code local}, if the object is in the state
   * {@code before}, which has this number.
   */
  Effect effect(LocalState local, Next.Perform<Object, Object> perform, Object before, int number) {
    Effect first = effect(perform, before, true);
    Object equal = Reordering.of(local.value);
    Object equalBefore = Reordering.of(before);
    boolean early = local.number < FIRST_STATES && number < FIRST_STATES && !first.fails();
    for (int time = 0; time < again(early); time++) {
      Next.Perform<Object, Object> same = perform(call(equal));
      Effect second = same == null ? first : effect(same, equalBefore, false);
      if (!first.isLike(second)) {
        throw divergence(
            local.value,
            "does '%s' and comes to %s, and called again to %s"
                .formatted(perform.operation(), first.inWords(), second.inWords()));
      }
    }
    return first;
  }

  /**
   * @param told whether to compute the message of a failure, which takes time
   */
  private Effect effect(Next.Perform<Object, Object> perform, Object before, boolean told) {
    try {
      OperationOutcome<Object, Object> outcome = perform.operation().in(before, thread);
      return outcome == null
          ? new Effect(true, null, null, false)
          : new Effect(
              false, outcome.state(), perform.then().apply(outcome.result()), outcome.write());
    } catch (InvalidModelException e) {
      throw e;
    } catch (RuntimeException | AssertionError e) {
      return new Effect(false, null, new Failed(told ? message(e) : "another failure"), true);
    }
  }

  /** The operation that a thread performs next, or null. */
  @SuppressWarnings("unchecked") // the continuation gets results of its own operation only
  static Next.@Nullable Perform<Object, Object> perform(Next<Object> following) {
    return following instanceof Next.Perform<?, ?> perform
        ? (Next.Perform<Object, Object>) perform
        : null;
  }

  private static boolean isLike(Next<Object> first, Next<Object> second) {
    if (first.getClass() != second.getClass()) {
      return false;
    }
    if (!(first instanceof Next.Perform<?, ?> one) || !(second instanceof Next.Perform<?, ?> two)) {
      return true;
    }
    Operation<?> here = one.operation();
    Operation<?> there = two.operation();
    return here.object() == there.object()
        && here.alternatives() == there.alternatives()
        && here.isConditional() == there.isConditional()
        && here.isTrying() == there.isTrying()
        && here.isReader() == there.isReader();
  }

  private static String inWords(Next<Object> step) {
    if (step instanceof Next.Perform<?, ?> perform) {
      return "'%s'".formatted(perform.operation());
    }
    if (step instanceof Next.Failure<?> failure) {
      return "a failure (%s)".formatted(failure.message());
    }
    return step instanceof Next.Unmet<?> ? "an assumption that is not met" : "nothing any more";
  }

  private ModelMisbehavedException divergence(Object local, String how) {
    return new ModelMisbehavedException(
        ("thread %s is not deterministic: in local state %s it %s; a step function must depend on"
                + " its local state and on results alone, not on clocks, hash codes, random"
                + " numbers or the order of a set or map")
            .formatted(name, local, how));
  }

  /**
   * The message of a problem, and the line of code where it arose. Misuse has no line, because
   * operations are performed elsewhere than they are described. Misuse is frequent in states that
   * are tried but never reached.
   */
  static String message(Throwable problem) {
    String message = problem.getMessage();
    if (problem instanceof MisuseException && message != null) {
      return message;
    }
    return (message == null ? problem.getClass().getSimpleName() : message)
        + SourceLine.of(problem);
  }
}
