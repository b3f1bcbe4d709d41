package io.mazurka.classes.twins;

import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

/** The published programs over locks, in plain Java. */
public final class LockTwins extends Twin {

  private static final int BLOCKS = 26;
  private static final int INODES = 32;

  private int count;

  void lockincMonitor(int n) {
    Object lock = new Object();
    threads(
        n,
        number -> {
          synchronized (lock) {
            count = count + 1;
          }
        });
    require(n);
  }

  void lockincMethod(int n) {
    threads(n, number -> increment());
    require(n);
  }

  private synchronized void increment() {
    count = count + 1;
  }

  void lockincLock(int n) {
    ReentrantLock lock = new ReentrantLock();
    threads(
        n,
        number -> {
          lock.lock();
          try {
            count = count + 1;
          } finally {
            lock.unlock();
          }
        });
    require(n);
  }

  private void require(int n) {
    if (count != n) {
      throw new AssertionError("the count is " + count);
    }
  }

  void philosophers(int n) {
    Object[] forks = new Object[n];
    for (int index = 0; index < n; index++) {
      forks[index] = new Object();
    }
    Runnable[] all = new Runnable[n];
    for (int index = 0; index < n; index++) {
      Object left = forks[index];
      Object right = forks[(index + 1) % n];
      all[index] = () -> eat(left, right);
    }
    threads(all);
  }

  private static void eat(Object left, Object right) {
    synchronized (left) {
      synchronized (right) {
        Thread.onSpinWait();
      }
    }
  }

  void philosophersLocks(int n) {
    ReentrantLock[] forks = new ReentrantLock[n];
    for (int index = 0; index < n; index++) {
      forks[index] = new ReentrantLock();
    }
    threads(
        n,
        number -> {
          forks[number].lock();
          forks[(number + 1) % n].lock();
          forks[(number + 1) % n].unlock();
          forks[number].unlock();
        });
  }

  void crossedLocks(int none) {
    Object a = new Object();
    Object b = new Object();
    threads(() -> eat(a, b), () -> eat(b, a));
  }

  void filesystem(int n) {
    List<Object> inodeLocks = locks(INODES);
    List<Object> blockLocks = locks(BLOCKS);
    int[] inode = new int[INODES];
    boolean[] busy = new boolean[BLOCKS];
    threads(
        n,
        number -> {
          int i = (number + 1) % INODES;
          synchronized (inodeLocks.get(i)) {
            if (inode[i] == 0) {
              int b = i * 2 % BLOCKS;
              boolean found = false;
              while (!found) {
                synchronized (blockLocks.get(b)) {
                  if (!busy[b]) {
                    busy[b] = true;
                    inode[i] = b + 1;
                    found = true;
                  }
                }
                b = (b + 1) % BLOCKS;
              }
            }
          }
        });
  }

  /** Locks in a list that nobody changes, so that to look for one is no access. */
  private static List<Object> locks(int count) {
    Object[] locks = new Object[count];
    for (int index = 0; index < count; index++) {
      locks[index] = new Object();
    }
    return List.of(locks);
  }
}
