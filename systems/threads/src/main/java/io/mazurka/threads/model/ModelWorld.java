package io.mazurka.threads.model;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.threads.operations.DeclaredThread;
import io.mazurka.threads.operations.Operation;
import io.mazurka.threads.operations.OutsideThreads;
import io.mazurka.threads.operations.SharedObject;
import io.mazurka.threads.operations.World;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** Numbers objects and threads as they are declared; performs operations where no thread runs. */
final class ModelWorld implements World {

  private int objects;
  private int threads;
  private final OutsideThreads setUp = OutsideThreads.inSetUp();
  private @Nullable OutsideThreads outside = setUp;
  private boolean showsLines = true;

  @Override
  public int numberObject() {
    return objects++;
  }

  @Override
  public int numberThread() {
    return threads++;
  }

  @Override
  public void declare(DeclaredThread thread) {}

  /** Sets whether operations record the line of code that makes them, which takes time. */
  void showLines(boolean wanted) {
    showsLines = wanted;
  }

  @Override
  public boolean showsLines() {
    return showsLines;
  }

  /** Ends the declaration of the program; from now on step functions run. */
  void endSetUp() {
    outside = null;
  }

  /** The state of {@code object} when the program starts. */
  Object initial(SharedObject<?> object) {
    return setUp.state(object);
  }

  /** Runs {@code check} with objects in the states that {@code current} gives. */
  synchronized void run(Runnable check, IntFunction<Object> current) {
    outside = OutsideThreads.inFinalCheck(object -> current.apply(object.number()));
    try {
      check.run();
    } finally {
      outside = null;
    }
  }

  @Override
  public <R> R perform(Operation<R> operation) {
    if (outside == null) {
      throw new InvalidModelException(
          "'%s' is performed where no thread runs; threads of code perform operations, step functions only describe them"
              .formatted(operation));
    }
    return outside.perform(operation);
  }
}
