package io.mazurka.classes.litmus.programs;

import io.mazurka.classes.litmus.Family;
import io.mazurka.classes.litmus.Litmus;
import io.mazurka.classes.omissions.Omission;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** Locks that are taken, tried, shared and given up. */
public final class LockPrograms extends Family {

  /** One lock of each kind, and what it may guard. */
  static final class Vars {
    final ReentrantLock lock = new ReentrantLock();
    final ReentrantLock fair = new ReentrantLock(true);
    final Condition changed = lock.newCondition();
    final ReentrantReadWriteLock readWrite = new ReentrantReadWriteLock();
    final StampedLock stamped = new StampedLock();
    volatile int v;
    volatile int w;
    int x;
    int y;
    int a;
    int b;
    boolean first;
    boolean second;
    String seen = "";
  }

  private static void add(Vars vars) {
    vars.lock.lock();
    try {
      vars.x++;
    } finally {
      vars.lock.unlock();
    }
  }

  private static void tryToAdd(Vars vars) {
    vars.second = vars.lock.tryLock();
    if (vars.second) {
      vars.x++;
      vars.lock.unlock();
    }
  }

  @Override
  public List<Litmus<?>> programs() {
    return List.of(
        Litmus.of("a lock that nobody gives back", Vars::new)
            .thread(s -> s.first = s.lock.tryLock())
            .thread(s -> s.second = s.lock.tryLock())
            .observe(s -> s.first + " " + s.second)
            .allows("true false; false true"),
        Litmus.of("tryLock while another has the lock", Vars::new)
            .thread(s -> add(s))
            .thread(s -> tryToAdd(s))
            .observe(s -> s.second + " " + s.x)
            .allows("true 2; false 1"),
        Litmus.of("tryLock for a millisecond", Vars::new)
            .thread(s -> add(s))
            .thread(
                s -> {
                  s.second = s.lock.tryLock(1, TimeUnit.MILLISECONDS);
                  if (s.second) {
                    s.x++;
                    s.lock.unlock();
                  }
                })
            .observe(s -> s.second + " " + s.x)
            .allows("true 2")
            .unless(Omission.TIME_LIMITS, "ReentrantLock.tryLock", "false 1"),
        Litmus.of("a lock that is looked at", Vars::new)
            .thread(s -> add(s))
            .thread(s -> s.second = s.lock.isLocked())
            .observe(s -> "" + s.second)
            .allows("true; false"),
        Litmus.of("a fair lock, taken twice", Vars::new)
            .thread(
                s -> {
                  s.fair.lock();
                  s.fair.lock();
                  s.a = ++s.x;
                  s.fair.unlock();
                  s.fair.unlock();
                })
            .thread(
                s -> {
                  s.fair.lock();
                  s.b = ++s.x;
                  s.fair.unlock();
                })
            .observe(s -> s.a + " " + s.b)
            .allows("1 2; 2 1"),
        Litmus.of("a condition", Vars::new)
            .thread(
                s -> {
                  s.lock.lock();
                  while (s.y == 0) {
                    s.changed.await();
                  }
                  s.a = s.x;
                  s.lock.unlock();
                })
            .thread(
                s -> {
                  s.x = 1;
                  s.lock.lock();
                  s.y = 1;
                  s.changed.signal();
                  s.lock.unlock();
                })
            .observe(s -> "" + s.a)
            .allows("1"),
        Litmus.of("a condition after an if", Vars::new)
            .thread(
                s -> {
                  s.lock.lock();
                  if (s.y == 0) {
                    s.changed.await();
                  }
                  s.a = s.y;
                  s.lock.unlock();
                })
            .thread(
                s -> {
                  s.lock.lock();
                  s.y = 1;
                  s.changed.signalAll();
                  s.lock.unlock();
                })
            .observe(s -> "" + s.a)
            .allows("1")
            .unless(Omission.SPURIOUS_WAKEUPS, "Condition.await", "0"),
        Litmus.of("a condition for a millisecond", Vars::new)
            .thread(
                s -> {
                  s.lock.lock();
                  s.first = s.y == 1 || s.changed.await(1, TimeUnit.MILLISECONDS);
                  s.a = s.y;
                  s.lock.unlock();
                })
            .thread(
                s -> {
                  s.lock.lock();
                  s.y = 1;
                  s.changed.signal();
                  s.lock.unlock();
                })
            .observe(s -> s.first + " " + s.a)
            .allows("true 1")
            // Time may be up before the signal, and the lock may come back after it.
            .unless(Omission.TIME_LIMITS, "Condition.await", "false 0; false 1")
            .unless(Omission.SPURIOUS_WAKEUPS, "Condition.await", "true 0"),
        Litmus.of("a reader sees all of what a writer did", Vars::new)
            .thread(
                s -> {
                  s.readWrite.writeLock().lock();
                  s.x = 1;
                  s.y = 1;
                  s.readWrite.writeLock().unlock();
                })
            .thread(
                s -> {
                  s.readWrite.readLock().lock();
                  s.a = s.x;
                  s.b = s.y;
                  s.readWrite.readLock().unlock();
                })
            .observe(s -> s.a + " " + s.b)
            .allows("0 0; 1 1"),
        Litmus.of("a writer becomes a reader", Vars::new)
            .thread(
                s -> {
                  s.readWrite.writeLock().lock();
                  s.x = 1;
                  s.readWrite.readLock().lock();
                  s.readWrite.writeLock().unlock();
                  s.a = s.x;
                  s.readWrite.readLock().unlock();
                })
            .thread(
                s -> {
                  s.readWrite.writeLock().lock();
                  s.x = 2;
                  s.readWrite.writeLock().unlock();
                })
            .observe(s -> s.a + " " + s.x)
            .allows("1 1; 1 2"),
        Litmus.of("two readers at once", Vars::new)
            .thread(
                s -> {
                  s.first = s.readWrite.readLock().tryLock();
                  s.v = 1;
                })
            .thread(s -> s.second = s.readWrite.readLock().tryLock())
            .observe(s -> s.first + " " + s.second)
            .allows("true true"),
        Litmus.of("an optimistic reader", Vars::new)
            .thread(
                s -> {
                  long stamp = s.stamped.writeLock();
                  s.v = 1;
                  s.w = 1;
                  s.stamped.unlockWrite(stamp);
                })
            .thread(
                s -> {
                  long stamp = s.stamped.tryOptimisticRead();
                  int v = s.v;
                  int w = s.w;
                  s.seen = stamp != 0 && s.stamped.validate(stamp) ? v + " " + w : "invalid";
                })
            .observe(s -> s.seen)
            .allows("0 0; 1 1; invalid"));
  }
}
