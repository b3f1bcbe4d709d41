package io.mazurka.examples.classes;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.classes.junit.Interleavings;
import java.util.concurrent.atomic.AtomicInteger;

/** A counter that two threads share counts everything. */
final class SharedCounterTests {

  private final AtomicInteger count = new AtomicInteger();

  @Interleavings(traces = 2)
  void nothingIsLost() throws InterruptedException {
    Thread other = new Thread(count::incrementAndGet);
    other.start();
    count.incrementAndGet();
    other.join();
    assertThat(count.get()).isEqualTo(2);
  }
}
