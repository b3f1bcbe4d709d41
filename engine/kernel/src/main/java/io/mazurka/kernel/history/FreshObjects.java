package io.mazurka.kernel.history;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * A plain object as a specification. A state is the list of calls that were made on a new object.
 *
 * @param maker makes new objects
 */
public record FreshObjects<T>(Supplier<? extends T> maker)
    implements Specification<List<Request<T>>, Request<T>> {

  @Override
  public List<Request<T>> initial() {
    return List.of();
  }

  @Override
  public Answer<List<Request<T>>> perform(List<Request<T>> state, Request<T> operation) {
    T target = maker.get();
    for (Request<T> earlier : state) {
      earlier.result(target);
    }
    List<Request<T>> next = new ArrayList<>(state);
    next.add(operation);
    return new Answer<>(List.copyOf(next), operation.result(target));
  }
}
