package io.mazurka.classes.runtime;

import io.mazurka.threads.objects.Done;
import io.mazurka.threads.objects.Operation;
import io.mazurka.threads.objects.Operation.Kind;
import io.mazurka.threads.objects.OperationEffect;
import io.mazurka.threads.objects.OperationOutcome;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The state of a model of something concurrent, such as a lock: an immutable value. What operations
 * do is told as pure functions of it; each one is one event. See the description of {@code
 * io.mazurka.classes.library}.
 */
public final class Shared<S> extends EventObject<S> {

  private final Object model;
  private final long name;
  private final ToIntFunction<S> holder;
  private S state;
  private @Nullable ClassRun changedIn;

  private Shared(int number, long name, Object model, S initial, ToIntFunction<S> holder) {
    super(number, initial);
    this.model = model;
    this.name = name;
    this.state = initial;
    this.holder = holder;
  }

  /** The state of {@code model}, which is being made now by the thread that runs. */
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

  /** The name of the model, for whoever implements {@link Named}. */
  public long objectName() {
    return name;
  }

  /** The number of the thread that runs now, by which states know it. */
  public static int thread() {
    return Actor.required().number();
  }

  @Override
  public String name() {
    return Actor.required().run().labels().of(model);
  }

  @Override
  public S state() {
    return state;
  }

  @Override
  public void become(S next) {
    Actor actor = Actor.current();
    if (actor != null && ObjectName.outlives(name) && changedIn != actor.run()) {
      S before = state;
      changedIn = actor.run();
      actor.run().undoBy(() -> state = before);
    }
    state = next;
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
   * @param kind whether it may wait, or turn out to be a read
   * @param order what it means to the memory model
   * @param verb what is done, in words before the name of the model
   * @param effect the state it leaves and its result; null if the thread has to wait
   */
  public <R> R perform(Kind kind, Order order, String verb, OperationEffect<S, R> effect) {
    Actor actor = Actor.required();
    if (actor.isUnseen()) {
      OperationOutcome<S, R> outcome = effect.in(state, actor.number());
      if (outcome != null) {
        become(outcome.state());
        return outcome.result();
      }
    }
    StackTraceElement line = actor.run().shows() ? UserCode.line() : null;
    return actor.perform(this, Operation.of(this, kind, text(actor, verb), effect, line), order);
  }

  /**
   * Performs an operation that waits only so long. Waiting comes to an end where nothing else can
   * be done.
   *
   * @param nanos how long it waits at most
   * @param expired what happens if that was too long; it never waits
   */
  public <R> R perform(
      Kind kind,
      Order order,
      String verb,
      OperationEffect<S, R> effect,
      long nanos,
      OperationEffect<S, R> expired) {
    Actor actor = Actor.required();
    if (actor.isUnseen()) {
      OperationOutcome<S, R> outcome = effect.in(state, actor.number());
      if (outcome == null) {
        actor.clock().advance(nanos);
        outcome = expired.in(state, actor.number());
      }
      if (outcome != null) {
        become(outcome.state());
        return outcome.result();
      }
    }
    StackTraceElement line = actor.run().shows() ? UserCode.line() : null;
    Operation<R> operation =
        Operation.<S, R>of(this, kind, text(actor, verb), effect, line)
            .expiring(actor.expiry(nanos, expired));
    return actor.perform(this, operation, order);
  }

  /** Performs an operation that an interrupt before it keeps from waiting. */
  public <R> R await(Kind kind, Order order, String verb, OperationEffect<S, R> effect)
      throws InterruptedException {
    Actor actor = Actor.required();
    actor.checkInterrupt();
    actor.interruptible(true);
    R result = perform(kind, order, verb, effect);
    actor.interruptible(false);
    return result;
  }

  /** The same, which waits only so long. */
  public <R> R await(
      Kind kind,
      Order order,
      String verb,
      OperationEffect<S, R> effect,
      long nanos,
      OperationEffect<S, R> expired)
      throws InterruptedException {
    Actor actor = Actor.required();
    actor.checkInterrupt();
    actor.interruptible(true);
    R result = perform(kind, order, verb, effect, nanos, expired);
    actor.interruptible(false);
    return result;
  }

  private Supplier<String> text(Actor actor, String verb) {
    ClassRun run = actor.run();
    return () -> verb + " " + run.labels().of(model);
  }

  /** Reads it: the caller may look at everything that the model holds until its next event. */
  public void read(String verb) {
    perform(
        Kind.PLAIN, Order.ACQUIRE, verb, (now, thread) -> OperationOutcome.read(now, Done.DONE));
  }

  /** Writes it: the caller may change everything that the model holds until its next event. */
  public void write(String verb) {
    perform(Kind.PLAIN, Order.BOTH, verb, (now, thread) -> OperationOutcome.write(now));
  }
}
