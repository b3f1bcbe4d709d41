package io.mazurka.classes.mixture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** The Java code of acts on published objects, arrays, many elements, signals and interrupts. */
final class MoreActs {

  /** A thread with a class of its own. */
  static final class Worker extends Thread {

    private final Runnable body;

    Worker(Runnable body) {
      this.body = body;
    }

    @Override
    public void run() {
      body.run();
    }
  }

  private static final class Box {
    final int value;

    Box(int value) {
      this.value = value;
    }
  }

  private final Object[] monitors;
  private final AtomicInteger[] atomics;
  private final Map<Integer, Integer> map;
  private final Queue<Integer> queue;
  private final Thread[] threads;
  private @Nullable Box box0;
  private @Nullable Box box1;
  private int signals0;
  private int signals1;
  private final int[] elements = new int[2];
  private final AtomicInteger calls = new AtomicInteger();
  private final AtomicReference<AtomicInteger> nested = new AtomicReference<>(new AtomicInteger());
  private final List<Integer> wrapped = Collections.synchronizedList(new ArrayList<>());

  MoreActs(
      Object[] monitors,
      AtomicInteger[] atomics,
      Map<Integer, Integer> map,
      Queue<Integer> queue,
      Thread[] threads) {
    this.monitors = monitors;
    this.atomics = atomics;
    this.map = map;
    this.queue = queue;
    this.threads = threads;
  }

  static boolean lockInTime(ReentrantLock lock) {
    try {
      return lock.tryLock(1, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** What is left when all threads have ended. */
  String end() {
    int[] boxes = {box0 == null ? 0 : box0.value + 1, box1 == null ? 0 : box1.value + 1};
    return Arrays.toString(boxes)
        + Arrays.toString(elements)
        + List.of(signals0, signals1)
        + nested.get().get()
        + List.of(calls.get(), wrapped.size());
  }

  int act(Act act, int register) {
    int object = act.object();
    switch (act.kind()) {
      case PUBLISH:
        if (object == 0) {
          box0 = new Box(register + 1);
        } else {
          box1 = new Box(register + 1);
        }
        return register;
      case READ_FINAL:
        Box found = object == 0 ? box0 : box1;
        return found == null ? -1 : found.value;
      case READ_COPY:
        return Arrays.copyOfRange(elements, object, object + 1)[0];
      case FILL:
        Arrays.fill(elements, object, object + 1, register + 1);
        return register;
      case PUT_ALL:
        map.putAll(new TreeMap<>(Map.of(0, register + 1, 1, register + 1)));
        return register;
      case ADD_ALL:
        queue.addAll(List.of(register, register));
        return register;
      case UPDATE:
        return atomics[object].updateAndGet(value -> called(value + act.value()));
      case REPLACE_NESTED:
        nested.set(new AtomicInteger(register));
        return register;
      case ADD_NESTED:
        return nested.get().addAndGet(act.value());
      case APPEND_WRAPPED:
        wrapped.add(register);
        return register;
      case SIZE_WRAPPED:
        return wrapped.size();
      case INTERRUPT:
        interruptBefore();
        return register;
      case INTERRUPTED:
        return Thread.interrupted() ? 1 : 0;
      default:
        synchronized (monitors[object]) {
          monitor(act.kind(), object);
        }
        return register;
    }
  }

  private int called(int value) {
    calls.incrementAndGet();
    return value;
  }

  /** Interrupts the thread that was started before this one. */
  private void interruptBefore() {
    for (int index = 1; index < threads.length; index++) {
      if (threads[index] == Thread.currentThread()) {
        threads[index - 1].interrupt();
      }
    }
  }

  private void monitor(Act.Kind kind, int object) {
    try {
      if (kind == Act.Kind.WAIT) {
        monitors[object].wait();
        return;
      }
      while (kind == Act.Kind.WAIT_FOR_SIGNAL && (object == 0 ? signals0 : signals1) == 0) {
        monitors[object].wait();
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    int change = kind == Act.Kind.SIGNAL ? 1 : -1;
    signals0 += object == 0 ? change : 0;
    signals1 += object == 1 ? change : 0;
    if (kind == Act.Kind.SIGNAL) {
      monitors[object].notifyAll();
    }
  }
}
