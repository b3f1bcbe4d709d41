package io.mazurka.classes.litmus;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Runs a litmus program on the JVM as often as there is time. Its threads go through an array of
 * fresh objects side by side, wait for each other a moment before each of them and do their part on
 * it; in the end they meet, when one of them observes the objects and makes new ones.
 *
 * @param <S> the type of the object
 */
final class Stress<S> {

  private static final int MOST_OBJECTS = 1_000;
  private static final long SHORT = 2_000_000;
  private static final int SPINS = 200;
  private static final int MOMENT = 50;

  private final Litmus<S> litmus;
  private final long end;
  private final Map<String, Long> outcomes = new TreeMap<>();
  private final AtomicInteger arrived = new AtomicInteger();
  private final AtomicInteger steps = new AtomicInteger();
  private final AtomicReference<Throwable> problem = new AtomicReference<>();
  private volatile List<S> objects = List.of();
  private int count = 4;
  private long renewed;
  private volatile int phase;
  private volatile boolean over;

  private Stress(Litmus<S> litmus, long end) {
    this.litmus = litmus;
    this.end = end;
  }

  /** The outcomes that were seen in so many milliseconds, and how often. */
  static <S> Map<String, Long> run(Litmus<S> litmus, long milliseconds)
      throws InterruptedException {
    Stress<S> stress = new Stress<>(litmus, System.nanoTime() + milliseconds * 1_000_000);
    stress.renew();
    List<Thread> threads = new ArrayList<>();
    for (Litmus.Actor<S> actor : litmus.actors()) {
      threads.add(new Thread(() -> stress.act(actor), litmus.name()));
    }
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
    if (stress.problem.get() != null) {
      throw new IllegalStateException(litmus.name() + " fails", stress.problem.get());
    }
    return stress.outcomes;
  }

  private void act(Litmus.Actor<S> actor) {
    while (!over) {
      int done = 0;
      for (S object : objects) {
        gather(done++);
        try {
          actor.act(object);
        } catch (Throwable e) {
          problem.set(e);
        }
      }
      Thread.interrupted();
      meet();
    }
  }

  /** Waits a moment for those who are behind, so that all are at the same object. */
  private void gather(int objectsDone) {
    int all = (objectsDone + 1) * litmus.actors().size();
    int now = steps.incrementAndGet();
    for (int turn = 0; turn < MOMENT && now < all; turn++) {
      Thread.onSpinWait();
      now = steps.get();
    }
  }

  /** Waits for the others; the last to come observes. */
  private void meet() {
    int before = phase;
    if (arrived.incrementAndGet() == litmus.actors().size()) {
      objects.forEach(one -> outcomes.merge(litmus.observation().apply(one), 1L, Long::sum));
      renew();
      over = System.nanoTime() > end || problem.get() != null;
      arrived.set(0);
      steps.set(0);
      phase = before + 1;
    }
    for (int turn = 0; phase == before; turn++) {
      if (turn < SPINS) {
        Thread.onSpinWait();
      } else {
        Thread.yield();
      }
    }
  }

  /** More and more objects, as long as they do not take long. */
  private void renew() {
    long now = System.nanoTime();
    if (now - renewed < SHORT) {
      count = Math.min(MOST_OBJECTS, 2 * count);
    }
    renewed = now;
    List<S> fresh = new ArrayList<>();
    for (int index = 0; index < count; index++) {
      fresh.add(litmus.states().get());
    }
    objects = fresh;
  }
}
