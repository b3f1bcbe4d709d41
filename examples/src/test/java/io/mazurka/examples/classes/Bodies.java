package io.mazurka.examples.classes;

import io.mazurka.examples.classes.TreiberStack.Node;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** What the tests run, once for each execution. */
final class Bodies {

  void lostWakeUp() throws InterruptedException {
    use(new HastyBuffer(1));
  }

  void wakeUp() throws InterruptedException {
    use(new BoundedBuffer(1));
  }

  /** Two takers and two putters: with one place, a putter may be woken up in place of a taker. */
  private static void use(BoundedBuffer buffer) throws InterruptedException {
    Thread[] threads = {
      new Thread(() -> take(buffer), "taker-1"),
      new Thread(() -> take(buffer), "taker-2"),
      new Thread(() -> put(buffer), "putter")
    };
    for (Thread thread : threads) {
      thread.start();
    }
    put(buffer);
    for (Thread thread : threads) {
      thread.join();
    }
  }

  private static void put(BoundedBuffer buffer) {
    try {
      buffer.put(1);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static void take(BoundedBuffer buffer) {
    try {
      buffer.take();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  void lazySettings() throws InterruptedException {
    LazySettings settings = new LazySettings();
    Thread other = new Thread(() -> check(settings.get().port()));
    other.start();
    check(settings.get().port());
    other.join();
  }

  void hastySettings() throws InterruptedException {
    HastySettings settings = new HastySettings();
    Thread other = new Thread(() -> check(settings.get().port()));
    other.start();
    check(settings.get().port());
    other.join();
  }

  private static void check(int port) {
    if (port != 8080) {
      throw new AssertionError("port " + port);
    }
  }

  /** A node is pushed again while the other thread still looks at it. */
  void reusedNodes() throws InterruptedException {
    stack(false);
  }

  void freshNodes() throws InterruptedException {
    stack(true);
  }

  private static void stack(boolean fresh) throws InterruptedException {
    TreiberStack stack = new TreiberStack();
    stack.push(new Node(1));
    stack.push(new Node(2));
    AtomicInteger kept = new AtomicInteger();
    Thread other =
        new Thread(
            () -> {
              Node first = stack.pop();
              Node second = stack.pop();
              if (first != null && second != null) {
                stack.push(fresh ? new Node(first.value()) : first);
              }
              kept.set(first == null ? 0 : 1);
            });
    other.start();
    int mine = stack.pop() == null ? 0 : 1;
    other.join();
    int left = 0;
    while (stack.pop() != null) {
      left++;
    }
    if (mine + kept.get() + left != 2) {
      throw new AssertionError("of two nodes %d are left".formatted(left));
    }
  }

  void transfers() throws InterruptedException {
    Accounts accounts = new Accounts();
    ExecutorService clerks = Executors.newFixedThreadPool(2);
    clerks.execute(() -> accounts.transfer(accounts.first(), accounts.second()));
    clerks.execute(() -> accounts.transfer(accounts.second(), accounts.first()));
    clerks.shutdown();
    clerks.awaitTermination(1, TimeUnit.MINUTES);
    if (accounts.first().balance() != 10) {
      throw new AssertionError("the balance is " + accounts.first().balance());
    }
  }

  void hastyTransfers() throws InterruptedException {
    Accounts accounts = new Accounts();
    ExecutorService clerks = Executors.newFixedThreadPool(2);
    clerks.execute(() -> accounts.transferHastily(accounts.first(), accounts.second()));
    clerks.execute(() -> accounts.transferHastily(accounts.second(), accounts.first()));
    clerks.shutdown();
    if (!clerks.awaitTermination(1, TimeUnit.MINUTES)) {
      throw new AssertionError("the clerks are not done");
    }
  }
}
