package io.mazurka.classes.runtime;

import io.mazurka.classes.memory.Order;
import io.mazurka.classes.naming.UserCode;
import io.mazurka.threads.operations.Done;
import io.mazurka.threads.operations.Operation;
import io.mazurka.threads.operations.Operation.Kind;
import io.mazurka.threads.operations.OperationEffect;
import io.mazurka.threads.operations.OperationOutcome;
import org.jspecify.annotations.Nullable;

/** The life of a thread, from its start by another thread to its end. */
public final class ThreadLife extends AccessedObject<ThreadLife.Stage> {

  /** The stages in the life of a thread. */
  enum Stage {
    NEW,
    STARTED,
    ENDED
  }

  private final String name;
  private Stage stage = Stage.NEW;
  private boolean joined;

  ThreadLife(int number, String name) {
    super(number, Stage.NEW);
    this.name = name;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Stage state() {
    return stage;
  }

  @Override
  public void become(Stage next) {
    stage = next;
  }

  public void start(Actor actor) {
    actor.perform(
        this,
        operation(
            Kind.PLAIN, "start", line(actor), (now, by) -> OperationOutcome.write(Stage.STARTED)),
        Order.RELEASE);
  }

  /** The first operation of the thread. */
  public Operation<Done> begin() {
    return operation(
        Kind.AWAITING,
        "begin",
        null,
        (now, by) -> now == Stage.NEW ? null : OperationOutcome.read(now, Done.DONE));
  }

  public void end(Actor actor) {
    actor.perform(
        this,
        operation(Kind.PLAIN, "end", null, (now, by) -> OperationOutcome.write(Stage.ENDED)),
        Order.RELEASE);
  }

  /**
   * Waits for the end of the thread.
   *
   * @param nanos how long to wait at most; zero for ever
   */
  public void join(Actor actor, long nanos) throws InterruptedException {
    Operation<Boolean> joining =
        operation(
            Kind.AWAITING,
            "join",
            line(actor),
            (now, by) -> now == Stage.ENDED ? OperationOutcome.read(now, true) : null);
    OperationEffect<Stage, Boolean> expired = (now, by) -> OperationOutcome.read(now, false);
    boolean ended =
        actor
            .waits()
            .performIfNotReady(
                this,
                nanos == 0 ? joining : joining.expiring(actor.expiry(nanos, expired)),
                Order.ACQUIRE);
    if (ended) {
      noteJoin(actor);
    }
  }

  /**
   * Whether the thread was started and has not ended, as an event. All its events happen before an
   * event that sees its end; to see that it is alive orders nothing.
   */
  public boolean isAlive(Actor actor) {
    Operation<Stage> looking =
        operation(Kind.PLAIN, "look at", line(actor), (now, by) -> OperationOutcome.read(now, now));
    Stage seen = actor.perform(this, looking, Order.NOTHING);
    if (seen == Stage.ENDED) {
      actor.run().took(actor.number(), this, Order.ACQUIRE, looking);
      noteJoin(actor);
    }
    return seen == Stage.STARTED;
  }

  @Override
  Operation<Object> awaitingChange(Object found) {
    return operation(
        Kind.AWAITING,
        "see a change of",
        line(Actor.required()),
        (now, by) -> now == found ? null : OperationOutcome.read(now, Done.DONE));
  }

  private void noteJoin(Actor actor) {
    if (!joined) {
      joined = true;
      actor.run().noteJoin();
    }
  }

  private static @Nullable StackTraceElement line(Actor actor) {
    return actor.run().shows() ? UserCode.line() : null;
  }

  private <R> Operation<R> operation(
      Kind kind, String verb, @Nullable StackTraceElement line, OperationEffect<Stage, R> effect) {
    return Operation.of(this, kind, () -> verb + " " + name, effect, line);
  }
}
