package io.mazurka.classes.runtime;

import io.mazurka.classes.memory.Order;
import io.mazurka.classes.naming.Named;
import io.mazurka.classes.naming.ObjectName;
import io.mazurka.classes.naming.UserCode;
import io.mazurka.threads.operations.Done;
import io.mazurka.threads.operations.Operation;
import io.mazurka.threads.operations.Operation.Kind;
import io.mazurka.threads.operations.OperationEffect;
import io.mazurka.threads.operations.OperationOutcome;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The state of a model of a concurrent object, such as a lock. The state is an immutable value,
 * operations are pure functions of it, and each operation is one event. See the description of
 * {@code io.mazurka.classes.library}.
 */
public final class Shared<S> extends AccessedObject<S> {

  private final Object model;
  private final long name;
  private final ToIntFunction<S> holder;

  /** The names of objects in the execution that used it last. */
  private @Nullable Labels labels;

  private final Kept<S> state;

  private Shared(int number, long name, Object model, S initial, ToIntFunction<S> holder) {
    super(number, initial);
    this.model = model;
    this.name = name;
    this.state = Kept.of(name, initial);
    this.holder = holder;
  }

  /** The state of {@code model}, which the running thread is making now. */
  public static <S> Shared<S> of(Object model, S initial) {
    return of(model, initial, state -> -1);
  }

  /**
   * The state of a model that a thread may hold, so that others wait for it.
   *
   * @param holder the number of the thread that holds it in a state, or -1
   */
  public static <S> Shared<S> of(Object model, S initial, ToIntFunction<S> holder) {
    Actor actor = Actor.required();
    long name =
        model instanceof Named named && named.mazurka$name() != 0
            ? named.mazurka$name()
            : actor.nextName();
    int number = actor.run().subject().number(ObjectName.part(name, ObjectName.WHOLE));
    return new Shared<>(number, name, model, initial, holder);
  }

  /** The name of the model, for implementations of {@link Named}. */
  public long objectName() {
    return name;
  }

  /** The number of the running thread; states identify threads by it. */
  public static int thread() {
    return Actor.required().number();
  }

  @Override
  public String name() {
    return labels == null ? Labels.simpleName(model.getClass()) : labels.of(model);
  }

  @Override
  public S state() {
    return state.get();
  }

  @Override
  public void become(S next) {
    state.set(next);
  }

  /**
   * Waits for another state. States are compared by identity, since each write makes a new one, and
   * {@code equals} might call the user's code.
   */
  @Override
  Operation<Object> awaitingChange(Object found) {
    return operation(
        Actor.required(),
        Kind.AWAITING,
        "see a change of",
        (now, thread) -> isSame(now, found) ? null : OperationOutcome.read(now, Done.DONE));
  }

  @Override
  public int holder(Object now) {
    @SuppressWarnings("unchecked") // states of this object are passed to it alone
    S known = (S) now;
    return holder.applyAsInt(known);
  }

  /**
   * Performs an operation and returns its result.
   *
   * @param kind whether the operation may wait, and whether it writes
   * @param order its effect in the memory model
   * @param verb the words before the name of the model in reports
   * @param effect computes the next state and the result; null if the thread has to wait
   */
  public <R> R perform(Kind kind, Order order, String verb, OperationEffect<S, R> effect) {
    Actor actor = Actor.required();
    OperationOutcome<S, R> unseen = unseen(actor, effect);
    return unseen == null
        ? actor.perform(this, operation(actor, kind, verb, effect), order)
        : unseen.result();
  }

  /**
   * Performs an operation with a time limit. The limit runs out when no other thread can go on, or
   * at any time if early timeouts are allowed.
   *
   * @param limit the longest time to wait, and the effect after that
   */
  public <R> R perform(
      Kind kind, Order order, String verb, OperationEffect<S, R> effect, TimeLimit<S, R> limit) {
    Actor actor = Actor.required();
    OperationOutcome<S, R> unseen = unseen(actor, effect, limit);
    return unseen == null
        ? actor.perform(this, operation(actor, kind, verb, effect, limit), order)
        : unseen.result();
  }

  /** Performs an operation that an interrupt ends, or prevents if it came before. */
  public <R> R await(Kind kind, Order order, String verb, OperationEffect<S, R> effect)
      throws InterruptedException {
    Actor actor = Actor.required();
    if (actor.isUnseen()) {
      actor.waits().check();
      return perform(kind, order, verb, effect);
    }
    return actor.waits().perform(this, operation(actor, kind, verb, effect), order);
  }

  /**
   * Performs an operation with a time limit that an interrupt ends, or prevents if it came before.
   */
  public <R> R await(
      Kind kind, Order order, String verb, OperationEffect<S, R> effect, TimeLimit<S, R> limit)
      throws InterruptedException {
    Actor actor = Actor.required();
    if (actor.isUnseen()) {
      actor.waits().check();
      return perform(kind, order, verb, effect, limit);
    }
    Operation<R> operation = operation(actor, kind, verb, effect, limit);
    return actor.waits().perform(this, operation, order);
  }

  /**
   * Reads a result that never disappears once it is there. An interrupt ends the waiting; if there
   * is no need to wait, the interrupt has no effect.
   *
   * @param limit how long it waits at most, or null
   */
  public <R> R awaitLasting(
      String verb, OperationEffect<S, R> effect, @Nullable TimeLimit<S, R> limit)
      throws InterruptedException {
    Actor actor = Actor.required();
    OperationOutcome<S, R> unseen = unseen(actor, effect, limit);
    if (unseen != null) {
      return unseen.result();
    }
    Operation<R> operation = operation(actor, Kind.AWAITING, verb, effect, limit);
    return actor.waits().performIfNotReady(this, operation, Order.ACQUIRE);
  }

  /**
   * Performs an operation for which the thread has been waiting since an operation before.
   *
   * @param limit how long it waits at most, or null
   */
  public <R> R resume(
      Kind kind, String verb, OperationEffect<S, R> effect, @Nullable TimeLimit<S, R> limit)
      throws InterruptedException {
    Actor actor = Actor.required();
    OperationOutcome<S, R> unseen = unseen(actor, effect, limit);
    if (unseen != null) {
      return unseen.result();
    }
    Operation<R> operation = operation(actor, kind, verb, effect, limit);
    return actor.waits().resume(this, operation, Order.ACQUIRE);
  }

  /**
   * Performs the operation without an event, if it is none; null if it is an event, or has to wait.
   */
  private <R> @Nullable OperationOutcome<S, R> unseen(Actor actor, OperationEffect<S, R> effect) {
    OperationOutcome<S, R> outcome = actor.isUnseen() ? effect.in(state(), actor.number()) : null;
    if (outcome != null) {
      actor.reach(name);
      actor.noteHidden();
      become(outcome.state());
    }
    return outcome;
  }

  private <R> @Nullable OperationOutcome<S, R> unseen(
      Actor actor, OperationEffect<S, R> effect, @Nullable TimeLimit<S, R> limit) {
    OperationOutcome<S, R> outcome = unseen(actor, effect);
    if (outcome == null && limit != null && actor.isUnseen()) {
      actor.clock().advance(limit.nanos());
      return unseen(actor, limit.expired());
    }
    return outcome;
  }

  private <R> Operation<R> operation(
      Actor actor,
      Kind kind,
      String verb,
      OperationEffect<S, R> effect,
      @Nullable TimeLimit<S, R> limit) {
    Operation<R> operation = operation(actor, kind, verb, effect);
    return limit == null ? operation : operation.expiring(limit.expiry(actor));
  }

  private <R> Operation<R> operation(
      Actor actor, Kind kind, String verb, OperationEffect<S, R> effect) {
    StackTraceElement line = actor.run().shows() ? UserCode.line() : null;
    return Operation.of(this, kind, text(actor, verb), effect, line);
  }

  /**
   * Changes the state once more, as part of the operation that was just performed. Code under test
   * that {@code change} calls is part of the operation, too.
   */
  public void amend(UnaryOperator<S> change) {
    Actor actor = Actor.required();
    actor.nesting().enter(model, true, "update");
    try {
      become(change.apply(state()));
    } finally {
      actor.nesting().leave();
    }
  }

  /**
   * A time limit for waiting.
   *
   * @param expired the effect when the time has run out; it never waits
   */
  public record TimeLimit<S, R>(long nanos, OperationEffect<S, R> expired) {

    /** A limit after which the operation only reads and returns {@code result}. */
    public static <S, R> TimeLimit<S, R> of(long time, TimeUnit unit, R result) {
      return new TimeLimit<>(
          unit.toNanos(time), (now, thread) -> OperationOutcome.read(now, result));
    }

    Operation.Expiry<S, R> expiry(Actor actor) {
      return actor.expiry(nanos, expired);
    }
  }

  private Supplier<String> text(Actor actor, String verb) {
    Labels known = actor.run().labels();
    labels = known;
    return () -> verb + " " + known.of(model);
  }

  /** Returns the state for monitoring methods, which by their documentation order nothing. */
  public S glance() {
    return perform(
        Kind.PLAIN, Order.NOTHING, "look at", (now, thread) -> OperationOutcome.read(now, now));
  }

  /** Performs a read: the caller may read all data of the model until its next event. */
  public void read(String verb) {
    perform(
        Kind.PLAIN, Order.ACQUIRE, verb, (now, thread) -> OperationOutcome.read(now, Done.DONE));
  }

  /** Performs a write: the caller may change all data of the model until its next event. */
  public void write(String verb) {
    perform(Kind.PLAIN, Order.BOTH, verb, (now, thread) -> OperationOutcome.write(now));
  }
}
