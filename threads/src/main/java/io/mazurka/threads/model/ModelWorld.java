package io.mazurka.threads.model;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.threads.objects.DeclaredThread;
import io.mazurka.threads.objects.Operation;
import io.mazurka.threads.objects.OperationOutcome;
import io.mazurka.threads.objects.SharedObject;
import io.mazurka.threads.objects.SourceLine;
import io.mazurka.threads.objects.World;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** Numbers objects and threads as they are declared; performs only reads, for final checks. */
final class ModelWorld implements World {

  private int objects;
  private int threads;
  private @Nullable IntFunction<Object> states;
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

  /** Whether operations are to know where in the code they come from, which takes time. */
  void showLines(boolean wanted) {
    showsLines = wanted;
  }

  @Override
  public @Nullable StackTraceElement line() {
    return showsLines ? SourceLine.ofCaller() : null;
  }

  /** Lets {@code check} read objects in the states told by {@code current}. */
  synchronized void run(Runnable check, IntFunction<Object> current) {
    states = current;
    try {
      check.run();
    } finally {
      states = null;
    }
  }

  @Override
  public <R> R perform(Operation<R> operation) {
    SharedObject<?> object = operation.object();
    if (states == null || object == null) {
      throw new InvalidModelException(
          "'%s' is performed where no thread runs; threads of code perform operations, step functions only describe them"
              .formatted(operation));
    }
    OperationOutcome<Object, R> outcome = operation.in(states.apply(object.number()), -1);
    if (outcome == null || outcome.write()) {
      throw new IllegalStateException("a final check may only read, not '%s'".formatted(operation));
    }
    return outcome.result();
  }
}
