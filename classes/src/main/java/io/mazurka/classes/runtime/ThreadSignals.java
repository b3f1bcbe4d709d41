package io.mazurka.classes.runtime;

import io.mazurka.threads.objects.Done;
import io.mazurka.threads.objects.Operation;
import io.mazurka.threads.objects.Operation.Kind;
import io.mazurka.threads.objects.OperationEffect;
import io.mazurka.threads.objects.OperationOutcome;

/**
 * What others tell a thread directly: whether it may go on when parked, and that it is interrupted.
 */
final class ThreadSignals extends EventObject<ThreadSignals.Flags> {

  /**
   * The signals that a thread has not looked at.
   *
   * @param permit whether the next park returns at once
   */
  record Flags(boolean permit, boolean interrupted) {}

  private final ClassRun run;
  private final String name;
  private Flags flags = new Flags(false, false);

  ThreadSignals(int number, ClassRun run, String name) {
    super(number, new Flags(false, false));
    this.run = run;
    this.name = name;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Flags state() {
    return flags;
  }

  @Override
  public void become(Flags next) {
    flags = next;
  }

  /**
   * Waits for a permit or an interrupt.
   *
   * @param nanos how long to wait at most; a negative number for ever
   */
  void park(Actor actor, long nanos) {
    OperationEffect<Flags, Done> effect =
        (now, by) ->
            now.permit() || now.interrupted()
                ? OperationOutcome.write(new Flags(false, now.interrupted()))
                : null;
    Operation<Done> parking = operation(Kind.BLOCKING, "park", effect);
    OperationEffect<Flags, Done> expired = (now, by) -> OperationOutcome.write(now);
    perform(
        actor,
        nanos < 0 ? parking : parking.expiring(actor.expiry(nanos, expired)),
        effect,
        Order.ACQUIRE);
  }

  void unpark(Actor actor) {
    OperationEffect<Flags, Done> effect =
        (now, by) -> OperationOutcome.write(new Flags(true, now.interrupted()));
    perform(actor, operation(Kind.PLAIN, "unpark", effect), effect, Order.RELEASE);
  }

  void interrupt(Actor actor) {
    OperationEffect<Flags, Done> effect =
        (now, by) -> OperationOutcome.write(new Flags(now.permit(), true));
    perform(actor, operation(Kind.PLAIN, "interrupt", effect), effect, Order.RELEASE);
  }

  boolean isInterrupted(Actor actor) {
    OperationEffect<Flags, Boolean> effect =
        (now, by) -> OperationOutcome.read(now, now.interrupted());
    return perform(
        actor, operation(Kind.PLAIN, "look for an interrupt of", effect), effect, Order.ACQUIRE);
  }

  /** Whether the thread was interrupted, which is forgotten then. */
  boolean takeInterrupt(Actor actor) {
    OperationEffect<Flags, Boolean> effect =
        (now, by) ->
            now.interrupted()
                ? OperationOutcome.write(new Flags(now.permit(), false), true)
                : OperationOutcome.read(now, false);
    return perform(
        actor, operation(Kind.TRYING, "look for an interrupt of", effect), effect, Order.ACQUIRE);
  }

  private <R> R perform(
      Actor actor, Operation<R> operation, OperationEffect<Flags, R> effect, Order order) {
    if (actor.isUnseen()) {
      OperationOutcome<Flags, R> outcome = effect.in(flags, actor.number());
      if (outcome != null) {
        flags = outcome.state();
        return outcome.result();
      }
    }
    return actor.perform(this, operation, order);
  }

  private <R> Operation<R> operation(Kind kind, String verb, OperationEffect<Flags, R> effect) {
    StackTraceElement line = run.shows() ? UserCode.line() : null;
    return Operation.of(this, kind, () -> verb + " " + name, effect, line);
  }
}
