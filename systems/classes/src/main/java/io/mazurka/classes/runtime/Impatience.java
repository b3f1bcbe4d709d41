package io.mazurka.classes.runtime;

import io.mazurka.classes.local.VirtualClock;
import io.mazurka.classes.omissions.Allowance;
import io.mazurka.classes.omissions.LibraryMethod;
import io.mazurka.classes.omissions.Omission;
import io.mazurka.threads.operations.Operation.Expiry;
import io.mazurka.threads.operations.OperationEffect;
import io.mazurka.threads.operations.OperationOutcome;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Rare behaviour of a thread: it wakes up without a notification, its time limit runs out while
 * other threads could go on, or a weak compare-and-set fails spuriously. As often as the allowance
 * says, both possibilities are explored; after that an omission is noted.
 */
public final class Impatience {

  private final TestSubject subject;
  private final Allowance allowance;
  private int wakeups;
  private int timeouts;

  /** Whether a weak compare-and-set has failed spuriously. */
  private boolean hasFailed;

  /** The method of Java for which the thread was started, if it runs no code under test. */
  private String served = "?";

  Impatience(TestSubject subject) {
    this.subject = subject;
    this.allowance = subject.allowance();
    this.wakeups = allowance.spuriousWakeups();
    this.timeouts = allowance.earlyTimeouts();
  }

  /**
   * Chooses whether a weak compare-and-set fails although the value is right; it does so at most
   * once per thread.
   */
  public boolean failsWithoutReason(Actor actor, String method) {
    if (hasFailed) {
      subject.omissions().note(Omission.SPURIOUS_FAILURES, method);
      return false;
    }
    hasFailed = actor.decide("fail without a reason");
    return hasFailed;
  }

  /** Notes that {@code method} of Java has started the thread and lets it wait. */
  public void servesFor(String method) {
    served = method;
  }

  /**
   * The result of an operation whose time limit has run out.
   *
   * @param early whether others could go on
   */
  private record RanOut(Object result, long deadline, boolean early) {

    @Override
    public String toString() {
      return result + ", because its time was up";
    }
  }

  /** The expiry of an operation that waits for {@code nanos} on {@code clock}. */
  <S, R> Expiry<S, R> expiry(VirtualClock clock, long nanos, OperationEffect<S, R> effect) {
    long deadline = clock.now() + Math.max(0, nanos);
    boolean anyTime = nanos <= 0 || timeouts > 0;
    if (!anyTime) {
      noteTimeLimit();
    }
    boolean early = anyTime && nanos > 0;
    return new Expiry<>(
        deadline, (now, thread) -> ranOut(effect.in(now, thread), deadline, early), anyTime);
  }

  @SuppressWarnings("unchecked") // inTime takes it out again before anybody else sees it
  private static <S, R> OperationOutcome<S, R> ranOut(
      @Nullable OperationOutcome<S, R> expired, long deadline, boolean early) {
    OperationOutcome<S, R> outcome = Objects.requireNonNull(expired);
    Object result = new RanOut(outcome.result(), deadline, early);
    return new OperationOutcome<>(outcome.state(), (R) result, outcome.write());
  }

  /** Whether the operation with this result has waited too long. */
  static boolean isLate(@Nullable Object result) {
    return result instanceof RanOut;
  }

  /**
   * The real result of an operation. If its time limit has run out, the clock is set forward, and
   * an early timeout is counted.
   */
  @SuppressWarnings("unchecked") // it was put in by ranOut
  <R> R inTime(R result, VirtualClock clock) {
    if ((Object) result instanceof RanOut late) {
      timeouts -= late.early() ? 1 : 0;
      clock.advanceTo(late.deadline());
      return (R) late.result();
    }
    return result;
  }

  /** Chooses whether a waiting thread wakes up without a notification. */
  public boolean wakesUp(Actor actor, String method) {
    if (wakeups > 0) {
      boolean wakes = actor.decide("wake up without a notification");
      wakeups -= wakes ? 1 : 0;
      return wakes;
    }
    allowance.note(subject.omissions(), Omission.SPURIOUS_WAKEUPS, method);
    return false;
  }

  /**
   * Chooses whether the time limit of a waiting thread runs out early. A limit that is not positive
   * always does.
   */
  public boolean runsOut(Actor actor, long nanos) {
    if (nanos <= 0) {
      return true;
    }
    if (timeouts > 0) {
      boolean runsOut = actor.decide("have waited long enough");
      if (runsOut) {
        timeouts--;
        actor.clock().advance(nanos);
      }
      return runsOut;
    }
    noteTimeLimit();
    return false;
  }

  private void noteTimeLimit() {
    allowance.note(subject.omissions(), Omission.TIME_LIMITS, LibraryMethod.name(served));
  }
}
