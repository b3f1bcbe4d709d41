package io.mazurka.threads.objects;

import io.mazurka.threads.objects.Operation.Kind;
import java.util.function.Supplier;

/** A thread that another one starts, and whose end others can wait for. */
public final class Child extends SharedObject<Child.Life> {

  /** What a thread goes through. */
  enum Life {
    NEW,
    STARTED,
    ENDED
  }

  Child(World world, String name) {
    super(world, name, Life.NEW);
  }

  public void start() {
    perform(starting());
  }

  public void join() {
    perform(joining());
  }

  public Operation<Done> starting() {
    return Operation.on(
        this,
        Kind.PLAIN,
        () -> "start " + name(),
        (life, thread) -> {
          if (life != Life.NEW) {
            throw new IllegalStateException(name() + " is started twice");
          }
          return OperationOutcome.write(Life.STARTED);
        });
  }

  /** Blocks until the thread has ended. */
  public Operation<Done> joining() {
    return waitFor(() -> "join " + name(), Life.ENDED);
  }

  /** What the thread itself does first. */
  public Operation<Done> beginning() {
    return waitFor(() -> "begin " + name(), Life.STARTED);
  }

  /** What the thread itself does last. */
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
