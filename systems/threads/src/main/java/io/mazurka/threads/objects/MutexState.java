package io.mazurka.threads.objects;

import java.util.ArrayList;
import java.util.List;

/**
 * The state of a mutex with its conditions.
 *
 * <p>With {@link SignalOrder#ANY} it is decided late which thread a signal reaches. The signal is
 * put at the end of the line, and any thread that waits before it in the line may take it when the
 * thread resumes. A resuming thread takes the first signal behind it: of all signals that it may
 * take, this one can be taken by the fewest other threads. So every way to hand out the signals is
 * possible, and no other.
 *
 * @param owner the number of the thread that holds it, or -1
 * @param line the threads that wait for a signal, longest first, and the signals that no thread has
 *     taken yet
 * @param spurious how many threads may still wake up without a signal
 */
public record MutexState(int owner, List<Waiter> line, int spurious) {

  private static final int NOBODY = -1;

  /** An entry of the line: a thread that waits for a signal on a condition, or a signal on it. */
  public record Waiter(int thread, String condition) {

    static Waiter signal(String condition) {
      return new Waiter(NOBODY, condition);
    }

    boolean isSignal() {
      return thread == NOBODY;
    }

    @Override
    public String toString() {
      return isSignal() ? condition + " signalled" : thread + " for " + condition;
    }
  }

  public MutexState {
    line = List.copyOf(line);
  }

  /** A mutex that nobody holds and on which nobody waits. */
  public static MutexState free(int spurious) {
    return new MutexState(NOBODY, List.of(), spurious);
  }

  /** Whether no thread holds the mutex. */
  public boolean isFree() {
    return owner == NOBODY;
  }

  /** The same state, but {@code thread} holds the mutex. */
  public MutexState ownedBy(int thread) {
    return new MutexState(thread, line, spurious);
  }

  /** The same state, but no thread holds the mutex. */
  public MutexState released() {
    return new MutexState(NOBODY, line, spurious);
  }

  /** The same state, but the holder has given the mutex back and waits on {@code condition}. */
  public MutexState releasedToWait(String condition) {
    List<Waiter> more = new ArrayList<>(line);
    more.add(new Waiter(owner, condition));
    return new MutexState(NOBODY, more, spurious);
  }

  /** The same state, but from now on no thread wakes up without a signal. */
  public MutexState calmed() {
    return new MutexState(owner, line, 0);
  }

  /** Whether {@code thread} could go on if the mutex were free. */
  public boolean mayResume(int thread) {
    int place = place(thread);
    return place < 0 || spurious > 0 || signal(place) > 0;
  }

  /**
   * The same state, but {@code thread} holds the mutex and no longer waits; it has taken a signal
   * if there was one for it.
   */
  public MutexState resumed(int thread) {
    int place = place(thread);
    if (place < 0) {
      return ownedBy(thread);
    }
    List<Waiter> left = new ArrayList<>(line);
    int signal = signal(place);
    if (signal > 0) {
      left.remove(signal);
    }
    left.remove(place);
    return new MutexState(thread, left, signal > 0 ? spurious : spurious - 1);
  }

  /**
   * The same state, but {@code thread} no longer waits; it has taken a signal if there was one for
   * it.
   */
  public MutexState without(int thread) {
    int place = place(thread);
    if (place < 0) {
      return this;
    }
    List<Waiter> left = new ArrayList<>(line);
    int signal = signal(place);
    if (signal > 0) {
      left.remove(signal);
    }
    left.remove(place);
    return new MutexState(owner, left, spurious);
  }

  /**
   * The same state, but {@code thread} has stopped waiting for another reason than a signal. A
   * signal that could have reached the thread is left for the other threads that waited at the time
   * of the signal.
   */
  public MutexState abandonedBy(int thread) {
    int place = place(thread);
    if (place < 0) {
      return this;
    }
    String condition = condition(place);
    List<Waiter> left = new ArrayList<>();
    int unsignalled = 0;
    for (Waiter waiter : line) {
      boolean concerned = waiter.condition().equals(condition);
      boolean reachesNobody = concerned && waiter.isSignal() && unsignalled == 0;
      if (waiter.thread() != thread && !reachesNobody) {
        left.add(waiter);
        unsignalled += !concerned ? 0 : waiter.isSignal() ? -1 : 1;
      }
    }
    return new MutexState(owner, left, spurious);
  }

  private int place(int thread) {
    for (int place = 0; place < line.size(); place++) {
      if (line.get(place).thread() == thread) {
        return place;
      }
    }
    return -1;
  }

  /** The place of the first signal that the thread at {@code place} may take, or -1. */
  private int signal(int place) {
    int signal = line.subList(place, line.size()).indexOf(Waiter.signal(condition(place)));
    return signal < 0 ? -1 : place + signal;
  }

  private String condition(int place) {
    return line.get(place).condition();
  }

  /** The same state without the thread that has waited longest on {@code condition}. */
  public MutexState signalledToFirst(String condition) {
    List<Waiter> left = new ArrayList<>(line);
    line.stream()
        .filter(waiter -> waiter.condition().equals(condition))
        .findFirst()
        .ifPresent(left::remove);
    return new MutexState(owner, left, spurious);
  }

  /**
   * The same state with one more signal on {@code condition}, unless there are as many signals as
   * waiting threads already.
   */
  public MutexState signalledToAny(String condition) {
    long signals = line.stream().filter(Waiter.signal(condition)::equals).count();
    long all = line.stream().filter(waiter -> waiter.condition().equals(condition)).count();
    if (all <= 2 * signals) {
      return this;
    }
    List<Waiter> more = new ArrayList<>(line);
    more.add(Waiter.signal(condition));
    return new MutexState(owner, more, spurious);
  }

  /** The same state without the threads that wait on {@code condition}. */
  public MutexState signalledToAll(String condition) {
    List<Waiter> left = new ArrayList<>(line);
    left.removeIf(waiter -> waiter.condition().equals(condition));
    return new MutexState(owner, left, spurious);
  }

  @Override
  public String toString() {
    String held = isFree() ? "free" : "held by " + owner;
    return line.isEmpty() ? held : held + ", waiting " + line;
  }
}
