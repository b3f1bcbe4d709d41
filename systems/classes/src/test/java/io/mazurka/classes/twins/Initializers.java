package io.mazurka.classes.twins;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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

  private static volatile int flag;

  /** A class whose initialiser reads what other threads write. */
  static final class Reading {

    static final int SEEN = flag + Integer.parseInt("0");
  }

  public void reading() throws InterruptedException {
    int[] seen = new int[1];
    Thread other = start(() -> flag = 1);
    Thread third = start(() -> seen[0] = Reading.SEEN);
    other.join();
    third.join();
    assert seen[0] == 1;
  }

  /** A class that is needed by one which only reads a constant of it. */
  static final class ReadingBehind {

    static final int SEEN = Reading.SEEN;
  }

  public void readingBehind() throws InterruptedException {
    Thread other = start(() -> flag = 1);
    Thread third = start(() -> Integer.hashCode(ReadingBehind.SEEN));
    other.join();
    third.join();
  }

  /** What such a class is needed for comes before there are threads. */
  public void readingBefore() throws InterruptedException {
    int seen = Reading.SEEN;
    Thread other = start(() -> flag = 1);
    Thread third = start(() -> flag = Reading.SEEN);
    other.join();
    third.join();
    assert seen == 0;
  }

  private static final AtomicInteger TICKETS = new AtomicInteger();
  private static final List<String> NAMES = Collections.synchronizedList(new ArrayList<>());
  private static final Map<String, Integer> AGES = new HashMap<>();
  private static final int[] NUMBERS = new int[1];
  private static final ThreadLocal<Integer> MINE = ThreadLocal.withInitial(() -> 1);

  /** A class whose initialiser draws a number of another one. */
  static final class Drawing {

    static final int TICKET = TICKETS.incrementAndGet();
  }

  /** A class whose initialiser fills a wrapped list of another one. */
  static final class Listing {

    static final boolean LISTED = NAMES.add("listing");
  }

  /** A class whose initialiser fills a map of another one. */
  static final class Aging {

    static final Integer AGE = AGES.put("aging", 1);
  }

  /** A class whose initialiser reads an element of an array of another one. */
  static final class Counting {

    static final int NUMBER = NUMBERS[0];
  }

  /** A class whose initialiser holds the monitor of another one. */
  static final class Guarding {

    static final int GUARDED;

    static {
      synchronized (Initializers.class) {
        GUARDED = 1;
      }
    }
  }

  /** A class whose initialiser asks which thread it runs in. */
  static final class Asking {

    static final Integer ANSWER = MINE.get();
  }

  public void drawing() throws InterruptedException {
    amongThreads(() -> Integer.hashCode(Drawing.TICKET));
  }

  public void listing() throws InterruptedException {
    amongThreads(() -> Boolean.hashCode(Listing.LISTED));
  }

  public void aging() throws InterruptedException {
    amongThreads(() -> Objects.hashCode(Aging.AGE));
  }

  public void counting() throws InterruptedException {
    amongThreads(() -> Integer.hashCode(Counting.NUMBER));
  }

  public void guarding() throws InterruptedException {
    amongThreads(() -> Integer.hashCode(Guarding.GUARDED));
  }

  public void asking() throws InterruptedException {
    amongThreads(() -> Objects.hashCode(Asking.ANSWER));
  }

  private static void amongThreads(Runnable use) throws InterruptedException {
    Thread other = start(use);
    other.join();
  }

  /** Constants, with a field and a table of their own. */
  enum Colour {
    RED,
    GREEN;

    private static final Map<String, Colour> BY_NAME = new HashMap<>();
    private static int known;

    static {
      for (Colour colour : values()) {
        BY_NAME.put(colour.name(), colour);
        known++;
      }
    }
  }

  /** A class that makes all it has, with the help of others. */
  static final class Own {

    static final List<String> NAMES = new ArrayList<>();
    static final int[] NUMBERS = new int[2];
    static final AtomicInteger COUNT = new AtomicInteger();
    static final String TEXT;

    private int field;

    static {
      NAMES.add("one");
      NUMBERS[0] = 1;
      COUNT.incrementAndGet();
      Own own = new Own();
      own.field++;
      StringBuilder text = new StringBuilder();
      synchronized (own) {
        text.append(own.field);
      }
      TEXT = text.toString();
    }
  }

  public void own() throws InterruptedException {
    Colour red = Colour.RED;
    amongThreads(
        () -> {
          int colour =
              switch (red) {
                case RED -> Colour.known;
                case GREEN -> Colour.BY_NAME.size();
              };
          Own.TEXT.repeat(colour);
        });
  }

  /** A class that cannot be initialised. */
  static final class Failing {

    static final int NUMBER = Integer.parseInt("none");
  }

  private int plain;

  /** In the executions alone that nobody tries first. */
  public void racingAfterFailure() throws InterruptedException {
    AtomicInteger turn = new AtomicInteger();
    Thread other =
        start(
            () -> {
              if (turn.incrementAndGet() == 1) {
                try {
                  Integer.hashCode(Failing.NUMBER);
                } catch (LinkageError e) {
                  plain = 1;
                }
              }
            });
    plain = 2;
    turn.incrementAndGet();
    other.join();
  }
}
