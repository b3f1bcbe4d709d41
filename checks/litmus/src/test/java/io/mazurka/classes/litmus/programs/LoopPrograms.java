package io.mazurka.classes.litmus.programs;

import io.mazurka.classes.litmus.Family;
import io.mazurka.classes.litmus.Litmus;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/** Loops that poll, and loops that only look so: what they count is in an object. */
public final class LoopPrograms extends Family {

  /** What is polled. */
  static final class Vars {
    final AtomicBoolean taken = new AtomicBoolean();
    final AtomicInteger number = new AtomicInteger();
    volatile int v;
    volatile int w;
    int x;
    int a;
    int b;
    String seen = "";
  }

  @Override
  public List<Litmus<?>> programs() {
    return List.of(
        Litmus.of("a loop over an iterator", Vars::new)
            .thread(
                s -> {
                  Iterator<Integer> turns = List.of(1, 1, 1).iterator();
                  while (turns.hasNext()) {
                    turns.next();
                    s.a = s.v;
                  }
                })
            .thread(s -> s.v = 1)
            .observe(s -> "" + s.a)
            .allows("0; 1"),
        Litmus.of("a loop that only looks", Vars::new)
            .thread(
                s -> {
                  Iterator<Integer> turns = new ArrayList<>(List.of(1, 1, 1)).iterator();
                  while (turns.hasNext() && s.v == 0) {
                    turns.next();
                  }
                  s.a = turns.hasNext() ? 1 : 2;
                })
            .thread(s -> s.v = 1)
            .observe(s -> "" + s.a)
            .allows("1; 2"),
        Litmus.of("a loop that builds a text", Vars::new)
            .thread(
                s -> {
                  StringBuilder text = new StringBuilder();
                  while (text.length() < 3) {
                    text.append(s.v);
                  }
                  s.seen = text.toString();
                })
            .thread(s -> s.v = 1)
            .observe(s -> s.seen)
            .allows("000; 001; 011; 111"),
        Litmus.of("a loop that draws numbers", Vars::new)
            .thread(
                s -> {
                  Random random = new Random(3);
                  while (random.nextInt(4) != 0 && s.v == 0) {
                    Thread.onSpinWait();
                  }
                  s.a = 1;
                })
            .thread(s -> s.v = 1)
            .observe(s -> "" + s.a)
            .allows("1"),
        Litmus.of("a loop that counts in an array", Vars::new)
            .thread(
                s -> {
                  int[] count = new int[1];
                  while (s.v == 0 && count[0] < 2) {
                    count[0]++;
                  }
                  s.a = count[0];
                })
            .thread(s -> s.v = 1)
            .observe(s -> "" + s.a)
            .allows("0; 1; 2"),
        Litmus.of("a lock that spins, tested first", Vars::new)
            .thread(s -> add(s))
            .thread(s -> add(s))
            .observe(s -> "" + s.x)
            .allows("2"),
        Litmus.of("two variables are polled", Vars::new)
            .thread(
                s -> {
                  while (s.v == 0) {
                    Thread.onSpinWait();
                  }
                  while (s.w == 0) {
                    Thread.onSpinWait();
                  }
                  s.a = s.x;
                })
            .thread(
                s -> {
                  s.w = 1;
                  s.x = 1;
                  s.v = 1;
                })
            .observe(s -> "" + s.a)
            .allows("1"),
        Litmus.of("a loop that gives up", Vars::new)
            .thread(
                s -> {
                  for (int turn = 0; turn < 3 && s.v == 0; turn++) {
                    Thread.onSpinWait();
                  }
                  s.a = s.w;
                })
            .thread(
                s -> {
                  s.v = 1;
                  s.w = 1;
                })
            .observe(s -> "" + s.a)
            .allows("0; 1"),
        Litmus.of("a loop with a read and an update", Vars::new)
            .thread(
                s -> {
                  while (s.number.get() != 2) {
                    s.number.compareAndSet(0, 1);
                  }
                })
            .thread(
                s -> {
                  while (!s.number.compareAndSet(1, 2)) {
                    Thread.onSpinWait();
                  }
                })
            .observe(s -> "" + s.number)
            .allows("2"));
  }

  private static void add(Vars vars) {
    while (true) {
      while (vars.taken.get()) {
        Thread.onSpinWait();
      }
      if (vars.taken.compareAndSet(false, true)) {
        break;
      }
    }
    vars.x++;
    vars.taken.set(false);
  }
}
