package io.mazurka.classes.twins;

import io.mazurka.classes.Outcomes;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Exchanger;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Phaser;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.StampedLock;

/** Small programs of two or three threads, each about one synchronizer; they tell how they end. */
public final class Synchronizers extends Twin {

  private volatile int x;
  private volatile int y;
  private int plain;

  /** Code that may be interrupted, which nobody does here. */
  interface Waiting {
    void run() throws InterruptedException;
  }

  static Runnable calm(Waiting code) {
    return () -> {
      try {
        code.run();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    };
  }

  void stampedReadersAndWriter() {
    StampedLock lock = new StampedLock();
    int[] seen = new int[2];
    threads(
        () -> {
          long stamp = lock.writeLock();
          plain++;
          plain++;
          lock.unlockWrite(stamp);
        },
        () -> {
          long stamp = lock.readLock();
          seen[0] = plain;
          lock.unlockRead(stamp);
        },
        () -> {
          long stamp = lock.tryReadLock();
          if (stamp != 0) {
            seen[1] = plain;
            lock.unlock(stamp);
          } else {
            seen[1] = -1;
          }
        });
    Outcomes.note(seen[0] + " " + seen[1]);
  }

  void stampedOptimism() {
    StampedLock lock = new StampedLock();
    String[] seen = new String[1];
    threads(
        () -> {
          long stamp = lock.writeLock();
          x = 1;
          y = 1;
          lock.unlockWrite(stamp);
        },
        () -> {
          long stamp = lock.tryOptimisticRead();
          int first = x;
          int second = y;
          seen[0] = lock.validate(stamp) ? first + " " + second : "invalid";
        });
    Outcomes.note(seen[0]);
  }

  void stampedConversion() {
    StampedLock lock = new StampedLock();
    AtomicInteger upgraded = new AtomicInteger();
    Runnable code =
        () -> {
          long stamp = lock.readLock();
          long write = lock.tryConvertToWriteLock(stamp);
          if (write != 0) {
            upgraded.incrementAndGet();
            stamp = lock.tryConvertToOptimisticRead(write);
            if (StampedLock.isOptimisticReadStamp(stamp) && stamp != 0) {
              return;
            }
          }
          lock.unlock(stamp);
        };
    threads(code, code);
    Outcomes.note(upgraded.get() + " " + lock.isReadLocked() + lock.isWriteLocked());
  }

  void stampedViews() {
    StampedLock lock = new StampedLock();
    Lock writing = lock.asWriteLock();
    Lock reading = lock.asReadWriteLock().readLock();
    int[] seen = new int[1];
    threads(
        () -> {
          writing.lock();
          plain++;
          plain++;
          writing.unlock();
        },
        () -> {
          reading.lock();
          seen[0] = plain;
          reading.unlock();
        });
    Outcomes.note("" + seen[0]);
  }

  /** A reader that wants to write waits for itself. */
  void stampedSelfDeadlock() {
    StampedLock lock = new StampedLock();
    threads(
        () -> {
          lock.readLock();
          lock.writeLock();
        });
  }

  void phaser() {
    Phaser phaser = new Phaser(2);
    List<String> seen = new ArrayList<>();
    Runnable code =
        () -> {
          x++;
          int phase = phaser.arriveAndAwaitAdvance();
          synchronized (seen) {
            seen.add(phase + " " + phaser.getPhase());
          }
          phaser.arriveAndDeregister();
        };
    threads(code, code);
    Outcomes.note(seen + " " + phaser.isTerminated() + " " + phaser.getRegisteredParties());
  }

  void phaserWithAction() {
    List<Integer> advances = new ArrayList<>();
    Phaser phaser =
        new Phaser(2) {
          @Override
          protected boolean onAdvance(int phase, int parties) {
            advances.add(10 * phase + parties);
            return phase == 1;
          }
        };
    Runnable code =
        () -> {
          phaser.arriveAndAwaitAdvance();
          phaser.arriveAndAwaitAdvance();
        };
    threads(code, code);
    Outcomes.note(advances + " " + (phaser.arrive() < 0) + " " + phaser.isTerminated());
  }

  void phaserAsLatch() {
    Phaser phaser = new Phaser(1);
    int[] seen = new int[2];
    threads(
        () -> {
          plain = 1;
          phaser.arriveAndDeregister();
        },
        () -> {
          int next = phaser.awaitAdvance(0);
          seen[0] = plain;
          seen[1] = next < 0 ? -1 : next;
        });
    Outcomes.note(seen[0] + " " + seen[1]);
  }

  /** Somebody is registered who never arrives. */
  void phaserWithoutArrival() {
    Phaser phaser = new Phaser(3);
    threads(phaser::arriveAndAwaitAdvance, phaser::arriveAndAwaitAdvance);
  }

  void deque() {
    BlockingDeque<Integer> deque = new LinkedBlockingDeque<>(2);
    StringBuilder seen = new StringBuilder();
    threads(
        calm(
            () -> {
              deque.putFirst(1);
              deque.putLast(2);
              deque.putFirst(3);
            }),
        calm(
            () -> {
              seen.append(deque.takeLast());
              seen.append(deque.takeFirst());
            }));
    Outcomes.note(seen + " " + deque);
  }

  void priorities() {
    BlockingQueue<Integer> queue =
        new PriorityBlockingQueue<>(4, (one, other) -> Integer.compare(other, one));
    StringBuilder seen = new StringBuilder();
    threads(
        calm(
            () -> {
              queue.put(1);
              queue.put(2);
            }),
        calm(
            () -> {
              seen.append(queue.take());
              seen.append(queue.take());
            }));
    Outcomes.note(seen.toString());
  }

  void queueOfOthers() {
    LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>(List.of(1, 2, 3));
    threads(() -> queue.removeIf(number -> number % 2 == 1), () -> queue.offer(4));
    Outcomes.note(queue + " " + queue.stream().mapToInt(number -> number).sum());
  }

  void synchronousQueue() {
    SynchronousQueue<Integer> queue = new SynchronousQueue<>();
    String[] seen = new String[2];
    threads(
        () -> seen[0] = "offered " + queue.offer(2),
        calm(() -> queue.put(1)),
        calm(
            () -> {
              int first = queue.take();
              Integer second = first == 1 ? queue.poll() : queue.take();
              seen[1] = "took " + first + " " + second;
            }));
    Outcomes.note(String.join(", ", seen));
  }

  void exchange() {
    Exchanger<Integer> exchanger = new Exchanger<>();
    Integer[] got = new Integer[2];
    threads(calm(() -> got[0] = exchanger.exchange(1)), calm(() -> got[1] = exchanger.exchange(2)));
    Outcomes.note(got[0] + " " + got[1]);
  }

  /** Nobody registers while the last one ends a phase. */
  void phaserRegistration() {
    Phaser phaser = new Phaser(1);
    int[] phases = new int[2];
    threads(
        () -> {
          phases[0] = phaser.register();
          phaser.arriveAndDeregister();
        },
        () -> {
          phases[1] = phaser.arrive();
          phaser.forceTermination();
        });
    Outcomes.note((phases[0] < 0 ? "terminated" : "" + phases[0]) + " " + phases[1]);
  }

  void tieredPhaser() {
    Phaser root = new Phaser();
    threads(() -> new Phaser(root).register());
  }

  /** Three cannot meet in pairs. */
  void exchangeOfThree() {
    Exchanger<Integer> exchanger = new Exchanger<>();
    threads(3, number -> calm(() -> exchanger.exchange(number)).run());
  }
}
