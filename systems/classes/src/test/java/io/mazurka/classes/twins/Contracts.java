package io.mazurka.classes.twins;

import io.mazurka.classes.contract.Clients;
import io.mazurka.kernel.history.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** Objects with a sequential contract, which some of them break. */
public final class Contracts {

  /** Counts, and tells the number before. */
  interface Counter {
    int next();
  }

  /** Forgets an increment if two come at once. */
  static final class Forgetful implements Counter {

    private volatile int count;

    @Override
    public int next() {
      int before = count;
      count = before + 1;
      return before;
    }
  }

  static final class Exact implements Counter {

    private final AtomicInteger count = new AtomicInteger();

    @Override
    public int next() {
      return count.getAndIncrement();
    }
  }

  /** A register with a value for each thread that is passed on late. */
  interface Cell {
    void put(int value);

    int get();
  }

  static final class Direct implements Cell {

    private volatile int value;

    @Override
    public void put(int next) {
      value = next;
    }

    @Override
    public int get() {
      return value;
    }
  }

  /** Answers from a list that everybody sees, but puts late: with the next call. */
  static final class Late implements Cell {

    private final List<Integer> waiting = new ArrayList<>();
    private int value;

    @Override
    public synchronized void put(int next) {
      waiting.add(next);
    }

    @Override
    public synchronized int get() {
      int before = value;
      for (int next : waiting) {
        value = next;
      }
      waiting.clear();
      return before;
    }
  }

  private static Request<Counter> next() {
    return Request.of("next", Counter::next);
  }

  public void forgets() {
    Clients.of((Counter) new Forgetful(), Exact::new)
        .thread(next())
        .thread(next())
        .requireLinearizable();
  }

  public void counts() {
    Clients.of((Counter) new Exact(), Exact::new)
        .thread(next(), next())
        .thread(next())
        .requireLinearizable();
  }

  private static Clients<Cell> late() {
    return Clients.of((Cell) new Late(), Direct::new)
        .thread(Request.to("put 1", cell -> cell.put(1)))
        .thread(Request.of("get", Cell::get));
  }

  public void isLate() {
    late().requireLinearizable();
  }

  public void isConsistent() {
    late().requireSequentiallyConsistent();
  }

  public void throwsAlike() {
    Clients.of((List<Integer>) new ArrayList<Integer>(), ArrayList::new)
        .thread(Request.of("get 0", list -> list.get(0)))
        .requireLinearizable();
  }
}
