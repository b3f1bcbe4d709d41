package io.mazurka.classes.litmus.programs;

import io.mazurka.classes.litmus.Family;
import io.mazurka.classes.litmus.Litmus;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/**
 * What fails orders nothing, by the Javadoc of Lock and Semaphore: whoever sees that another has
 * the lock need not see what that one did before. A compare-and-set that fails is a volatile read.
 */
public final class RefusalPrograms extends Family {

  /** Locks, and what is written before they are taken. */
  static final class Vars {
    final ReentrantLock lock = new ReentrantLock();
    final Semaphore permit = new Semaphore(1);
    final ReentrantReadWriteLock readWrite = new ReentrantReadWriteLock();
    final StampedLock stamped = new StampedLock();
    final AtomicInteger atomic = new AtomicInteger();
    int x;
    int a = -1;
  }

  private static Litmus<Vars> refused(
      String name, Litmus.Actor<Vars> taking, Litmus.Actor<Vars> trying) {
    return Litmus.of(name, Vars::new)
        .thread(
            s -> {
              s.x = 1;
              taking.act(s);
            })
        .thread(trying)
        .observe(s -> "" + s.a)
        .allows("-1; 1")
        .weaker("0")
        .racy();
  }

  @Override
  public List<Litmus<?>> programs() {
    return List.of(
        refused("tryLock of a lock", s -> s.lock.tryLock(), s -> s.a = s.lock.tryLock() ? -1 : s.x),
        refused(
            "tryAcquire of a semaphore",
            s -> s.permit.tryAcquire(),
            s -> s.a = s.permit.tryAcquire() ? -1 : s.x),
        refused(
            "tryLock of a read lock",
            s -> s.readWrite.writeLock().tryLock(),
            s -> s.a = s.readWrite.readLock().tryLock() ? -1 : s.x),
        refused(
            "tryWriteLock of a stamped lock",
            s -> s.stamped.tryWriteLock(),
            s -> s.a = s.stamped.tryWriteLock() != 0 ? -1 : s.x),
        refused(
            "a lock that is looked at",
            s -> s.lock.tryLock(),
            s -> s.a = s.lock.isLocked() ? s.x : -1),
        refused(
            "permits that are counted",
            s -> s.permit.tryAcquire(),
            s -> s.a = s.permit.availablePermits() == 1 ? -1 : s.x),
        Litmus.of("a compare-and-set that fails", Vars::new)
            .thread(
                s -> {
                  s.x = 1;
                  s.atomic.set(1);
                })
            .thread(s -> s.a = s.atomic.compareAndSet(0, 2) ? -1 : s.x)
            .observe(s -> "" + s.a)
            .allows("-1; 1"));
  }
}
