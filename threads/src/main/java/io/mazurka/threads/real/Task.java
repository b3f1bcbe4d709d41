package io.mazurka.threads.real;

import io.mazurka.threads.objects.DeclaredThread;
import io.mazurka.threads.objects.Next;
import io.mazurka.threads.objects.Operation;
import io.mazurka.threads.objects.ThreadBody;
import org.jspecify.annotations.Nullable;

/** A thread of a program in one run: its code, and how far that has come. */
final class Task implements Runnable {

  private final RealRun run;
  private final DeclaredThread thread;

  /** Who runs next once it has come to its first operation; the controller, to go on as planned. */
  private final int successor;

  /** What it is about to do, or null if it runs or has ended. */
  @Nullable Operation<?> pending;

  boolean arrived;
  boolean ended;
  @Nullable Throwable failure;

  Task(RealRun run, DeclaredThread thread, int successor) {
    this.run = run;
    this.thread = thread;
    this.successor = successor;
  }

  int number() {
    return thread.number();
  }

  String name() {
    return thread.name();
  }

  int successor() {
    return successor;
  }

  @Override
  public void run() {
    run.enter(this);
    try {
      perform(thread.body());
    } catch (Abandoned e) {
      // The run is over; nothing is wrong.
    } catch (Throwable e) {
      failure = e;
    }
    pending = null;
    ended = true;
    run.leave(this);
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
      }
    } else if (body instanceof ThreadBody.Code code) {
      code.code().run();
    }
  }

  private <R> Object result(Next.Perform<R, Object> step) {
    return step.then().apply(run.perform(step.operation()));
  }
}
