package io.mazurka.classes.buggy;

/** A buffer for one number whose takers wait after an {@code if}. */
final class BoundedBuffer {

  private BoundedBuffer() {}

  private abstract static class Buffer implements Runnable {

    private int count;

    abstract void awaitNumber() throws InterruptedException;

    boolean isEmpty() {
      return count == 0;
    }

    synchronized void put() {
      count++;
      notifyAll();
    }

    synchronized void take() {
      try {
        awaitNumber();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
      count--;
      assert count >= 0 : "taken from an empty buffer";
    }

    @Override
    public void run() {
      Thread producer =
          new Thread(
              () -> {
                put();
                put();
              });
      Threads.run(new Thread(this::take), new Thread(this::take), producer);
    }
  }

  static final class Broken extends Buffer {

    @Override
    void awaitNumber() throws InterruptedException {
      if (isEmpty()) {
        wait();
      }
    }
  }

  static final class Mended extends Buffer {

    @Override
    void awaitNumber() throws InterruptedException {
      while (isEmpty()) {
        wait();
      }
    }
  }
}
