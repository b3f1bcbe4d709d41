package io.mazurka.kernel.history;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A history of calls of a concurrent object: an immutable value, which a monitor of a protocol can
 * keep and extend. The history does not record in which order overlapping calls began, so that
 * histories that mean the same are equal.
 *
 * @param <C> the type of clients
 * @param <O> the type of operations
 * @param calls the calls of each client, in order; only the last may not have returned
 */
public record CallHistory<C, O>(Map<C, List<Call<C, O>>> calls) {

  /**
   * A call of a client.
   *
   * @param returned whether the call has returned
   * @param result the result of the call; empty for null, and as long as the call has not returned
   * @param before how many calls of each other client had returned when the call was made
   */
  public record Call<C, O>(
      O operation, boolean returned, Optional<Object> result, Map<C, Integer> before) {}

  /** The history without calls. */
  public static <C, O> CallHistory<C, O> empty() {
    return new CallHistory<>(Map.of());
  }

  /** The history after {@code client} has called. */
  public CallHistory<C, O> called(C client, O operation) {
    Map<C, Integer> before = new HashMap<>();
    calls.forEach(
        (other, made) -> {
          int count = (int) made.stream().filter(Call::returned).count();
          if (count > 0 && !other.equals(client)) {
            before.put(other, count);
          }
        });
    List<Call<C, O>> own = new ArrayList<>(calls.getOrDefault(client, List.of()));
    own.add(new Call<>(operation, false, Optional.empty(), Map.copyOf(before)));
    return with(client, own);
  }

  /** The history after the last call of {@code client} has returned. */
  public CallHistory<C, O> returned(C client, @Nullable Object result) {
    List<Call<C, O>> own = new ArrayList<>(calls.getOrDefault(client, List.of()));
    if (own.isEmpty() || own.get(own.size() - 1).returned()) {
      throw new IllegalStateException(client + " has made no call that could return");
    }
    Call<C, O> last = own.remove(own.size() - 1);
    own.add(new Call<>(last.operation(), true, Optional.ofNullable(result), last.before()));
    return with(client, own);
  }

  private CallHistory<C, O> with(C client, List<Call<C, O>> own) {
    Map<C, List<Call<C, O>>> next = new HashMap<>(calls);
    next.put(client, List.copyOf(own));
    return new CallHistory<>(Map.copyOf(next));
  }

  /**
   * Whether the calls can be put in an order that {@code specification} explains, in which a call
   * that had returned precedes every call made after that.
   */
  public boolean isLinearizable(Specification<?, O> specification) {
    return isExplained(specification, true);
  }

  /**
   * Whether the calls can be put in an order that {@code specification} explains, in which only the
   * calls of each client must keep their order.
   */
  public boolean isSequentiallyConsistent(Specification<?, O> specification) {
    return isExplained(specification, false);
  }

  private <S> boolean isExplained(Specification<S, O> specification, boolean inRealTime) {
    Map<C, Integer> first = new HashMap<>();
    int count = 0;
    for (C client : clients()) {
      first.put(client, count);
      count += made(client).size();
    }
    List<HistoryCall<O>> all = new ArrayList<>();
    for (C client : clients()) {
      int position = Objects.requireNonNull(first.get(client));
      for (Call<C, O> call : made(client)) {
        long before = bits(position, all.size() - position);
        if (inRealTime) {
          for (Map.Entry<C, Integer> other : call.before().entrySet()) {
            before |= bits(Objects.requireNonNull(first.get(other.getKey())), other.getValue());
          }
        }
        Object result = call.result().orElse(null);
        all.add(new HistoryCall<>(call.operation(), call.returned(), result, before));
      }
    }
    return Linearization.of(specification, all).isPresent();
  }

  private static long bits(int first, int count) {
    return ((1L << count) - 1) << first;
  }

  private List<C> clients() {
    return calls.keySet().stream().sorted(Comparator.comparing(String::valueOf)).toList();
  }

  private List<Call<C, O>> made(C client) {
    return calls.getOrDefault(client, List.of());
  }

  /**
   * The calls of each client with their results, and which calls of others had returned when they
   * were made.
   */
  @Override
  public String toString() {
    List<String> lines = new ArrayList<>();
    for (C client : clients()) {
      String words =
          made(client).stream().map(CallHistory::inWords).collect(Collectors.joining(", "));
      lines.add(client + ": " + words);
    }
    return String.join("; ", lines);
  }

  private static <C, O> String inWords(Call<C, O> call) {
    String result = call.returned() ? " = " + call.result().orElse(null) : " (not returned)";
    String after =
        call.before().entrySet().stream()
            .map(one -> "call %d of %s".formatted(one.getValue(), one.getKey()))
            .sorted()
            .collect(Collectors.joining(" and "));
    return call.operation()
        + result
        + (after.isEmpty() ? "" : " (called when %s had returned)".formatted(after));
  }
}
