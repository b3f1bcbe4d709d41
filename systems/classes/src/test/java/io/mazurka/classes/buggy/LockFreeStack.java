package io.mazurka.classes.buggy;

import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** A stack by compare-and-set that compares with something else than what it has read. */
final class LockFreeStack {

  private LockFreeStack() {}

  private record Node(int value, @Nullable Node next) {}

  private abstract static class Stack implements Runnable {

    static final AtomicReference<@Nullable Node> TOP = new AtomicReference<>();

    abstract int pop();

    private static void push(int value) {
      Node before;
      do {
        before = TOP.get();
      } while (!TOP.compareAndSet(before, new Node(value, before)));
    }

    @Override
    public void run() {
      push(1);
      push(2);
      int[] got = new int[2];
      Threads.both(() -> got[0] = pop(), () -> got[1] = pop());
      assert got[0] != got[1] : got[0] + " is popped twice";
    }
  }

  static final class Broken extends Stack {

    @Override
    int pop() {
      while (true) {
        Node top = TOP.get();
        if (TOP.compareAndSet(TOP.get(), top.next())) {
          return top.value();
        }
      }
    }
  }

  static final class Mended extends Stack {

    @Override
    int pop() {
      while (true) {
        Node top = TOP.get();
        if (TOP.compareAndSet(top, top.next())) {
          return top.value();
        }
      }
    }
  }
}
