package io.mazurka.classes.runtime;

import io.mazurka.classes.local.VirtualClock;
import io.mazurka.classes.omissions.Allowance;
import io.mazurka.classes.omissions.LibraryMethod;
import io.mazurka.classes.omissions.Omission;
import io.mazurka.threads.objects.Operation.Expiry;
import io.mazurka.threads.objects.OperationEffect;
import io.mazurka.threads.objects.OperationOutcome;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What may end the waiting of a thread although nobody has seen to that: it wakes up for no reason,
 * or its time is up while others could go on; and that a weak compare-and-set fails. As often as is
 * allowed both ways are explored; after that it is noted that one is not.
 */
final class Impatience {

  private final TestSubject subject;
  private final Allowance allowance;
  private int wakeups;
  private int timeouts;

  /** Whether a weak compare-and-set has failed without a reason. */
  private boolean hasFailed;

  /** The method of Java that the thread was started for, if it runs none of the code under test. */
  private String served = "?";

  Impatience(TestSubject subject) {
    this.subject = subject;
    this.allowance = subject.allowance();
    this.wakeups = allowance.spuriousWakeups();
    this.timeouts = allowance.earlyTimeouts();
  }

  /** Decides whether a weak compare-and-set fails though the value is right: once a thread. */
  boolean failsWithoutReason(Actor actor, String method) {
    if (hasFailed) {
      subject.omissions().note(Omission.SPURIOUS_FAILURES, method);
      return false;
    }
    hasFailed = actor.decide("fail without a reason");
    return hasFailed;
  }

  /** The thread waits on behalf of {@code method} of Java, which has started it. */
  void servesFor(String method) {
    served = method;
  }

  /**
   * What an operation results in whose time was up.
   *
   * @param early whether others could go on
   */
  private record RanOut(Object result, long deadline, boolean early) {

    @Override
    public String toString() {
      return result + ", because its time was up";
    }
  }

  /** The end of waiting for {@code nanos} on {@code clock}. */
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

  /** Whether an operation that has this result has waited too long. */
  static boolean isLate(@Nullable Object result) {
    return result instanceof RanOut;
  }

  /** The result of an operation that was performed; if its time was up, that is remembered. */
  @SuppressWarnings("unchecked") // it was put in by ranOut
  <R> R inTime(R result, VirtualClock clock) {
    if ((Object) result instanceof RanOut late) {
      timeouts -= late.early() ? 1 : 0;
      clock.advanceTo(late.deadline());
      return (R) late.result();
    }
    return result;
  }

  /** Whether a thread that has begun to wait wakes up for no reason. */
  boolean wakesUp(Actor actor, String method) {
    if (wakeups > 0) {
      boolean wakes = actor.decide("wake up without a notification");
      wakeups -= wakes ? 1 : 0;
      return wakes;
    }
    allowance.note(subject.omissions(), Omission.SPURIOUS_WAKEUPS, method);
    return false;
  }

  /** Whether the time of a thread that has begun to wait for {@code nanos} is up at any moment. */
  boolean runsOut(Actor actor, long nanos) {
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
