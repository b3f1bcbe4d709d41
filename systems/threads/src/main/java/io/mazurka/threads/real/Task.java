package io.mazurka.threads.real;

import io.mazurka.threads.operations.DeclaredThread;
import io.mazurka.threads.operations.Next;
import io.mazurka.threads.operations.Operation;
import io.mazurka.threads.operations.ThreadBody;
import org.jspecify.annotations.Nullable;

/** A thread of a program in one run: its code, and how far the code has come. */
final class Task implements Runnable {

  private final RealRun run;
  private final DeclaredThread thread;

  /**
   * The operation that the thread is about to perform, or null if it has not begun, runs, or has
   * ended.
   */
  @Nullable Operation<?> pending;

  boolean begun;
  boolean ended;
  @Nullable Throwable failure;

  Task(RealRun run, DeclaredThread thread) {
    this.run = run;
    this.thread = thread;
  }

  int number() {
    return thread.number();
  }

  String name() {
    return thread.name();
  }

  /** Whether the program may end while this thread still waits, once all others have ended. */
  boolean isDaemon() {
    return thread.daemon();
  }

  /** Whether the thread can run. */
  boolean canRun() {
    return !begun || pending != null;
  }

  @Override
  public void run() {
    Throwable thrown = null;
    try {
      perform(thread.body());
    } catch (Throwable e) {
      thrown = e;
    }
    run.leave(this, thrown);
  }

  private void perform(ThreadBody body) {
    if (body instanceof ThreadBody.Steps steps) {
      Object local = steps.initial();
      Next<Object> next = steps.next().apply(local);
      while (next instanceof Next.Perform<?, Object> step) {
        next = steps.next().apply(result(step));
      }
      if (next instanceof Next.Failure<Object> failed) {
        throw new AssertionError(failed.message());
      } else if (next instanceof Next.Unmet<Object>) {
        run.perform(Operation.unmet(null));
      }
    } else if (body instanceof ThreadBody.Begun begun) {
      run.begin(this, begun.first());
      begun.code().run();
    } else if (body instanceof ThreadBody.Code code) {
      code.code().run();
    }
  }

  private <R> Object result(Next.Perform<R, Object> step) {
    return step.then().apply(run.perform(step.operation()));
  }
}
