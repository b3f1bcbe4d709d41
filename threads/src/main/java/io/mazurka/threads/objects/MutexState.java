package io.mazurka.threads.objects;

import java.util.ArrayList;
import java.util.List;

/**
 * The state of a mutex with its conditions.
 *
 * <p>If signals may reach anybody, who it is shows only when somebody resumes: a signal stays in
 * the line, and whoever waits before it may take it. Everybody takes the first one behind him,
 * which the fewest others could take, so all ways to hand out signals are possible and no others.
 *
 * @param owner the number of the thread that holds it, or -1
 * @param line who waits for a signal, longest first, and signals that nobody has taken
 * @param spurious how many threads may still wake up without a signal
 */
public record MutexState(int owner, List<Waiter> line, int spurious) {

  private static final int NOBODY = -1;

  /** A thread that waits for a signal on a condition, or such a signal. */
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

  public static MutexState free(int spurious) {
    return new MutexState(NOBODY, List.of(), spurious);
  }

  public boolean isFree() {
    return owner == NOBODY;
  }

  public MutexState ownedBy(int thread) {
    return new MutexState(thread, line, spurious);
  }

  public MutexState released() {
    return new MutexState(NOBODY, line, spurious);
  }

  public MutexState releasedToWait(String condition) {
    List<Waiter> more = new ArrayList<>(line);
    more.add(new Waiter(owner, condition));
    return new MutexState(NOBODY, more, spurious);
  }

  /** The same, where nobody wakes up without a signal any more. */
  public MutexState calmed() {
    return new MutexState(owner, line, 0);
  }

  /** Whether {@code thread} need not wait any more, were the mutex free. */
  public boolean mayResume(int thread) {
    int place = place(thread);
    return place < 0 || spurious > 0 || signal(place) > 0;
  }

  /** Held by {@code thread}, which has taken a signal if one was left for it. */
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

  /** As if {@code thread} did not wait any more. */
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
   * As if {@code thread} had stopped waiting for another reason than a signal: one that could have
   * reached it is left for others who waited at that time.
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

  /** Where the first signal is that whoever waits at {@code place} may take, or -1. */
  private int signal(int place) {
    int signal = line.subList(place, line.size()).indexOf(Waiter.signal(condition(place)));
    return signal < 0 ? -1 : place + signal;
  }

  private String condition(int place) {
    return line.get(place).condition();
  }

  /** Without the one who has waited longest on {@code condition}. */
  public MutexState signalledToFirst(String condition) {
    List<Waiter> left = new ArrayList<>(line);
    line.stream()
        .filter(waiter -> waiter.condition().equals(condition))
        .findFirst()
        .ifPresent(left::remove);
    return new MutexState(owner, left, spurious);
  }

  /** With a signal for anybody who waits on {@code condition} and is not signalled yet. */
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

  /** Without those who wait on {@code condition}. */
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
