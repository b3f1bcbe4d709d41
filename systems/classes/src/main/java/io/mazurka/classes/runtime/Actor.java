package io.mazurka.classes.runtime;

import io.mazurka.classes.local.VirtualClock;
import io.mazurka.classes.memory.Order;
import io.mazurka.classes.memory.Strength;
import io.mazurka.classes.naming.ObjectName;
import io.mazurka.classes.naming.UserCode;
import io.mazurka.classes.values.WholeState;
import io.mazurka.threads.operations.Operation;
import io.mazurka.threads.operations.OperationEffect;
import io.mazurka.threads.real.turns.PooledThread;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A thread of the code under test in one execution. */
public final class Actor extends Places {

  private final ClassRun run;
  private final int number;
  private final Thread thread;
  private final String name;
  private final VirtualClock clock = new VirtualClock();
  private final IdentityHashMap<Object, @Nullable Object> locals = new IdentityHashMap<>(0);
  private final Random random;
  private final ThreadLife life;
  private final ThreadSignals signals;
  private final InterruptibleWaits waits;
  private final Impatience impatience;

  /** Whether other threads may have a reference to this thread. */
  private boolean exposed;

  private boolean over;
  private final SpinWatch spinning = new SpinWatch();

  /** The object whose change the thread has just awaited, and so has read already; or null. */
  private @Nullable AccessedObject<?> awaited;

  /**
   * The location that the last event of the thread has written, or null if this event was no such
   * write.
   */
  private @Nullable Location justWritten;

  private int made;
  private @Nullable Written written;

  /** An assertion error in a task whose caller may swallow exceptions, or null. */
  private @Nullable AssertionError keptBack;

  public Actor(ClassRun run, int number, Thread thread, String name) {
    this.run = run;
    this.number = number;
    this.thread = thread;
    this.name = name;
    this.random = new Random(number);
    int lifeNumber = run.subject().number(ObjectName.ofThread(number));
    this.life = run.add(new ThreadLife(lifeNumber, name));
    long own = ObjectName.part(ObjectName.ofThread(number), ObjectName.WHOLE);
    this.signals = run.add(new ThreadSignals(run.subject().number(own), run, name));
    this.waits = new InterruptibleWaits(this);
    this.impatience = new Impatience(run.subject());
  }

  /** The running thread, or null if it is no thread of an execution. */
  public static @Nullable Actor current() {
    return Thread.currentThread() instanceof PooledThread pooled
            && pooled.attachment() instanceof Actor actor
        ? actor
        : null;
  }

  /**
   * The running thread. Code under test that runs in other threads cannot be explored, and is
   * refused.
   */
  public static Actor required() {
    Actor actor = current();
    if (actor == null) {
      throw TestSubject.refuseStranger();
    }
    return actor;
  }

  @Override
  public ClassRun run() {
    return run;
  }

  public int number() {
    return number;
  }

  /** The thread object that the code under test knows. */
  public Thread thread() {
    return thread;
  }

  public String name() {
    return name;
  }

  public ThreadLife life() {
    return life;
  }

  public ThreadSignals signals() {
    return signals;
  }

  /** The ways in which it waits if others may interrupt it. */
  public InterruptibleWaits waits() {
    return waits;
  }

  /** The rare behaviour of the thread: spurious wake-ups, early timeouts and spurious failures. */
  public Impatience impatience() {
    return impatience;
  }

  /** Notes that other threads may have a reference to this thread from now on. */
  public void expose() {
    exposed = true;
  }

  /** Whether another thread may interrupt this one. */
  public boolean mayBeInterrupted() {
    return exposed && run.subject().hasInterrupts() && !isUnseen();
  }

  /** Lets thread {@code by} interrupt this one. */
  public void interrupt(Actor by) {
    if (this != by && !(exposed && run.subject().hasInterrupts())) {
      throw run.subject()
          .refuse(
              "%s is interrupted by code that is not under test; include its package"
                  .formatted(name));
    }
    signals.interrupt(by);
  }

  public VirtualClock clock() {
    return clock;
  }

  public Map<Object, @Nullable Object> locals() {
    return locals;
  }

  /** Random numbers that are the same in every execution. */
  public Random random() {
    return random;
  }

  /**
   * The expiry of an operation that waits for {@code nanos}; then the clock of the thread advances
   * as far.
   */
  <S, R> Operation.Expiry<S, R> expiry(long nanos, OperationEffect<S, R> effect) {
    return impatience.expiry(clock, nanos, effect);
  }

  /** Whether the thread is being unwound, because its execution is over. */
  public boolean isOver() {
    return over;
  }

  /**
   * Notes that the thread is about to write {@code location}; reports show the value, which is read
   * before the thread's next operation.
   */
  void settleLater(Location location) {
    settle();
    written = new Written(location, run.labels());
  }

  /** Runs {@code code} as this thread. */
  public void attached(Runnable code) {
    PooledThread real = (PooledThread) Thread.currentThread();
    real.attach(this);
    ClassLoader usual = real.getContextClassLoader();
    real.setContextClassLoader(
        thread.getContextClassLoader()); // Java asks for it, and new threads inherit it
    try {
      code.run();
      settle();
      if (keptBack != null) {
        throw keptBack;
      }
    } catch (LinkageError e) {
      throw run.subject().blamed(e);
    } catch (RuntimeException | Error e) {
      UserCode.trimmed(e);
      throw e;
    } finally {
      real.setContextClassLoader(usual);
      real.attach(null);
    }
  }

  /** Keeps an assertion error that might be swallowed; the thread fails with it when it ends. */
  public void keepBack(AssertionError failed) {
    keptBack = keptBack == null ? failed : keptBack;
  }

  /** The name of the next object that the thread makes. */
  long nextName() {
    return isInitializing()
        ? run.classes().nameInInitializer(run.subject().initializations().running())
        : ObjectName.of(number, ++made);
  }

  /** Reads a location; {@code verb} names the operation in reports. */
  public void look(Location location, String verb, Order order) {
    perform(location, location.looking(verb), order);
  }

  /** Chooses between true and false; both are explored. */
  boolean decide(String what) {
    spinning.progress();
    return perform(Operation.decision(what, line()));
  }

  private @Nullable StackTraceElement line() {
    return run.shows() ? UserCode.line() : null;
  }

  /** Stops for good: the execution does not count. */
  void giveUp() {
    perform(Operation.unmet(null));
  }

  /** Performs an operation as an event. */
  public <R> R perform(AccessedObject<?> object, Operation<R> operation, Order order) {
    spinning.event();
    R result = perform(operation);
    awaited = null;
    boolean wrote = run.world().hasWritten();
    Order meant = Impatience.isLate(result) ? Order.NOTHING : order;
    Order effective = wrote ? meant : meant.ofRead();
    run.took(number, object, effective, operation);
    if (wrote) {
      spinning.progress();
    } else if (object instanceof Location location && location.isPlain(effective)) {
      spinning.readPlainly(location);
    } else {
      spinning.read(object, effective);
    }
    return impatience.inTime(result, clock);
  }

  private <R> R perform(Operation<R> operation) {
    settle();
    justWritten = null;
    if (nesting().isAtomic()) {
      throw run.subject()
          .refuse(
              "code that a collection calls would have to wait: '%s'; move it out of the function that is passed to the collection"
                  .formatted(operation));
    }
    run.subject().requireAccepted();
    try {
      return run.world().perform(operation);
    } catch (Error e) {
      over = true;
      throw e;
    }
  }

  /** Accesses a location; within an atomic operation the access is no event. */
  void access(Location location, boolean write) {
    if (nesting().isAtomic() && location.isVolatile()) {
      noteHidden();
    } else if (nesting().isAtomic()) {
      run.silent().field(this, location, write);
    } else if (write) {
      update(location, "write", location.isVolatile() ? Order.RELEASE : Order.PLAIN_WRITE);
    } else {
      read(location, location.isVolatile() ? Order.ACQUIRE : Order.PLAIN_READ);
    }
  }

  /** Reads a location, unless it was read already because its change was just awaited. */
  public void read(Location location, Order order) {
    if (location == awaited) {
      awaited = null;
      spinning.read(location, order);
    } else {
      perform(location, location.reading(order), order);
    }
  }

  /** Notices loops in which the thread only waits for a change. */
  public SpinWatch spinning() {
    return spinning;
  }

  /** Ends a turn of a loop; if the next turn would be the same, waits for a change. */
  public void turn(int loop, long locals) {
    List<SpinWatch.Reading> reads = spinning.turn(loop, locals);
    if (!reads.isEmpty() && awaitChange(reads)) {
      spinning.begin(loop, locals);
    }
  }

  /**
   * Waits until one of the objects that were read has changed; returns false if that cannot be
   * found out. If several objects were read, the thread chooses one of them, and all choices are
   * explored. An execution in which another object changes and the chosen one does not is not
   * counted.
   */
  private boolean awaitChange(List<SpinWatch.Reading> reads) {
    if (!SpinWatch.canAwait(reads)) {
      return false;
    }
    boolean single = reads.size() == 1;
    String what = "wait for a change";
    int waited = single ? 0 : perform(Operation.choice(what, reads.size(), line()));
    SpinWatch.Reading read = reads.get(waited);
    perform(
        read.object(),
        SpinWatch.awaiting(reads, waited),
        single ? read.order() : Order.OPAQUE_READ);
    awaited = single ? read.object() : null;
    return true;
  }

  /** Writes a location, perhaps after it was read. */
  public void update(Location location, String verb, Order order) {
    Written shown = run.shows() ? new Written(location, run.labels()) : null;
    perform(location, location.writing(verb, shown), order);
    written = shown;
    justWritten = location;
  }

  /** Changes a key of a map, and the thread that computes a value for it. */
  public void change(Location map, String verb, int hash, UnaryOperator<WholeState> change) {
    perform(map, map.changing(verb, hash, change), Order.OPAQUE_WRITE);
    justWritten = map;
  }

  /** Whether the last event of the thread has written a location. */
  public boolean hasJustWritten(Location location) {
    return justWritten == location;
  }

  /**
   * Compares the value of a location with {@code expected}, and writes it if it is the same.
   *
   * @return whether it is the same
   */
  public boolean compare(Location location, Object expected, Strength strength) {
    Written shown = run.shows() ? new Written(location, run.labels()) : null;
    perform(location, location.comparing(expected, shown), strength.update());
    written = shown;
    return run.world().hasWritten();
  }

  /**
   * Writes the value that a function has computed from {@code expected}, if the location still has
   * that value. If the function performed no event, the write is part of the event before it.
   */
  public void complete(Location location, Object expected, Strength strength) {
    if (justWritten == location) {
      run.took(number, location, strength.write(), location.writing("write", null));
    } else {
      compare(location, expected, strength);
    }
  }

  /** Records the value that was written last, if values are shown. */
  private void settle() {
    if (written != null) {
      Written last = written;
      written = null;
      last.settle();
    }
  }
}
