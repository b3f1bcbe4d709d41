package io.mazurka.threads.objects;

import io.mazurka.kernel.value.ValueText;
import io.mazurka.threads.operations.Done;
import io.mazurka.threads.operations.Operation;
import io.mazurka.threads.operations.Operation.Kind;
import io.mazurka.threads.operations.OperationOutcome;
import io.mazurka.threads.operations.SharedObject;
import io.mazurka.threads.operations.World;
import java.util.ArrayList;
import java.util.List;

/**
 * A queue of values. A thread that puts waits while the queue is full; a thread that takes waits
 * while the queue is empty.
 */
public final class BoundedQueue<V> extends SharedObject<List<V>> {

  private final int capacity;

  BoundedQueue(World world, String name, int capacity) {
    super(world, name, List.of());
    this.capacity = capacity;
  }

  /** Appends {@code value}; waits while the queue is full. */
  public void put(V value) {
    perform(putting(value));
  }

  /** Removes and returns the first value; waits while the queue is empty. */
  public V take() {
    return perform(taking());
  }

  /** Appends {@code value}; blocks while the queue is full. */
  public Operation<Done> putting(V value) {
    return Operation.on(
        this,
        Kind.BLOCKING,
        () -> "put %s into %s".formatted(ValueText.plain(value), name()),
        (values, thread) -> {
          if (values.size() == capacity) {
            return null;
          }
          List<V> more = new ArrayList<>(values);
          more.add(value);
          return OperationOutcome.write(List.copyOf(more));
        });
  }

  /** Removes the first value and results in it; blocks while the queue is empty. */
  public Operation<V> taking() {
    return Operation.on(
        this,
        Kind.BLOCKING,
        () -> "take from " + name(),
        (values, thread) ->
            values.isEmpty()
                ? null
                : OperationOutcome.write(
                    List.copyOf(values.subList(1, values.size())), values.get(0)));
  }
}
