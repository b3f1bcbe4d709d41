package io.mazurka.kernel.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.RepeatedTest;

final class PairObjectMemoTests {

  private record Pair(int first, int second) {}

  /** A place that is free when one worker looks at it may get the key of another worker. */
  @RepeatedTest(20)
  void everyWorkerGetsTheResultOfItsOwnPair() throws InterruptedException {
    PairObjectMemo<Pair> memo = new PairObjectMemo<>(Pair::new);
    AtomicInteger wrong = new AtomicInteger();
    Thread[] workers = new Thread[4];
    for (int worker = 0; worker < workers.length; worker++) {
      Random random = new Random(worker);
      workers[worker] =
          new Thread(
              () -> {
                for (int call = 0; call < 100_000; call++) {
                  int first = random.nextInt(300);
                  int second = random.nextInt(300);
                  if (!memo.of(first, second).equals(new Pair(first, second))) {
                    wrong.incrementAndGet();
                  }
                }
              });
      workers[worker].start();
    }
    for (Thread worker : workers) {
      worker.join();
    }
    assertThat(wrong).hasValue(0);
  }
}
