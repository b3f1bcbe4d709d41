package io.mazurka.classes.twins;

import java.util.concurrent.atomic.AtomicInteger;

/** Classes that are initialised while threads run. */
@SuppressWarnings("ReturnValueIgnored")
public final class Initializers {

  /** A class whose initialiser needs another one. */
  static final class Chicken {

    static final int EGGS = Egg.hatch();

    static int lay() {
      return 1;
    }
  }

  /** The other one, which needs the first. */
  static final class Egg {

    static final int CHICKENS = Chicken.lay();

    static int hatch() {
      return 1;
    }
  }

  private static Thread start(Runnable code) {
    Thread thread = new Thread(code);
    thread.start();
    return thread;
  }

  public void bothAtOnce() throws InterruptedException {
    Thread other = start(Chicken::lay);
    Egg.hatch();
    other.join();
  }

  /** The first use comes before there are threads. */
  public void oneBefore() throws InterruptedException {
    Chicken.lay();
    Thread other = start(Chicken::lay);
    Egg.hatch();
    other.join();
  }

  /** Everybody begins with the same class. */
  public void sameFirst() throws InterruptedException {
    Thread other = start(Chicken::lay);
    Chicken.lay();
    Egg.hatch();
    other.join();
  }

  /** A class with an object of its own subclass. */
  static class Base {

    static final Base DEFAULT = new Derived();
  }

  /** The subclass, which has no initialiser. */
  static final class Derived extends Base {}

  public void subclassAtOnce() throws InterruptedException {
    Thread other = start(() -> new Derived().hashCode());
    Base.DEFAULT.hashCode();
    other.join();
  }

  /** A class that needs nobody who needs it. */
  static final class Holder {

    static final AtomicInteger COUNT = new AtomicInteger(Egg.hatch());
  }

  public void holder() throws InterruptedException {
    Egg.hatch();
    Thread other = start(() -> Holder.COUNT.incrementAndGet());
    Holder.COUNT.incrementAndGet();
    other.join();
    assert Holder.COUNT.get() == 3;
  }

  /** A class that some executions alone initialise. */
  static final class Late {

    static final AtomicInteger COUNT = new AtomicInteger();
  }

  public void onlySometimes() throws InterruptedException {
    AtomicInteger turn = new AtomicInteger();
    Thread other =
        start(
            () -> {
              if (turn.incrementAndGet() == 1) {
                Late.COUNT.incrementAndGet();
              }
            });
    turn.incrementAndGet();
    other.join();
  }
}
