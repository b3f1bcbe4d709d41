package io.mazurka.threads.objects;

import io.mazurka.threads.operations.Done;
import io.mazurka.threads.operations.MisuseException;
import io.mazurka.threads.operations.Operation;
import io.mazurka.threads.operations.Operation.Kind;
import io.mazurka.threads.operations.OperationOutcome;
import io.mazurka.threads.operations.SharedObject;
import io.mazurka.threads.operations.World;
import java.util.function.Supplier;

/** A thread that another one starts, and whose end others can wait for. */
public final class Child extends SharedObject<Child.Life> {

  /** The stages in the life of a thread. */
  enum Life {
    NEW,
    STARTED,
    ENDED
  }

  Child(World world, String name) {
    super(world, name, Life.NEW);
  }

  /** Starts the thread; a thread can be started once. */
  public void start() {
    perform(starting());
  }

  /** Waits until the thread has ended. */
  public void join() {
    perform(joining());
  }

  /** Starts the thread; a thread can be started once. */
  public Operation<Done> starting() {
    return Operation.on(
        this,
        Kind.PLAIN,
        () -> "start " + name(),
        (life, thread) -> {
          if (life != Life.NEW) {
            throw new MisuseException(name() + " is started twice");
          }
          return OperationOutcome.write(Life.STARTED);
        });
  }

  /** Blocks until the thread has ended. */
  public Operation<Done> joining() {
    return waitFor(() -> "join " + name(), Life.ENDED);
  }

  /** The first operation of the thread itself. */
  public Operation<Done> beginning() {
    return waitFor(() -> "begin " + name(), Life.STARTED);
  }

  /** The last operation of the thread itself. */
  public Operation<Done> ending() {
    return Operation.on(
        this,
        Kind.PLAIN,
        () -> "end " + name(),
        (life, thread) -> OperationOutcome.write(Life.ENDED));
  }

  private Operation<Done> waitFor(Supplier<String> text, Life wanted) {
    return Operation.on(
        this,
        Kind.AWAITING,
        text,
        (life, thread) -> life == wanted ? OperationOutcome.read(life, Done.DONE) : null);
  }
}
