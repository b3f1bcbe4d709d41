package io.mazurka.classes.twins;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.locks.ReentrantLock;

/** What generated classes inherit: the things that their lines access. */
public abstract class GeneratedBody extends Twin {

  protected static final AtomicIntegerFieldUpdater<GeneratedBody> UPDATER0 =
      AtomicIntegerFieldUpdater.newUpdater(GeneratedBody.class, "volatile0");
  protected static final AtomicIntegerFieldUpdater<GeneratedBody> UPDATER1 =
      AtomicIntegerFieldUpdater.newUpdater(GeneratedBody.class, "volatile1");

  protected int field0;
  protected int field1;
  protected volatile int volatile0;
  protected volatile int volatile1;
  protected final int[] elements = new int[2];
  protected final AtomicInteger atomic0 = new AtomicInteger();
  protected final AtomicInteger atomic1 = new AtomicInteger();
  protected final Object monitor0 = new Object();
  protected final Object monitor1 = new Object();
  protected final ReentrantLock lock0 = new ReentrantLock();
  protected final ReentrantLock lock1 = new ReentrantLock();
  protected final AtomicInteger[] registers = new AtomicInteger[4];

  /** The code of one thread; returns what is in its register at the end. */
  protected abstract int thread(int number);

  protected abstract int threads();

  /** How an execution ended, for whoever compares; this class is not rewritten. */
  protected abstract void ended(String outcome);

  void run() {
    for (int index = 0; index < registers.length; index++) {
      registers[index] = new AtomicInteger();
    }
    threads(threads(), number -> registers[number].set(thread(number)));
    ended(
        Arrays.asList(
                field0,
                field1,
                volatile0,
                volatile1,
                elements[0],
                elements[1],
                atomic0.get(),
                atomic1.get(),
                registers[0].get(),
                registers[1].get(),
                registers[2].get())
            .toString());
  }
}
