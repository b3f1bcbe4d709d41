package io.mazurka.classes.litmus.programs;

import io.mazurka.classes.litmus.Family;
import io.mazurka.classes.litmus.Litmus;
import io.mazurka.classes.omissions.Omission;
import java.util.List;

/** Threads that are started, joined and interrupted (JLS 17.2.3 and 17.4.4). */
public final class ThreadPrograms extends Family {

  private static final ThreadLocal<Integer> OWN = ThreadLocal.withInitial(() -> 5);

  /** What threads leave behind. */
  static final class Vars {
    int x;
    int y;
    volatile int v;
    int a;
    int b;
    String seen = "";
  }

  private static Thread started(Runnable code) {
    Thread thread = new Thread(code);
    thread.start();
    return thread;
  }

  @Override
  public List<Litmus<?>> programs() {
    return List.of(
        Litmus.of("a start and a join order", Vars::new)
            .thread(
                s -> {
                  s.x = 1;
                  started(() -> s.y = s.x + 1).join();
                  s.a = s.y;
                })
            .observe(s -> "" + s.a)
            .allows("2"),
        Litmus.of("nothing is joined", Vars::new)
            .thread(
                s -> {
                  Thread child = started(() -> s.x = 1);
                  s.a = s.x;
                  child.join();
                })
            .observe(s -> "" + s.a)
            .allows("0; 1")
            .racy(),
        Litmus.of("the parent goes on", Vars::new)
            .thread(
                s -> {
                  Thread child = started(() -> s.a = s.x);
                  s.x = 1;
                  child.join();
                })
            .observe(s -> "" + s.a)
            .allows("0; 1")
            .racy(),
        Litmus.of("a thread that is dead has done everything", Vars::new)
            .thread(
                s -> {
                  Thread child = started(() -> s.x = 1);
                  s.a = child.isAlive() ? 2 : s.x;
                  child.join();
                })
            .observe(s -> "" + s.a)
            .allows("1; 2"),
        Litmus.of("two children and their order", Vars::new)
            .thread(
                s -> {
                  Thread child = started(() -> s.v = s.v * 2 + 1);
                  child.join();
                  started(() -> s.v = s.v * 2).join();
                })
            .thread(s -> s.a = s.v)
            .observe(s -> s.a + " " + s.v)
            .allows("0 2; 1 2; 2 2"),
        Litmus.of("a join for a millisecond", Vars::new)
            .thread(
                s -> {
                  Thread child = started(() -> s.v = 1);
                  child.join(1);
                  s.a = s.v;
                  child.join();
                })
            .observe(s -> "" + s.a)
            .allows("1")
            .unless(Omission.TIME_LIMITS, "Thread.join", "0"),
        Litmus.of("sleeping orders nothing", Vars::new)
            .thread(
                s -> {
                  Thread child = started(() -> s.v = 1);
                  Thread.sleep(0, 1);
                  s.a = s.v;
                  child.join();
                })
            .observe(s -> "" + s.a)
            .allows("0; 1"),
        Litmus.of("an interrupt is seen or not", Vars::new)
            .thread(
                s -> {
                  Thread child = started(() -> s.a = Thread.interrupted() ? 1 : 2);
                  child.interrupt();
                  child.join();
                })
            .observe(s -> "" + s.a)
            .allows("1; 2"),
        Litmus.of("an interrupt publishes", Vars::new)
            .thread(
                s -> {
                  Thread child = started(() -> s.a = Thread.interrupted() ? s.x : 2);
                  s.x = 1;
                  child.interrupt();
                  child.join();
                })
            .observe(s -> "" + s.a)
            .allows("1; 2"),
        // The interrupt may come after any time.
        Litmus.of("an interrupt ends a sleep", Vars::new)
            .thread(
                s -> {
                  Thread child =
                      started(
                          () -> {
                            try {
                              Thread.sleep(10_000);
                              s.seen = "slept";
                            } catch (InterruptedException e) {
                              s.seen = "interrupted " + Thread.currentThread().isInterrupted();
                            }
                          });
                  child.interrupt();
                  child.join();
                })
            .observe(s -> s.seen)
            .allows("interrupted false; slept"),
        Litmus.of("an interrupt and a notification", Vars::new)
            .thread(
                s -> {
                  Thread child =
                      started(
                          () -> {
                            synchronized (s) {
                              try {
                                while (s.x == 0) {
                                  s.wait();
                                }
                                s.seen = "notified";
                              } catch (InterruptedException e) {
                                s.seen = "interrupted";
                              }
                            }
                          });
                  child.interrupt();
                  synchronized (s) {
                    s.x = 1;
                    s.notify();
                  }
                  child.join();
                })
            .observe(s -> s.seen)
            .allows("interrupted; notified"),
        Litmus.of("a thread's own values", Vars::new)
            .thread(
                s -> {
                  OWN.set(1);
                  s.a = OWN.get();
                  OWN.remove();
                })
            .thread(s -> s.b = OWN.get())
            .observe(s -> s.a + " " + s.b)
            .allows("1 5"),
        Litmus.of("a failing child has done what it did", Vars::new)
            .thread(
                s -> {
                  Thread child =
                      started(
                          () -> {
                            try {
                              s.x = 1;
                              s.y = s.x / 0;
                            } catch (ArithmeticException e) {
                              s.y = 7;
                            }
                          });
                  child.join();
                  s.a = s.x;
                  s.b = s.y;
                })
            .observe(s -> s.a + " " + s.b)
            .allows("1 7"));
  }
}
