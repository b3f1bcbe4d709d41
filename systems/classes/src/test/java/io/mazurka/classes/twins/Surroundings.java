package io.mazurka.classes.twins;

import io.mazurka.classes.twins.excluded.Tally;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

/** Programs whose code depends on who loads it, when it begins, and what is around it. */
public final class Surroundings {

  private volatile boolean ready;

  /** What is found by its name. */
  public static final class Service {

    private static int hits;

    public static void hit() {
      hits++;
    }
  }

  /** Its initialiser starts a thread. */
  static final class Background {

    static volatile int value;

    static {
      Thread thread = new Thread(() -> value = 1);
      thread.setDaemon(true);
      thread.start();
    }

    private Background() {}
  }

  private static void both(Runnable code) throws InterruptedException {
    Thread other = new Thread(code);
    other.start();
    code.run();
    other.join();
  }

  private static void hitBy(ClassLoader loader) {
    try {
      Class.forName(Service.class.getName(), true, loader).getMethod("hit").invoke(null);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  void findsByTheContextOfAThread() throws InterruptedException {
    both(() -> hitBy(Thread.currentThread().getContextClassLoader()));
  }

  void findsByTheClassPath() throws InterruptedException {
    both(() -> hitBy(ClassLoader.getSystemClassLoader()));
  }

  void knowsItsOwnClasses() throws InterruptedException {
    both(
        () -> {
          ClassLoader own = Service.class.getClassLoader();
          assert Thread.currentThread().getContextClassLoader() == own : "another context";
          assert ClassLoader.getSystemClassLoader() == own : "another class path";
          assert own.getResource("io/mazurka/classes/twins/Surroundings.class") != null : "lost";
        });
  }

  void choosesAContext() throws InterruptedException {
    ClassLoader chosen = new ClassLoader(getClass().getClassLoader()) {};
    Thread.currentThread().setContextClassLoader(chosen);
    AtomicReference<ClassLoader> inherited = new AtomicReference<>();
    Thread other = new Thread(() -> inherited.set(Thread.currentThread().getContextClassLoader()));
    other.start();
    other.join();
    assert inherited.get() == chosen : "not inherited";
  }

  void beginsWithAThread() throws InterruptedException {
    both(() -> Background.value++);
  }

  void countsElsewhere() throws InterruptedException {
    Tally tally = new Tally();
    both(tally::count);
  }

  void waitsInAUnit() throws InterruptedException {
    Thread other =
        new Thread(
            () -> {
              synchronized (this) {
                ready = true;
                notifyAll();
              }
            });
    other.start();
    synchronized (this) {
      if (!ready) {
        TimeUnit.SECONDS.timedWait(this, 1);
      }
      assert ready : "not told";
    }
    TimeUnit.NANOSECONDS.timedJoin(other, 10);
    assert !other.isAlive() : "not joined";
  }
}
