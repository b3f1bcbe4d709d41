package io.mazurka.classes.twins;

import java.util.concurrent.CountDownLatch;

/** Programs that race and then come to no good end. */
public final class EarlyRaces {

  private int field;
  private volatile boolean stopped;
  private volatile int served;

  private void race() throws InterruptedException {
    Thread other = new Thread(() -> field = 1);
    other.start();
    field = 2;
    other.join();
  }

  void waitsForEver() throws InterruptedException {
    race();
    new CountDownLatch(1).await();
  }

  void fails() throws InterruptedException {
    race();
    throw new IllegalStateException("whatever was raced for");
  }

  /** Two servers that never end. */
  void serveForEver() throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    Thread other =
        new Thread(
            () -> {
              field = 1;
              begun.countDown();
              serve();
            });
    other.start();
    field = 2;
    begun.await();
    serve();
  }

  private void serve() {
    while (!stopped) {
      served++;
    }
  }

  void pollsInVain() {
    Thread other = new Thread(this::writeAndPoll);
    other.start();
    writeAndPoll();
  }

  private void writeAndPoll() {
    field = 2;
    while (!stopped) {
      Thread.onSpinWait();
    }
  }

  /** A daemon has raced and polls in vain when everybody else has ended. */
  void leavesADaemonPolling() {
    Thread daemon = new Thread(this::writeAndPoll);
    daemon.setDaemon(true);
    daemon.start();
    field = 2;
  }

  void ends() throws InterruptedException {
    race();
  }
}
