package io.mazurka.classes.runtime;

import io.mazurka.classes.memory.Order;
import io.mazurka.classes.naming.UserCode;
import io.mazurka.classes.omissions.Omission;
import io.mazurka.threads.operations.Done;
import io.mazurka.threads.operations.Operation;
import io.mazurka.threads.operations.Operation.Kind;
import io.mazurka.threads.operations.Operation.Rival;
import io.mazurka.threads.operations.OperationEffect;
import io.mazurka.threads.operations.OperationOutcome;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The signals that other threads send to a thread: the permit for {@code park}, and interrupts. */
public final class ThreadSignals extends AccessedObject<ThreadSignals.Flags> {

  /**
   * The signals that a thread has not consumed.
   *
   * @param permit whether the next park returns at once
   */
  record Flags(boolean permit, boolean interrupted) {}

  private final ClassRun run;
  private final String name;

  /** By setting, the threads that have used it; bit 0 says whether it was changed. */
  private final Map<String, BitSet> settings = new HashMap<>();

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

  /** Notes that a setting of the thread is used; the order of such uses is not explored. */
  public void noteSetting(Actor actor, String what, boolean writes) {
    if (actor.isAlone()) {
      return;
    }
    BitSet users = settings.computeIfAbsent(what, first -> new BitSet());
    users.set(actor.number() + 1);
    users.set(0, users.get(0) || writes);
    if (users.get(0) && users.cardinality() > 2) {
      run.subject().omissions().note(Omission.SETTINGS, "Thread.set" + what);
    }
  }

  /**
   * Waits for a permit or an interrupt.
   *
   * @param nanos how long to wait at most; a negative number for ever
   */
  public void park(Actor actor, long nanos) {
    Impatience patience = actor.impatience();
    if (patience.wakesUp(actor, "LockSupport.park")
        || (nanos >= 0 && patience.runsOut(actor, nanos))) {
      return;
    }
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
        Order.NOTHING);
  }

  public void unpark(Actor actor) {
    OperationEffect<Flags, Done> effect =
        (now, by) -> OperationOutcome.write(new Flags(true, now.interrupted()));
    perform(actor, operation(Kind.PLAIN, "unpark", effect), effect, Order.NOTHING);
  }

  void interrupt(Actor actor) {
    OperationEffect<Flags, Done> effect =
        (now, by) -> OperationOutcome.write(new Flags(now.permit(), true));
    perform(actor, operation(Kind.PLAIN, "interrupt", effect), effect, Order.RELEASE);
  }

  public boolean isInterrupted(Actor actor) {
    return look(actor, Kind.PLAIN, (now, by) -> OperationOutcome.read(now, now.interrupted()));
  }

  /** Whether the thread was interrupted; clears the interrupt. */
  public boolean takeInterrupt(Actor actor) {
    return look(
        actor,
        Kind.TRYING,
        (now, by) ->
            now.interrupted()
                ? OperationOutcome.write(new Flags(now.permit(), false), true)
                : OperationOutcome.read(now, false));
  }

  private boolean look(Actor actor, Kind kind, OperationEffect<Flags, Boolean> effect) {
    OperationOutcome<Flags, Boolean> unseen = unseen(actor, effect);
    return unseen == null
        ? seen(actor, operation(kind, "look for an interrupt of", effect))
        : unseen.result();
  }

  /**
   * Performs a look at the interrupt. An interrupt happens before the event that sees it; to see
   * that there is none orders nothing.
   */
  private boolean seen(Actor actor, Operation<Boolean> looking) {
    boolean interrupted = actor.perform(this, looking, Order.NOTHING);
    if (interrupted) {
      actor.run().took(actor.number(), this, Order.ACQUIRE, looking);
    }
    return interrupted;
  }

  @Override
  Operation<Object> awaitingChange(Object found) {
    boolean before = ((Flags) found).interrupted();
    return operation(
        Kind.AWAITING,
        "see an interrupt of",
        (now, by) -> now.interrupted() == before ? null : OperationOutcome.read(now, Done.DONE));
  }

  /** Requires that the thread was not interrupted; otherwise the execution does not count. */
  void requireNoInterrupt(Actor actor) {
    OperationEffect<Flags, Done> effect =
        (now, by) -> now.interrupted() ? null : OperationOutcome.read(now, Done.DONE);
    actor.perform(
        this,
        operation(Kind.AWAITING, "find no interrupt of", effect)
            .insteadOf(new Rival(true, () -> false)),
        Order.NOTHING);
  }

  /**
   * Waits for an interrupt and clears it; if none comes, the execution does not count.
   *
   * @param rival the operation that the thread could wait for instead
   * @param deadline the time at which the rival would expire, or null
   */
  void awaitInterrupt(Actor actor, Rival rival, @Nullable Long deadline) {
    OperationEffect<Flags, Boolean> effect =
        (now, by) ->
            now.interrupted() ? OperationOutcome.write(new Flags(now.permit(), false), true) : null;
    Operation<Boolean> waiting =
        operation(Kind.BLOCKING, "be interrupted:", effect).insteadOf(rival);
    OperationEffect<Flags, Boolean> expired = (now, by) -> OperationOutcome.write(now, false);
    boolean interrupted =
        actor.perform(
            this,
            deadline == null
                ? waiting
                : waiting.expiring(new Operation.Expiry<>(deadline, expired, false)),
            Order.ACQUIRE);
    if (!interrupted) {
      actor.giveUp();
    }
  }

  private <R> R perform(
      Actor actor, Operation<R> operation, OperationEffect<Flags, R> effect, Order order) {
    OperationOutcome<Flags, R> unseen = unseen(actor, effect);
    return unseen == null ? actor.perform(this, operation, order) : unseen.result();
  }

  /**
   * Performs the operation without an event, if it is none; null if it is an event, or has to wait.
   */
  private <R> @Nullable OperationOutcome<Flags, R> unseen(
      Actor actor, OperationEffect<Flags, R> effect) {
    OperationOutcome<Flags, R> outcome = actor.isUnseen() ? effect.in(flags, actor.number()) : null;
    if (outcome != null) {
      flags = outcome.state();
    }
    return outcome;
  }

  private <R> Operation<R> operation(Kind kind, String verb, OperationEffect<Flags, R> effect) {
    StackTraceElement line = run.shows() ? UserCode.line() : null;
    return Operation.of(this, kind, () -> verb + " " + name, effect, line);
  }
}
