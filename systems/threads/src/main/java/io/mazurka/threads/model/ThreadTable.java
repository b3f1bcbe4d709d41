package io.mazurka.threads.model;

import io.mazurka.kernel.table.ObjectMemo;
import io.mazurka.threads.operations.DeclaredThread;
import io.mazurka.threads.operations.Next;
import io.mazurka.threads.operations.SharedObject;
import io.mazurka.threads.operations.ThreadBody.Steps;

/** The local states of one thread, numbered as they come up. Shared between workers. */
public final class ThreadTable {

  private final int thread;
  private final String name;
  private final StepCode steps;
  private final ValueNumbers[] objects;
  private final ValueNumbers locals = new ValueNumbers();
  private final ObjectMemo<LocalState> states = new ObjectMemo<>(this::compute);

  /** The lock held while the program's own code runs, for one worker at a time. */
  private final Object code;

  private volatile boolean mayTurn;

  /**
   * @param code the lock held while the program's own code runs
   */
  ThreadTable(DeclaredThread declared, Steps steps, ValueNumbers[] objects, Object code) {
    this.thread = declared.number();
    this.name = declared.name();
    this.steps = new StepCode(thread, name, steps.next());
    this.objects = objects;
    this.code = code;
    locals.number(steps.initial());
  }

  public String name() {
    return name;
  }

  /** Whether a read has led to a local state with a smaller number, so that the thread may loop. */
  boolean mayTurn() {
    return mayTurn;
  }

  /** The values of its local states. */
  ValueNumbers locals() {
    return locals;
  }

  /** How many local states have come up. */
  int states() {
    return locals.size();
  }

  /** The local state with this number; the initial one has number zero. */
  public LocalState state(int number) {
    return states.of(number);
  }

  /** Calls the step function again and returns the next step in {@code local}. */
  Next<Object> next(LocalState local) {
    synchronized (code) {
      return steps.call(local.value);
    }
  }

  private LocalState compute(int number) {
    Object value = locals.value(number);
    Next<Object> following = following(number, value);
    if (following instanceof Next.Failure<Object> failure) {
      value = new Failed(failure.message());
    } else if (following instanceof Next.Unmet<Object>) {
      value = Unmet.UNMET;
    }
    Next.Perform<Object, Object> perform = StepCode.perform(following);
    SharedObject<?> object = perform == null ? null : perform.operation().object();
    int slot = object == null ? objects.length + thread : object.number();
    return new LocalState(number, value, perform, thread, slot, this::computeOutcome);
  }

  private Next<Object> following(int number, Object local) {
    synchronized (code) {
      return steps.next(number, local);
    }
  }

  /**
   * The outcome of the next operation in a state of its object, or of one of its alternatives. An
   * operation that only reads and does not change the local state is polling: the thread may as
   * well wait until the object has another state.
   */
  public long outcome(LocalState local, int objectState) {
    return local.outcome(objectState);
  }

  private long computeOutcome(LocalState local, int objectState) {
    synchronized (code) {
      return perform(local, objectState);
    }
  }

  /**
   * Computes an outcome. Sets {@link #mayTurn} before the outcome is returned, so that no worker
   * sees the outcome without it.
   */
  private long perform(LocalState local, int objectState) {
    Next.Perform<Object, Object> perform = local.next;
    if (perform == null) {
      throw new IllegalStateException(name + " has ended");
    }
    boolean choice = local.slot >= objects.length;
    Object before = choice ? (Object) objectState : objects[local.slot].value(objectState);
    StepCode.Effect effect = steps.effect(local, perform, before, objectState);
    if (effect.waits()) {
      return LocalState.WAITING;
    }
    int following = locals.number(effect.local());
    if (effect.fails()) {
      return LocalState.outcome(choice ? 0 : objectState, following, true);
    }
    int after = choice ? 0 : objects[local.slot].number(effect.state());
    boolean polls = !effect.write() && !choice && following == local.number;
    mayTurn = mayTurn || (!effect.write() && following < local.number);
    return polls ? LocalState.WAITING : LocalState.outcome(after, following, effect.write());
  }
}
