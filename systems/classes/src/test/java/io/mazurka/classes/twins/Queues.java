package io.mazurka.classes.twins;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** Threads that wait because of who came before them. */
public final class Queues {

  private static Thread start(Runnable code) {
    Thread thread = new Thread(code);
    thread.start();
    return thread;
  }

  private static void withReaderInside(ReentrantReadWriteLock lock, Runnable write, Runnable read)
      throws InterruptedException {
    lock.readLock().lock();
    Thread writer = start(write);
    Thread reader = start(read);
    reader.join();
    lock.readLock().unlock();
    writer.join();
  }

  private static void write(ReentrantReadWriteLock lock) {
    lock.writeLock().lock();
    lock.writeLock().unlock();
  }

  private static void read(ReentrantReadWriteLock lock) {
    lock.readLock().lock();
    lock.readLock().unlock();
  }

  public void secondReader() throws InterruptedException {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    withReaderInside(lock, () -> write(lock), () -> read(lock));
  }

  public void secondReaderOfAFairLock() throws InterruptedException {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock(true);
    withReaderInside(lock, () -> write(lock), () -> read(lock));
  }

  /** Who only tries does not look at the queue. */
  public void secondReaderTries() throws InterruptedException {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    withReaderInside(
        lock,
        () -> write(lock),
        () -> {
          boolean locked = lock.readLock().tryLock();
          assert locked;
          lock.readLock().unlock();
        });
  }

  /** The writer goes away again. */
  public void impatientWriter() throws InterruptedException {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    withReaderInside(lock, () -> writeInTime(lock), () -> read(lock));
  }

  private static void writeInTime(ReentrantReadWriteLock lock) {
    try {
      if (lock.writeLock().tryLock(1, TimeUnit.SECONDS)) {
        lock.writeLock().unlock();
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  public void interruptedWriter() throws InterruptedException {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    lock.readLock().lock();
    Thread writer =
        start(
            () -> {
              try {
                lock.writeLock().lockInterruptibly();
                lock.writeLock().unlock();
              } catch (InterruptedException e) {
                // it need not write
              }
            });
    writer.interrupt();
    Thread reader = start(() -> read(lock));
    reader.join();
    lock.readLock().unlock();
    writer.join();
  }

  /** Who reads already may read again. */
  public void readsAgain() throws InterruptedException {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    Thread writer = start(() -> write(lock));
    lock.readLock().lock();
    lock.readLock().lock();
    lock.readLock().unlock();
    lock.readLock().unlock();
    writer.join();
  }

  public void secondReaderWithStamps() throws InterruptedException {
    StampedLock lock = new StampedLock();
    long stamp = lock.readLock();
    Thread writer = start(() -> lock.unlockWrite(lock.writeLock()));
    Thread reader = start(() -> lock.unlockRead(lock.readLock()));
    reader.join();
    lock.unlockRead(stamp);
    writer.join();
  }

  private static void use(Semaphore semaphore, int count) {
    semaphore.acquireUninterruptibly(count);
    semaphore.release(count);
  }

  /** One permit is there, but somebody who wants two came first. */
  private static void behindTwo(Semaphore semaphore) throws InterruptedException {
    semaphore.acquireUninterruptibly();
    Thread two = start(() -> use(semaphore, 2));
    Thread one = start(() -> use(semaphore, 1));
    one.join();
    semaphore.release();
    two.join();
  }

  public void fairPermits() throws InterruptedException {
    behindTwo(new Semaphore(2, true));
  }

  /** Whoever comes while a permit is there takes it. */
  public void permits() throws InterruptedException {
    behindTwo(new Semaphore(2));
  }

  /** Whoever had to queue up behind the other one stays behind it, fair or not. */
  public void permitsForThoseWhoWait() throws InterruptedException {
    Semaphore semaphore = new Semaphore(0);
    Thread two = start(() -> semaphore.acquireUninterruptibly(2));
    Thread one =
        start(
            () -> {
              semaphore.acquireUninterruptibly();
              semaphore.release(2);
            });
    semaphore.release();
    one.join();
    two.join();
  }

  public void fairSinglePermits() throws InterruptedException {
    Semaphore semaphore = new Semaphore(1, true);
    Thread one = start(() -> use(semaphore, 1));
    use(semaphore, 1);
    one.join();
  }

  public void fairLock() throws InterruptedException {
    ReentrantLock lock = new ReentrantLock(true);
    Thread one =
        start(
            () -> {
              lock.lock();
              lock.unlock();
            });
    lock.lock();
    lock.unlock();
    one.join();
  }
}
