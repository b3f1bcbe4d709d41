package io.mazurka.classes.litmus.programs;

import io.mazurka.classes.litmus.Family;
import io.mazurka.classes.litmus.Litmus;
import io.mazurka.classes.omissions.Omission;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Monitors: exclusion, what they order, and waiting (JLS 17.1, 17.2 and 17.4.4). */
public final class MonitorPrograms extends Family {

  /** Things that a monitor may guard. */
  static final class Vars {
    final Object other = new Object();
    int x;
    int y;
    boolean ready;
    volatile int @Nullable [] safe;
    int @Nullable [] unsafe;
    int a;
    int b;

    synchronized void add() {
      x++;
    }

    synchronized void addTwice() {
      add();
      add();
    }
  }

  @Override
  public List<Litmus<?>> programs() {
    return List.of(
        Litmus.of("a synchronized method, also called again inside", Vars::new)
            .thread(s -> s.add())
            .thread(s -> s.addTwice())
            .observe(s -> "" + s.x)
            .allows("3"),
        Litmus.of("two monitors guard nothing", Vars::new)
            .thread(s -> s.add())
            .thread(
                s -> {
                  synchronized (s.other) {
                    s.x++;
                  }
                })
            .observe(s -> "" + s.x)
            .allows("1; 2")
            .racy(),
        Litmus.of("two fields are written at once", Vars::new)
            .thread(
                s -> {
                  synchronized (s) {
                    s.x = 1;
                    s.y = 1;
                  }
                })
            .thread(
                s -> {
                  synchronized (s) {
                    s.a = s.x;
                    s.b = s.y;
                  }
                })
            .observe(s -> s.a + " " + s.b)
            .allows("0 0; 1 1"),
        Litmus.of("the reader has no lock", Vars::new)
            .thread(
                s -> {
                  synchronized (s) {
                    s.x = 1;
                    s.y = 1;
                  }
                })
            .thread(
                s -> {
                  s.a = s.y;
                  s.b = s.x;
                })
            .observe(s -> s.a + " " + s.b)
            .allows("0 0; 0 1; 1 1")
            .weaker("1 0")
            .racy(),
        // A monitor that no other thread knows orders nothing.
        Litmus.of("store buffering with monitors of new objects", Vars::new)
            .thread(
                s -> {
                  s.x = 1;
                  synchronized (new Object()) {
                    s.a = s.y;
                  }
                })
            .thread(
                s -> {
                  s.y = 1;
                  synchronized (new Object()) {
                    s.b = s.x;
                  }
                })
            .observe(s -> s.a + " " + s.b)
            .allows("0 1; 1 0; 1 1")
            .weaker("0 0")
            .racy(),
        // Whoever comes second to the same monitor sees what the first did before.
        Litmus.of("an empty critical section", Vars::new)
            .thread(
                s -> {
                  s.x = 1;
                  synchronized (s) {
                    s.ready = true;
                  }
                })
            .thread(
                s -> {
                  boolean seen;
                  synchronized (s) {
                    seen = s.ready;
                  }
                  s.a = seen ? s.x : 2;
                })
            .observe(s -> "" + s.a)
            .allows("1; 2"),
        Litmus.of("waiting in a loop", Vars::new)
            .thread(
                s -> {
                  synchronized (s) {
                    while (!s.ready) {
                      s.wait();
                    }
                    s.a = s.x;
                  }
                })
            .thread(
                s -> {
                  synchronized (s) {
                    s.x = 1;
                    s.ready = true;
                    s.notifyAll();
                  }
                })
            .observe(s -> "" + s.a)
            .allows("1"),
        // Threads wake up without a reason (JLS 17.2.1).
        Litmus.of("waiting after an if", Vars::new)
            .thread(
                s -> {
                  synchronized (s) {
                    if (!s.ready) {
                      s.wait();
                    }
                    s.a = s.ready ? 1 : 2;
                  }
                })
            .thread(
                s -> {
                  synchronized (s) {
                    s.ready = true;
                    s.notify();
                  }
                })
            .observe(s -> "" + s.a)
            .allows("1")
            .unless(Omission.SPURIOUS_WAKEUPS, "Object.wait", "2"),
        Litmus.of("waiting for a millisecond", Vars::new)
            .thread(
                s -> {
                  synchronized (s) {
                    if (!s.ready) {
                      s.wait(1);
                    }
                    s.a = s.ready ? 1 : 2;
                  }
                })
            .thread(
                s -> {
                  synchronized (s) {
                    s.ready = true;
                    s.notify();
                  }
                })
            .observe(s -> "" + s.a)
            .allows("1")
            .unless(Omission.TIME_LIMITS, "Object.wait", "2"),
        Litmus.of("double-checked locking", Vars::new)
            .thread(s -> s.a = safe(s)[0]++)
            .thread(s -> s.b = safe(s).length)
            .observe(s -> s.a + " " + s.b)
            .allows("7 1"),
        // What the field refers to may be seen, and not yet what is in there.
        Litmus.of("double-checked locking without volatile", Vars::new)
            .thread(s -> s.a = unsafe(s)[0])
            .thread(s -> s.b = unsafe(s)[0])
            .observe(s -> s.a + " " + s.b)
            .allows("7 7")
            .weaker("0 7; 7 0")
            .racy());
  }

  private static int[] safe(Vars vars) {
    int[] found = vars.safe;
    if (found == null) {
      synchronized (vars) {
        found = vars.safe;
        if (found == null) {
          found = new int[] {7};
          vars.safe = found;
        }
      }
    }
    return found;
  }

  private static int[] unsafe(Vars vars) {
    int[] found = vars.unsafe;
    if (found == null) {
      synchronized (vars) {
        found = vars.unsafe;
        if (found == null) {
          found = new int[] {7};
          vars.unsafe = found;
        }
      }
    }
    return found;
  }
}
