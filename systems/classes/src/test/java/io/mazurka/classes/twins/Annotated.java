package io.mazurka.classes.twins;

import io.mazurka.classes.junit.Interleavings;
import io.mazurka.kernel.options.SamplingMethod;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;

/** Tests that are explored by another test, because some of them fail. */
public final class Annotated extends Twin {

  private volatile int count;
  private boolean ready;

  @BeforeEach
  void start() {
    count = 10;
  }

  @Interleavings(traces = 4)
  void right() {
    threads(2, number -> count = count + 1);
    if (count < 11) {
      throw new AssertionError("the set-up was left out");
    }
  }

  @Interleavings(traces = 5)
  void miscounted() {
    threads(2, number -> count = count + 1);
  }

  @Interleavings
  void wrong() {
    threads(2, number -> count = count + 1);
    if (count != 12) {
      throw new AssertionError("the count is " + count);
    }
  }

  @Interleavings(maxEvents = 5)
  void tooLong() {
    threads(2, number -> count = count + 1);
  }

  /** Far too many traces. */
  @Interleavings(maxSeconds = 1, sampling = SamplingMethod.PCT, seed = 7)
  void sampled() {
    threads(
        6,
        number -> {
          for (int turn = 0; turn < 4; turn++) {
            count = count + 1;
          }
        });
  }

  @Interleavings
  void assumesSomething() {
    threads(2, number -> count = count + 1);
    Assumptions.assumeTrue(count == 12, "nothing is lost");
  }

  @Interleavings
  void assumesTooMuch() {
    threads(2, number -> count = count + 1);
    Assumptions.assumeTrue(count == 13, "more is found");
  }

  @Interleavings(maxEvents = -1)
  void withoutEvents() {}

  @Interleavings(maxSeconds = 0)
  void withoutTime() {}

  @Interleavings(earlyTimeouts = -1)
  void withLateTimeouts() {}

  private synchronized void getReady() {
    ready = true;
    notifyAll();
  }

  private void waitOnce(boolean timed) throws InterruptedException {
    Thread other = new Thread(this::getReady);
    other.start();
    synchronized (this) {
      if (!ready) {
        wait(timed ? 10 : 0);
      }
      assert ready : "too early";
    }
    other.join();
  }

  @Interleavings(spuriousWakeups = 1)
  void wakesUp() throws InterruptedException {
    waitOnce(false);
  }

  @Interleavings(earlyTimeouts = 1)
  void runsOut() throws InterruptedException {
    waitOnce(true);
  }

  @Interleavings
  void waits() throws InterruptedException {
    waitOnce(true);
  }

  @Interleavings(maxSeconds = 1, sampling = SamplingMethod.RANDOM)
  void waitsInASample() throws InterruptedException {
    waitOnce(false);
    sampled();
  }

  /** The execution that {@link #wrong} fails with. */
  @Interleavings(replay = "0*4 1*2 2*4 1*2 0*3")
  void wrongAlone() {
    wrong();
  }

  @Interleavings(replay = "0*4 1*4 2*4 0*3")
  void rightAlone() {
    wrong();
  }

  @Interleavings(replay = "0*4 1*9")
  void changedSince() {
    wrong();
  }

  @Interleavings(replay = "first second")
  void noSchedule() {
    wrong();
  }

  @Interleavings
  void alone() {
    count++;
  }
}
