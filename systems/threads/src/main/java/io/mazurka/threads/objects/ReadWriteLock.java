package io.mazurka.threads.objects;

import io.mazurka.threads.operations.Done;
import io.mazurka.threads.operations.MisuseException;
import io.mazurka.threads.operations.Operation;
import io.mazurka.threads.operations.Operation.Kind;
import io.mazurka.threads.operations.OperationOutcome;
import io.mazurka.threads.operations.SharedObject;
import io.mazurka.threads.operations.World;
import java.util.Set;
import java.util.TreeSet;

/** A lock that either several readers or one writer can hold. */
public final class ReadWriteLock extends SharedObject<ReadWriteLock.Holders> {

  private static final int NOBODY = -1;

  /** The threads that hold the lock: several readers, or one writer, or -1 for no writer. */
  record Holders(Set<Integer> readers, int writer) {

    boolean isFree() {
      return writer == NOBODY && readers.isEmpty();
    }

    Holders with(int reader) {
      Set<Integer> more = new TreeSet<>(readers);
      more.add(reader);
      return new Holders(more, writer);
    }

    Holders without(int reader) {
      Set<Integer> fewer = new TreeSet<>(readers);
      fewer.remove(reader);
      return new Holders(fewer, writer);
    }
  }

  ReadWriteLock(World world, String name) {
    super(world, name, new Holders(new TreeSet<>(), NOBODY));
  }

  /** Takes the lock as a reader; waits while a writer holds it. */
  public void lockToRead() {
    perform(lockingToRead());
  }

  /** Gives the lock back; only a reader that holds it may do so. */
  public void unlockRead() {
    perform(unlockingRead());
  }

  /** Takes the lock as its writer; waits while any thread holds it. */
  public void lockToWrite() {
    perform(lockingToWrite());
  }

  /** Gives the lock back; only the writer that holds it may do so. */
  public void unlockWrite() {
    perform(unlockingWrite());
  }

  /** Takes the lock as a reader; blocks while a writer holds it. */
  public Operation<Done> lockingToRead() {
    return Operation.on(
        this,
        Kind.BLOCKING,
        () -> "lock %s to read".formatted(name()),
        (state, thread) ->
            state.writer() == NOBODY ? OperationOutcome.write(state.with(thread)) : null);
  }

  /** Gives the lock back; only a reader that holds it may do so. */
  public Operation<Done> unlockingRead() {
    return Operation.on(
        this,
        Kind.PLAIN,
        () -> "unlock %s from reading".formatted(name()),
        (state, thread) -> {
          require(state.readers().contains(thread), "unlock %s from reading".formatted(name()));
          return OperationOutcome.write(state.without(thread));
        });
  }

  /** Takes the lock as its writer; blocks while any thread holds it. */
  public Operation<Done> lockingToWrite() {
    return Operation.on(
        this,
        Kind.BLOCKING,
        () -> "lock %s to write".formatted(name()),
        (state, thread) ->
            state.isFree() ? OperationOutcome.write(new Holders(state.readers(), thread)) : null);
  }

  /** Gives the lock back; only the writer that holds it may do so. */
  public Operation<Done> unlockingWrite() {
    return Operation.on(
        this,
        Kind.PLAIN,
        () -> "unlock %s from writing".formatted(name()),
        (state, thread) -> {
          require(state.writer() == thread, "unlock %s from writing".formatted(name()));
          return OperationOutcome.write(new Holders(state.readers(), NOBODY));
        });
  }

  private void require(boolean held, String text) {
    if (!held) {
      throw new MisuseException(text + " by a thread that does not hold it");
    }
  }
}
