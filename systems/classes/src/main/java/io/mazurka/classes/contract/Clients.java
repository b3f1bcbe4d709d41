package io.mazurka.classes.contract;

import io.mazurka.kernel.history.CallHistory;
import io.mazurka.kernel.history.CallHistory.Call;
import io.mazurka.kernel.history.FreshObjects;
import io.mazurka.kernel.history.Request;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Threads that call methods of one object, and the check that a sequential object could have given
 * the same results. In the body of a test:
 *
 * <pre>{@code
 * Clients.of(new MyDeque(), ArrayDeque::new)
 *     .thread(Request.to("addFirst 1", deque -> deque.addFirst(1)))
 *     .thread(Request.of("pollLast", deque -> deque.pollLast()))
 *     .requireLinearizable();
 * }</pre>
 *
 * Each execution of the body is one history of calls, and every history is checked.
 */
public final class Clients<T> {

  private final T target;
  private final Supplier<? extends T> specification;
  private final List<Client<T>> clients = new ArrayList<>();

  private Clients(T target, Supplier<? extends T> specification) {
    this.target = target;
    this.specification = specification;
  }

  /**
   * Clients of {@code target}, which should behave like the objects that {@code specification}
   * makes.
   */
  public static <T> Clients<T> of(T target, Supplier<? extends T> specification) {
    return new Clients<>(target, specification);
  }

  /** Adds a thread that makes these calls. */
  @SafeVarargs
  @SuppressWarnings("varargs") // the array is only read
  public final Clients<T> thread(Request<T>... requests) {
    clients.add(new Client<>("thread " + (clients.size() + 1), List.of(requests)));
    return this;
  }

  /**
   * Runs the threads and fails unless the calls are linearizable: there is an order of the calls in
   * which a sequential object gives the same results, and in which a call that returned comes
   * before every call that was made later.
   */
  public void requireLinearizable() {
    require(true, "not linearizable");
  }

  /**
   * Runs the threads and fails unless the calls are sequentially consistent: like {@link
   * #requireLinearizable}, but only the calls of one thread must keep their order.
   */
  public void requireSequentiallyConsistent() {
    require(false, "not sequentially consistent");
  }

  private void require(boolean inRealTime, String fault) {
    run(inRealTime);
    Map<String, List<Call<String, Request<T>>>> calls = new HashMap<>();
    for (Client<T> client : clients) {
      calls.put(client.name(), client.seen());
    }
    CallHistory<String, Request<T>> history = new CallHistory<>(calls);
    FreshObjects<T> explanation = new FreshObjects<>(specification);
    if (!(inRealTime
        ? history.isLinearizable(explanation)
        : history.isSequentiallyConsistent(explanation))) {
      throw new AssertionError(fault + ": " + history);
    }
  }

  private void run(boolean inRealTime) {
    List<Client<T>> all = List.copyOf(clients);
    List<Thread> threads = new ArrayList<>();
    for (Client<T> client : all) {
      threads.add(new Thread(() -> client.run(target, all, inRealTime)));
    }
    for (Thread thread : threads) {
      thread.start();
    }
    try {
      for (Thread thread : threads) {
        thread.join();
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException("the test was interrupted", e);
    }
  }
}
