package io.mazurka.threads.contract;

import io.mazurka.kernel.history.CallHistory;
import io.mazurka.kernel.history.CallHistory.Call;
import io.mazurka.kernel.history.FreshObjects;
import io.mazurka.kernel.history.Request;
import io.mazurka.threads.objects.IntegerVariable;
import io.mazurka.threads.objects.Scope;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Threads of a scope that call methods of one object, and the property that a sequential object
 * could have given the same results. In the declaration of a program:
 *
 * <pre>{@code
 * Callers.of(scope, new ScopeStack(scope), PlainStack::new)
 *     .thread("A", Request.to("push 1", stack -> stack.push(1)))
 *     .thread("B", Request.of("pop", Stack::pop))
 *     .requireLinearizable();
 * }</pre>
 *
 * When a call begins, the thread reads how many calls each other thread has completed; when the
 * call returns, the thread writes its own number. So two executions with the same events also have
 * the same order of calls.
 */
public final class Callers<T> {

  private final Scope scope;
  private final T target;
  private final FreshObjects<T> specification;
  private final Map<String, List<Request<T>>> threads = new LinkedHashMap<>();

  /** How many calls of each thread have returned, for the others to see. */
  private final Map<String, IntegerVariable> returned = new LinkedHashMap<>();

  /**
   * The calls of each thread with their results; other threads do not look at them before the end.
   */
  private final Map<String, List<Call<String, Request<T>>>> got = new HashMap<>();

  private Callers(Scope scope, T target, FreshObjects<T> specification) {
    this.scope = scope;
    this.target = target;
    this.specification = specification;
  }

  /**
   * Callers of {@code target}, which should behave like the objects that {@code specification}
   * makes.
   */
  public static <T> Callers<T> of(Scope scope, T target, Supplier<? extends T> specification) {
    return new Callers<>(scope, target, new FreshObjects<>(specification));
  }

  /** Adds a thread that makes these calls. */
  @SafeVarargs
  @SuppressWarnings("varargs") // the array is only read
  public final Callers<T> thread(String name, Request<T>... requests) {
    threads.put(name, List.of(requests));
    return this;
  }

  /**
   * Declares the threads, and the property that the object is linearizable: at every end there is
   * an order of the calls in which a sequential object gives the same results, and in which a call
   * that returned comes before every call that was made later.
   */
  public void requireLinearizable() {
    declare(true);
    scope.atEnd(
        "linearizable",
        () -> history().isLinearizable(specification),
        () -> "not linearizable: " + history());
  }

  /**
   * Declares the threads, and the property that the object is sequentially consistent: like {@link
   * #requireLinearizable}, but only the calls of one thread must keep their order.
   */
  public void requireSequentiallyConsistent() {
    declare(false);
    scope.atEnd(
        "sequentially consistent",
        () -> history().isSequentiallyConsistent(specification),
        () -> "not sequentially consistent: " + history());
  }

  private void declare(boolean inRealTime) {
    for (String name : threads.keySet()) {
      got.put(name, new ArrayList<>());
      if (inRealTime) {
        returned.put(name, scope.integer("returned to " + name, 0));
      }
    }
    threads.forEach((name, calls) -> scope.thread(name, () -> run(name, calls)));
  }

  private void run(String name, List<Request<T>> requests) {
    List<Call<String, Request<T>>> own = got.getOrDefault(name, new ArrayList<>());
    for (Request<T> request : requests) {
      Map<String, Integer> before = new HashMap<>();
      returned.forEach(
          (other, count) -> {
            if (!other.equals(name)) {
              before.put(other, count.read());
            }
          });
      before.values().removeIf(count -> count == 0);
      Optional<Object> result = Optional.ofNullable(request.result(target));
      own.add(new Call<>(request, true, result, Map.copyOf(before)));
      IntegerVariable count = returned.get(name);
      if (count != null) {
        count.write(own.size());
      }
    }
  }

  private CallHistory<String, Request<T>> history() {
    return new CallHistory<>(Map.copyOf(got));
  }
}
