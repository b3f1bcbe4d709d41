package io.mazurka.classes.litmus.programs;

import io.mazurka.classes.litmus.Family;
import io.mazurka.classes.litmus.Litmus;
import io.mazurka.classes.omissions.Omission;
import java.util.List;
import java.util.concurrent.Exchanger;
import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.StampedLock;

/** Threads that meet in exchangers and phasers, and readers that hope not to meet a writer. */
public final class MeetingPrograms extends Family {

  /** Where they meet. */
  static final class Vars {
    final Exchanger<Integer> exchanger = new Exchanger<>();
    final Phaser phaser = new Phaser(2);
    final StampedLock lock = new StampedLock();
    volatile int x;
    volatile int y;
    int a;
    int b;
  }

  private static Litmus<Vars> both(String name, Litmus.Actor<Vars> one, Litmus.Actor<Vars> other) {
    return Litmus.of(name, Vars::new).thread(one).thread(other).observe(s -> s.a + " " + s.b);
  }

  private static int exchange(Vars vars, int given) throws InterruptedException {
    try {
      return vars.exchanger.exchange(given, 1, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      return -1;
    }
  }

  private static void write(Vars vars) {
    long stamp = vars.lock.writeLock();
    vars.x = 1;
    vars.y = 1;
    vars.lock.unlockWrite(stamp);
  }

  /** Tells the sum of both variables, or -1 if a writer came in between. */
  private static int sum(Vars vars, long stamp) {
    int sum = vars.x + vars.y;
    return vars.lock.validate(stamp) ? sum : -1;
  }

  @Override
  public List<Litmus<?>> programs() {
    return List.of(
        both("an exchange for a millisecond", s -> s.a = exchange(s, 1), s -> s.b = exchange(s, 2))
            .allows("2 1")
            .unless(Omission.TIME_LIMITS, "Exchanger.exchange", "-1 -1"),
        both(
                "an exchange publishes",
                s -> {
                  s.x = 5;
                  s.a = s.exchanger.exchange(1);
                },
                s -> s.b = s.exchanger.exchange(2) + s.x)
            .allows("2 6"),
        both(
                "who arrives does not wait",
                s -> {
                  s.phaser.arrive();
                  s.a = s.phaser.getPhase();
                },
                s -> s.b = s.phaser.arrive())
            .allows("0 0; 1 0"),
        both(
                "who leaves is not waited for",
                s -> s.a = s.phaser.arriveAndDeregister(),
                s -> s.b = s.phaser.arriveAndAwaitAdvance())
            .allows("0 1"),
        both(
                "an advance for a millisecond",
                s -> {
                  try {
                    s.a =
                        s.phaser.awaitAdvanceInterruptibly(
                            s.phaser.arrive(), 1, TimeUnit.MILLISECONDS);
                  } catch (TimeoutException e) {
                    s.a = -1;
                  }
                },
                s -> s.b = s.phaser.arrive())
            .allows("1 0")
            .unless(Omission.TIME_LIMITS, "Phaser.awaitAdvanceInterruptibly", "-1 0"),
        both(
                "a read that hopes",
                MeetingPrograms::write,
                s -> s.b = sum(s, s.lock.tryOptimisticRead()))
            .allows("0 -1; 0 0; 0 2"),
        both(
                "a read that hopes, not validated",
                MeetingPrograms::write,
                s -> {
                  s.lock.tryOptimisticRead();
                  s.b = s.x + 2 * s.y;
                })
            .allows("0 0; 0 1; 0 2; 0 3"),
        both(
                "a read that hopes becomes a write",
                MeetingPrograms::write,
                s -> {
                  long stamp = s.lock.tryConvertToWriteLock(s.lock.tryOptimisticRead());
                  s.b = stamp == 0 ? -1 : s.x;
                  if (stamp != 0) {
                    s.lock.unlockWrite(stamp);
                  }
                })
            .allows("0 -1; 0 0; 0 1"));
  }
}
