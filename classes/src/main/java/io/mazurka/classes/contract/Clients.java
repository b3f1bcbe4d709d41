package io.mazurka.classes.contract;

import io.mazurka.kernel.history.HistoryCall;
import io.mazurka.kernel.history.Linearization;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Threads that call methods of one object, and the question whether a sequential object explains
 * what they got. In the body of a test:
 *
 * <pre>{@code
 * Clients.of(new MyDeque(), ArrayDeque::new)
 *     .thread(Request.to("addFirst 1", deque -> deque.addFirst(1)))
 *     .thread(Request.of("pollLast", deque -> deque.pollLast()))
 *     .requireLinearizable();
 * }</pre>
 *
 * Each execution of the body is then one history, and all are decided.
 */
public final class Clients<T> {

  private final T target;
  private final Supplier<? extends T> specification;
  private final List<Client<T>> clients = new ArrayList<>();

  private Clients(T target, Supplier<? extends T> specification) {
    this.target = target;
    this.specification = specification;
  }

  /** Clients of {@code target}, which is to be like the new objects of {@code specification}. */
  public static <T> Clients<T> of(T target, Supplier<? extends T> specification) {
    return new Clients<>(target, specification);
  }

  /** One more thread, which makes these calls. */
  @SafeVarargs
  @SuppressWarnings("varargs") // the array is only read
  public final Clients<T> thread(Request<T>... requests) {
    clients.add(new Client<>(List.of(requests)));
    return this;
  }

  /**
   * Runs the threads and fails unless the calls can be put in an order that a sequential object
   * explains and in which calls that came back precede those made after that.
   */
  public void requireLinearizable() {
    require(true, "not linearizable");
  }

  /** The same, where only the order of the calls of each thread counts. */
  public void requireSequentiallyConsistent() {
    require(false, "not sequentially consistent");
  }

  private void require(boolean inRealTime, String fault) {
    run(inRealTime);
    List<HistoryCall<Request<T>>> calls = history();
    if (Linearization.of(new FreshObjects<T>(specification), calls).isEmpty()) {
      throw new AssertionError(fault + ": " + inWords());
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

  private List<HistoryCall<Request<T>>> history() {
    int[] first = new int[clients.size()];
    for (int client = 1; client < first.length; client++) {
      first[client] = first[client - 1] + clients.get(client - 1).seen().size();
    }
    List<HistoryCall<Request<T>>> calls = new ArrayList<>();
    for (Client<T> client : clients) {
      for (Client.Seen<T> seen : client.seen()) {
        long before = 0;
        for (int other = 0; other < first.length; other++) {
          before |= ((1L << seen.before().get(other)) - 1) << first[other];
        }
        calls.add(HistoryCall.returned(seen.request(), seen.result(), before));
      }
    }
    return calls;
  }

  /** What each thread got, and how many calls of the others had returned before. */
  private String inWords() {
    List<String> lines = new ArrayList<>();
    for (int client = 0; client < clients.size(); client++) {
      List<String> calls = new ArrayList<>();
      for (Client.Seen<T> seen : clients.get(client).seen()) {
        calls.add(seen.request().words() + " = " + seen.result() + after(client, seen.before()));
      }
      lines.add("thread %d: %s".formatted(client + 1, String.join(", ", calls)));
    }
    return String.join("; ", lines);
  }

  private static String after(int own, List<Integer> before) {
    List<String> others = new ArrayList<>();
    for (int other = 0; other < before.size(); other++) {
      if (other != own && before.get(other) > 0) {
        others.add("call %d of thread %d".formatted(before.get(other), other + 1));
      }
    }
    return others.isEmpty() ? "" : " (after %s)".formatted(String.join(" and ", others));
  }
}
