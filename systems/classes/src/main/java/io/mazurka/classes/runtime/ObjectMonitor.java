package io.mazurka.classes.runtime;

import io.mazurka.classes.memory.Order;
import io.mazurka.classes.naming.UserCode;
import io.mazurka.threads.objects.MutexState;
import io.mazurka.threads.operations.Done;
import io.mazurka.threads.operations.Operation;
import io.mazurka.threads.operations.Operation.Kind;
import io.mazurka.threads.operations.OperationEffect;
import io.mazurka.threads.operations.OperationOutcome;

/**
 * The monitor of an object. A thread that holds it enters again without an event. A notification
 * may reach any waiting thread, as Java says; all are tried.
 */
public final class ObjectMonitor extends AccessedObject<MutexState> {

  private static final String WAITING = "notification";

  private final ClassRun run;
  private final Object object;
  private MutexState state = MutexState.free(0);
  private int holds;

  ObjectMonitor(int number, ClassRun run, Object object) {
    super(number, MutexState.free(0));
    this.run = run;
    this.object = object;
  }

  @Override
  public String name() {
    return "monitor of " + run.labels().of(object);
  }

  @Override
  public MutexState state() {
    return state;
  }

  @Override
  public void become(MutexState next) {
    state = next;
  }

  @Override
  public int holder(Object now) {
    return ((MutexState) now).owner();
  }

  void enter(Actor actor) {
    if (state.owner() != actor.number()) {
      acquire(actor);
    }
    holds++;
  }

  private void acquire(Actor actor) {
    perform(
        actor,
        Kind.BLOCKING,
        Order.ACQUIRE,
        "enter",
        (now, thread) -> now.isFree() ? OperationOutcome.write(now.ownedBy(thread)) : null);
  }

  void exit(Actor actor) {
    require(actor);
    if (--holds == 0) {
      perform(
          actor,
          Kind.PLAIN,
          Order.RELEASE,
          "leave",
          (now, thread) -> OperationOutcome.write(now.released()));
    }
  }

  /**
   * Calls a synchronized method of Java, which is one event. A read does not order later threads
   * after its thread, since no thread can know that the read came first.
   */
  void use(Actor actor, boolean writes, String method) {
    StackTraceElement line = run.shows() ? UserCode.line() : null;
    Operation<Done> operation =
        Operation.<MutexState, Done>of(
            this,
            writes ? Kind.BLOCKING : Kind.AWAITING,
            () -> method + (writes ? " to " : " of ") + run.labels().of(object),
            (now, thread) -> {
              if (!now.isFree() && now.owner() != thread) {
                return null;
              }
              return writes
                  ? OperationOutcome.write(now, Done.DONE)
                  : OperationOutcome.read(now, Done.DONE);
            },
            line);
    actor.perform(this, operation, Order.ACQUIRE);
    if (writes) {
      run.silent().whole(object, true, method, true);
      run.took(actor.number(), this, Order.RELEASE, operation);
    }
  }

  public boolean isHeldBy(Actor actor) {
    return state.owner() == actor.number();
  }

  /**
   * Leaves the monitor, waits for a notification, and enters it again as often as before.
   *
   * @param nanos how long to wait at most; zero for ever
   */
  public void await(Actor actor, long nanos) throws InterruptedException {
    require(actor);
    actor.waits().check();
    int before = holds;
    holds = 0;
    perform(
        actor,
        Kind.PLAIN,
        Order.RELEASE,
        "wait on",
        (now, thread) -> OperationOutcome.write(now.releasedToWait(WAITING)));
    try {
      if (stopsWaiting(actor, nanos)) {
        comeBack(actor);
      } else if (!resume(actor, nanos)) {
        acquire(actor);
      }
    } catch (InterruptedException e) {
      comeBack(actor);
      throw e;
    } finally {
      holds = before;
    }
  }

  /** Whether the waiting ends without a notification: by a spurious wake-up or an early timeout. */
  private static boolean stopsWaiting(Actor actor, long nanos) {
    Impatience patience = actor.impatience();
    return patience.wakesUp(actor, "Object.wait") || (nanos > 0 && patience.runsOut(actor, nanos));
  }

  /** Stops waiting without a notification, and enters the monitor again. */
  private void comeBack(Actor actor) {
    perform(
        actor,
        Kind.BLOCKING,
        Order.ACQUIRE,
        "come back to",
        (now, thread) ->
            now.isFree() ? OperationOutcome.write(now.abandonedBy(thread).ownedBy(thread)) : null);
  }

  /** Waits for a notification; returns false if the thread has waited too long. */
  private boolean resume(Actor actor, long nanos) throws InterruptedException {
    StackTraceElement line = run.shows() ? UserCode.line() : null;
    Operation<Boolean> resuming =
        Operation.<MutexState, Boolean>of(
            this,
            Kind.BLOCKING,
            () -> "resume in " + name(),
            (now, thread) ->
                now.isFree() && now.mayResume(thread)
                    ? OperationOutcome.write(now.resumed(thread), true)
                    : null,
            line);
    OperationEffect<MutexState, Boolean> expired =
        (now, thread) -> OperationOutcome.write(now.without(thread), false);
    return actor
        .waits()
        .resume(
            this,
            nanos == 0 ? resuming : resuming.expiring(actor.expiry(nanos, expired)),
            Order.ACQUIRE);
  }

  public void signal(Actor actor) {
    require(actor);
    perform(
        actor,
        Kind.PLAIN,
        Order.RELEASE,
        "notify",
        (now, thread) -> OperationOutcome.write(now.signalledToAny(WAITING)));
  }

  public void signalAll(Actor actor) {
    require(actor);
    perform(
        actor,
        Kind.PLAIN,
        Order.RELEASE,
        "notify all in",
        (now, thread) -> OperationOutcome.write(now.signalledToAll(WAITING)));
  }

  private void require(Actor actor) {
    if (state.owner() != actor.number()) {
      throw UserCode.trimmed(new IllegalMonitorStateException("current thread is not owner"));
    }
  }

  private void perform(
      Actor actor, Kind kind, Order order, String verb, OperationEffect<MutexState, Done> effect) {
    if (actor.isUnseen()) {
      OperationOutcome<MutexState, Done> outcome = effect.in(state, actor.number());
      if (outcome != null) {
        actor.reach(object);
        actor.noteHidden();
        state = outcome.state();
        return;
      }
    }
    StackTraceElement line = run.shows() ? UserCode.line() : null;
    actor.perform(this, Operation.of(this, kind, () -> verb + " " + name(), effect, line), order);
  }
}
