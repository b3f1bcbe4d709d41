package io.mazurka.classes.library.locks;

import io.mazurka.classes.memory.Order;
import io.mazurka.classes.runtime.Rewritten;
import io.mazurka.classes.runtime.Shared;
import io.mazurka.threads.operations.Operation.Kind;
import io.mazurka.threads.operations.OperationOutcome;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.jspecify.annotations.Nullable;

/**
 * The model of {@link ReentrantReadWriteLock}. A thread that wants to write while others read
 * enters a queue, and threads that want to begin to read after that have to wait, whether the lock
 * is fair or not. For other threads the queue makes no difference, so they do not enter it.
 */
public class ReentrantReadWriteLockModel extends ReentrantReadWriteLock {

  private static final long serialVersionUID = 1L;

  /**
   * The state of the lock.
   *
   * @param writer the thread that may write, or -1
   * @param writes how often the writer has locked it
   * @param readers how often each thread has locked it to read
   * @param queue the threads that want to write and keep others from beginning to read
   */
  private record Holders(
      int writer, int writes, Map<Integer, Integer> readers, Set<Integer> queue) {

    Holders {
      readers = Map.copyOf(readers);
      queue = Set.copyOf(queue);
    }

    /** Whether {@code thread} may read, if the queue is ignored. */
    boolean mayRead(int thread) {
      return writer < 0 || writer == thread;
    }

    boolean mayBeginToRead(int thread) {
      return mayRead(thread)
          && (queue.isEmpty() || writer == thread || readers.containsKey(thread));
    }

    boolean mayWrite(int thread) {
      return writer == thread || (writer < 0 && readers.isEmpty());
    }

    Holders queued(int thread) {
      Set<Integer> more = new TreeSet<>(queue);
      more.add(thread);
      return new Holders(writer, writes, readers, more);
    }

    Holders left(int thread) {
      Set<Integer> fewer = new TreeSet<>(queue);
      fewer.remove(thread);
      return new Holders(writer, writes, readers, fewer);
    }

    Holders reading(int thread, int more) {
      Map<Integer, Integer> changed = new TreeMap<>(readers);
      changed.merge(thread, more, Integer::sum);
      changed.values().removeIf(count -> count == 0);
      return new Holders(writer, writes, changed, queue);
    }

    Holders writing(int thread, int more) {
      int count = writes + more;
      return new Holders(count == 0 ? -1 : thread, count, readers, queue);
    }
  }

  @SuppressWarnings("this-escape") // The state only notes whose state it is.
  private final transient Shared<Holders> holders =
      Shared.of(this, new Holders(-1, 0, Map.of(), Set.of()), Holders::writer);

  private final transient ReadLock reading = new Reading(this, holders);
  private final transient WriteLock writing = new Writing(this, holders);

  public ReentrantReadWriteLockModel() {}

  public ReentrantReadWriteLockModel(boolean fair) {
    super(fair);
  }

  @Override
  public ReadLock readLock() {
    return reading;
  }

  @Override
  public WriteLock writeLock() {
    return writing;
  }

  @Override
  public boolean isWriteLockedByCurrentThread() {
    return holders.state().writer() == Shared.thread();
  }

  @Override
  public boolean isWriteLocked() {
    return holders.glance().writer() >= 0;
  }

  @Override
  public int getReadLockCount() {
    return holders.glance().readers().values().stream().mapToInt(count -> count).sum();
  }

  @Override
  public int getWriteHoldCount() {
    return isWriteLockedByCurrentThread() ? holders.state().writes() : 0;
  }

  @Override
  public int getReadHoldCount() {
    return holders.state().readers().getOrDefault(Shared.thread(), 0);
  }

  /** The read lock. */
  private static final class Reading extends ReadLock {

    private static final long serialVersionUID = 1L;
    private final transient Shared<Holders> holders;
    private final transient Acquisition<Holders> acquisition;

    /** The acquisition that ignores the queue. */
    private final transient Acquisition<Holders> passing;

    Reading(ReentrantReadWriteLock lock, Shared<Holders> holders) {
      super(lock);
      this.holders = holders;
      this.acquisition =
          new Acquisition<>(
              holders,
              "lock to read",
              (now, thread) -> now.mayBeginToRead(thread) ? now.reading(thread, 1) : null);
      this.passing =
          new Acquisition<>(
              holders,
              "lock to read",
              (now, thread) -> now.mayRead(thread) ? now.reading(thread, 1) : null);
    }

    @Override
    public void lock() {
      acquisition.lock();
    }

    @Override
    public void lockInterruptibly() throws InterruptedException {
      acquisition.lockInterruptibly();
    }

    @Override
    public boolean tryLock() {
      return passing.tryLock();
    }

    @Override
    public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
      return acquisition.tryLock(timeout, unit);
    }

    @Override
    public void unlock() {
      if (!holders.state().readers().containsKey(Shared.thread())) {
        throw new IllegalMonitorStateException(
            "attempt to unlock read lock, not locked by current thread");
      }
      holders.perform(
          Kind.PLAIN,
          Order.RELEASE,
          "unlock from reading",
          (now, thread) -> OperationOutcome.write(now.reading(thread, -1)));
    }
  }

  /** The write lock. */
  private static final class Writing extends WriteLock {

    private static final long serialVersionUID = 1L;
    private final transient Shared<Holders> holders;
    private final transient Acquisition<Holders> acquisition;
    private final transient WaitingLine<Holders> line;

    Writing(ReentrantReadWriteLock lock, Shared<Holders> holders) {
      super(lock);
      this.holders = holders;
      this.acquisition =
          new Acquisition<>(
              holders,
              "lock to write",
              (now, thread) -> now.mayWrite(thread) ? now.writing(thread, 1) : null);
      this.line = new WaitingLine<>(holders, "lock to write", new Queueing());
    }

    /**
     * The rules of the queue: a writer enters it while others read. While another thread writes,
     * nobody can begin to read anyway.
     */
    private static final class Queueing implements WaitingLine.Rules<Holders> {

      @Override
      public @Nullable Holders taken(Holders now, int thread) {
        return now.mayWrite(thread) ? now.writing(thread, 1) : null;
      }

      @Override
      public @Nullable Holders queued(Holders now, int thread) {
        return now.writer() < 0 ? now.queued(thread) : null;
      }

      @Override
      public @Nullable Holders served(Holders now, int thread) {
        return now.mayWrite(thread) ? now.left(thread).writing(thread, 1) : null;
      }

      @Override
      public Holders left(Holders now, int thread) {
        return now.left(thread);
      }
    }

    @Override
    public void lock() {
      line.take();
    }

    @Override
    public void lockInterruptibly() throws InterruptedException {
      line.takeInterruptibly();
    }

    @Override
    public boolean tryLock() {
      return acquisition.tryLock();
    }

    @Override
    public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
      return line.takeInTime(timeout, unit);
    }

    @Override
    public void unlock() {
      if (holders.state().writer() != Shared.thread()) {
        throw new IllegalMonitorStateException();
      }
      holders.perform(
          Kind.PLAIN,
          Order.RELEASE,
          "unlock from writing",
          (now, thread) -> OperationOutcome.write(now.writing(thread, -1)));
    }

    @Override
    public int getHoldCount() {
      return isHeldByCurrentThread() ? holders.state().writes() : 0;
    }

    @Override
    public boolean isHeldByCurrentThread() {
      return holders.state().writer() == Shared.thread();
    }

    @Override
    public Condition newCondition() {
      Rewritten.refuse(
          "conditions of write locks are not supported; use a ReentrantLock in the test");
      throw new IllegalStateException();
    }
  }
}
