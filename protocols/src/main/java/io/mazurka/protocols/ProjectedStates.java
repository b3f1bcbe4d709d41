package io.mazurka.protocols;

import java.util.AbstractList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** What a function makes of each of some local states; it is asked when somebody looks. */
public final class ProjectedStates<V> extends AbstractList<V> {

  private final List<Object> states;
  private final Function<Object, V> projection;

  ProjectedStates(List<Object> states, Function<Object, V> projection) {
    this.states = states;
    this.projection = projection;
  }

  @Override
  public V get(int index) {
    return projection.apply(states.get(index));
  }

  @Override
  public int size() {
    return states.size();
  }

  @Override
  public Stream<V> stream() {
    return states.stream().map(projection);
  }
}
