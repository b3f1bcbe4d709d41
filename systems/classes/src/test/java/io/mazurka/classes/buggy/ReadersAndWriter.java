package io.mazurka.classes.buggy;

import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Readers are counted, and only the first and the last of them care for the writer. */
final class ReadersAndWriter {

  private ReadersAndWriter() {}

  private abstract static class Library implements Runnable {

    private static final Semaphore ROOM = new Semaphore(1);

    volatile int readers;
    private volatile boolean writing;

    abstract int count(int change);

    private void read() {
      if (count(1) == 1) {
        ROOM.acquireUninterruptibly();
      }
      assert !writing : "somebody writes";
      if (count(-1) == 0) {
        ROOM.release();
      }
    }

    private void write() {
      ROOM.acquireUninterruptibly();
      writing = true;
      writing = false;
      ROOM.release();
    }

    @Override
    public void run() {
      Threads.run(new Thread(this::read), new Thread(this::read), new Thread(this::write));
    }
  }

  /** A volatile count is no atomic one; and a second reader goes on while the first still waits. */
  static final class Broken extends Library {

    @Override
    @SuppressWarnings("NonAtomicOperationOnVolatileField")
    int count(int change) {
      readers += change;
      return readers;
    }
  }

  /** The whole entry and the whole exit are critical sections. */
  static final class Mended implements Runnable {

    private static final Semaphore ROOM = new Semaphore(1);
    private static final Lock DOOR = new ReentrantLock();

    private int readers;
    private volatile boolean writing;

    private void read() {
      DOOR.lock();
      if (++readers == 1) {
        ROOM.acquireUninterruptibly();
      }
      DOOR.unlock();
      assert !writing : "somebody writes";
      DOOR.lock();
      if (--readers == 0) {
        ROOM.release();
      }
      DOOR.unlock();
    }

    @Override
    public void run() {
      Threads.run(
          new Thread(this::read),
          new Thread(this::read),
          new Thread(
              () -> {
                ROOM.acquireUninterruptibly();
                writing = true;
                writing = false;
                ROOM.release();
              }));
    }
  }
}
