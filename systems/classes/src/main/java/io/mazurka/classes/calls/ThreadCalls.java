package io.mazurka.classes.calls;

import io.mazurka.classes.memory.Order;
import io.mazurka.classes.naming.ObjectName;
import io.mazurka.classes.naming.UserCode;
import io.mazurka.classes.omissions.LibraryMethod;
import io.mazurka.classes.runtime.Actor;
import io.mazurka.classes.runtime.ClassRun;
import io.mazurka.classes.runtime.Rewritten;
import io.mazurka.classes.runtime.TestSubject;
import io.mazurka.classes.runtime.ThreadLife;
import io.mazurka.threads.operations.DeclaredThread;
import io.mazurka.threads.operations.ThreadBody;
import io.mazurka.threads.real.turns.Unwinding;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The methods that rewritten code calls in place of the methods of {@link Thread}. */
public final class ThreadCalls {

  private ThreadCalls() {}

  public static void start(Thread thread) {
    if (InheritedCalls.overrides(thread, "start")) {
      thread.start();
    } else {
      startNow(thread);
    }
  }

  static void startNow(Thread thread) {
    Actor actor = Actor.required();
    ClassRun run = actor.run();
    if (actor.isInitializing()) {
      throw run.subject()
          .refuse(
              "a thread is started while a class is initialised, so that it would belong to the first execution alone; start it in the test");
    }
    if (run.actors().containsKey(thread)) {
      throw UserCode.trimmed(new IllegalThreadStateException());
    }
    int number = run.numberThread();
    Actor child = new Actor(run, number, thread, run.threadName(thread, number));
    run.actors().put(thread, child);
    child.expose();
    child.locals().putAll(run.inherited(thread));
    child.clock().advanceTo(actor.clock().now());
    ThreadLife life = child.life();
    boolean daemon = run.isDaemon(thread, actor);
    run.setDaemon(thread, daemon);
    run.noteStart();
    life.start(actor);
    Runnable code = () -> child.attached(() -> live(child, life));
    run.world()
        .declare(
            new DeclaredThread(
                number, child.name(), new ThreadBody.Begun(life.begin(), code), daemon));
  }

  @SuppressWarnings("DoNotCall") // this is the thread that runs the code of the other one
  private static void live(Actor actor, ThreadLife life) {
    actor.run().took(actor.number(), life, Order.ACQUIRE, life.begin());
    Throwable thrown = null;
    try {
      actor.thread().run();
    } catch (Throwable e) {
      thrown = handled(actor, e);
    }
    life.end(actor);
    if (thrown != null) {
      ThreadCalls.<RuntimeException>rethrow(thrown);
    }
  }

  /**
   * Passes {@code thrown} to the handler of the code under test, if there is one; returns the
   * exception with which the thread fails, or null.
   */
  private static @Nullable Throwable handled(Actor actor, Throwable thrown) {
    Thread thread = actor.thread();
    Thread.UncaughtExceptionHandler handler = ThreadSettings.getUncaughtExceptionHandler(thread);
    if (handler != null && isUsers(handler) && !(thrown instanceof Unwinding)) {
      keepBack(thrown);
      handler.uncaughtException(thread, thrown);
      return null;
    }
    return thrown;
  }

  /**
   * Whether a handler belongs to the code under test; thread groups pass exceptions on to their
   * parents.
   */
  private static boolean isUsers(Thread.@Nullable UncaughtExceptionHandler handler) {
    if (handler instanceof ThreadGroup group && group.getClass() == ThreadGroup.class) {
      ThreadGroup around = group.getParent();
      return isUsers(around == null ? Thread.getDefaultUncaughtExceptionHandler() : around);
    }
    return handler != null
        && handler.getClass().getClassLoader() instanceof TestSubject.Loader loader
        && loader.subject() == Actor.required().run().subject();
  }

  /**
   * The code of a task has thrown {@code thrown}, which only callers see that ask for the result. A
   * failed assertion counts as a failure in any case.
   */
  public static void keepBack(Throwable thrown) {
    if (thrown instanceof AssertionError failed) {
      Actor.required().keepBack(failed);
    }
  }

  @SuppressWarnings("unchecked") // the compiler need not know what is thrown
  private static <T extends Throwable> void rethrow(Throwable thrown) throws T {
    throw (T) thrown;
  }

  public static void join(Thread thread) throws InterruptedException {
    join(thread, 0);
  }

  /** Waits at most this long; returns whether the thread has ended. */
  public static boolean join(Thread thread, Duration duration) throws InterruptedException {
    Actor actor = Actor.required();
    if (!actor.run().actors().containsKey(thread)) {
      throw UserCode.trimmed(new IllegalThreadStateException("Thread not started"));
    }
    if (duration.toMillis() > 0) {
      join(thread, duration.toMillis());
    }
    return !isAlive(thread);
  }

  /**
   * Waits at most this long, or without a limit if {@code millis} is 0. Unless early timeouts are
   * allowed, the time limit runs out only if no thread can go on, or if the thread never ends.
   */
  public static void join(Thread thread, long millis) throws InterruptedException {
    Actor actor = Actor.required();
    Actor other = actor.run().actors().get(thread);
    if (other != null) {
      other.life().join(actor, millis * 1_000_000);
      if (millis == 0) {
        actor.clock().advanceTo(other.clock().now());
      }
    }
  }

  public static void interrupt(Thread thread) {
    if (InheritedCalls.overrides(thread, "interrupt")) {
      thread.interrupt();
    } else {
      interruptNow(thread);
    }
  }

  static void interruptNow(Thread thread) {
    Actor actor = Actor.required();
    Actor other = actor.run().actors().get(thread);
    if (other != null) {
      other.interrupt(actor);
    }
  }

  public static boolean isInterrupted(Thread thread) {
    return InheritedCalls.overrides(thread, "isInterrupted")
        ? thread.isInterrupted()
        : isInterruptedNow(thread);
  }

  static boolean isInterruptedNow(Thread thread) {
    Actor actor = Actor.required();
    Actor other = actor.run().actors().get(thread);
    return other != null && other.signals().isInterrupted(actor);
  }

  public static boolean interrupted() {
    Actor actor = Actor.required();
    return actor.mayBeInterrupted()
        ? actor.signals().takeInterrupt(actor)
        : actor.waits().takeOwn();
  }

  /** Throws if the running thread was interrupted, for models. */
  public static void checkInterrupt() throws InterruptedException {
    Actor.required().waits().check();
  }

  /**
   * Whether the code under test interrupts threads, for models that have more work in this case.
   */
  public static boolean areInterrupted() {
    return Actor.required().run().subject().hasInterrupts();
  }

  /** Whether the running thread wakes up from {@code method} without a notification, for models. */
  public static boolean wakesUp(String method) {
    Actor actor = Actor.required();
    return actor.impatience().wakesUp(actor, method);
  }

  /** Whether the time limit {@code nanos} of the running thread runs out early, for models. */
  public static boolean runsOut(long nanos) {
    Actor actor = Actor.required();
    return actor.impatience().runsOut(actor, nanos);
  }

  /** Interrupts the thread with this number, for models. */
  public static void interrupt(int number) {
    Actor actor = Actor.required();
    actor.run().actor(number).interrupt(actor);
  }

  public static Thread startVirtualThread(Runnable code) {
    Thread thread = new Light(code);
    Actor.required().run().setDaemon(thread, true);
    start(thread);
    return thread;
  }

  /** Stands for a virtual thread. */
  private static final class Light extends Thread {
    Light(Runnable code) {
      super(code);
    }
  }

  /**
   * Whether a thread is a virtual one; its method is newer than the oldest Java that this needs.
   */
  public static boolean isVirtual(Thread thread) {
    return thread instanceof Light;
  }

  public static void setDaemon(Thread thread, boolean daemon) {
    ClassRun run = Actor.required().run();
    if (run.actors().containsKey(thread)) {
      throw UserCode.trimmed(new IllegalThreadStateException());
    }
    run.setDaemon(thread, daemon);
  }

  public static boolean isDaemon(Thread thread) {
    Actor actor = Actor.required();
    return actor.run().isDaemon(thread, actor);
  }

  public static boolean isAlive(Thread thread) {
    Actor actor = Actor.required();
    Actor other = actor.run().actors().get(thread);
    return other != null && (other == actor || other.life().isAlive(actor));
  }

  /**
   * The state of a thread. What another living thread is doing depends on all its events, so asking
   * for it is no single event, and is refused.
   */
  public static Thread.State getState(Thread thread) {
    Actor actor = Actor.required();
    Actor other = actor.run().actors().get(thread);
    if (other == null) {
      return Thread.State.NEW;
    } else if (other == actor) {
      return Thread.State.RUNNABLE;
    } else if (isAlive(thread)) {
      Rewritten.refuse(
          "Thread.getState of a thread that is alive is not supported; let the thread count down a latch before it waits, or ask for isAlive");
    }
    return Thread.State.TERMINATED;
  }

  public static Thread currentThread() {
    Actor actor = Actor.current();
    if (actor == null) {
      return Thread.currentThread();
    }
    actor.reach(ObjectName.ofThread(actor.number()));
    actor.expose();
    return actor.thread();
  }

  /**
   * Advances the clock of the thread. Other threads may act before or after that; both are explored
   * anyway.
   */
  public static void sleep(long millis) throws InterruptedException {
    sleep(millis, 0);
  }

  public static void sleep(long millis, int nanos) throws InterruptedException {
    sleepNanos(millis * 1_000_000 + nanos);
  }

  public static void sleep(Duration duration) throws InterruptedException {
    sleepNanos(duration.toNanos());
  }

  /** Sleeps, for models that know how long. */
  public static void sleepNanos(long nanos) throws InterruptedException {
    Actor actor = Actor.required();
    actor.waits().check();
    actor.clock().advance(Math.max(0, nanos));
  }

  @SuppressWarnings("NamedLikeContextualKeyword") // the name is that of Thread.yield
  public static void yield() {}

  public static void onSpinWait() {}

  /** A variable whose values threads pass on to those that they make. */
  public interface Inheritable {

    /** The value for a new thread, from the value of the thread that makes it. */
    @Nullable Object inherited(@Nullable Object value);
  }

  /** A thread was made; it inherits values of the running thread. */
  public static void made(Thread thread) {
    Actor actor = Actor.current();
    if (actor != null) {
      actor
          .locals()
          .forEach(
              (variable, value) -> {
                if (variable instanceof Inheritable passed) {
                  actor.run().inherited(thread).put(variable, passed.inherited(value));
                }
              });
    }
  }

  /** The thread-local values of the running thread, by variable. */
  public static Map<Object, @Nullable Object> locals() {
    Actor actor = Actor.required();
    actor.reach(ObjectName.ofThread(actor.number()));
    return actor.locals();
  }

  public static boolean holdsLock(Object object) {
    Actor actor = Actor.required();
    return actor.monitor(object).isHeldBy(actor);
  }

  public static long getId(Thread thread) {
    Actor actor = Actor.current();
    Actor other = actor == null ? null : actor.run().actors().get(thread);
    return other == null ? 1 : other.number() + 1;
  }

  public static long threadId(Thread thread) {
    return getId(thread);
  }

  /** Runs {@code code} as a new thread, for models that need threads of their own. */
  public static Thread start(String name, Runnable code) {
    return start(name, code, false);
  }

  /** Runs {@code code} as a new daemon thread, for models. */
  public static void startDaemon(String name, Runnable code) {
    start(name, code, true);
  }

  private static Thread start(String name, Runnable code, boolean daemon) {
    Thread thread = new Thread(code, name);
    ClassRun run = Actor.required().run();
    run.setDaemon(thread, daemon);
    made(thread);
    String method = LibraryMethod.name("Thread.start");
    start(thread);
    Objects.requireNonNull(run.actors().get(thread)).impatience().servesFor(method);
    return thread;
  }
}
