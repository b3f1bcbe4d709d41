package io.mazurka.protocols.engine.conditions.watching;

import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The list that a watched condition gets instead of local states. Looking at an element makes a
 * choice among all values of its position.
 */
final class WatchedStates extends AbstractList<Object> {

  private final ConditionWatch watch;
  private final int from;
  private final int to;

  WatchedStates(ConditionWatch watch, int from, int to) {
    this.watch = watch;
    this.from = from;
    this.to = to;
  }

  @Override
  public int size() {
    return to - from;
  }

  @Override
  @SuppressWarnings("NullAway") // No value of a position is null.
  public Object get(int index) {
    return watch.see(watch.values(from + Objects.checkIndex(index, size())));
  }

  @Override
  public List<Object> subList(int first, int end) {
    Objects.checkFromToIndex(first, end, size());
    return new WatchedStates(watch, from + first, from + end);
  }

  @Override
  public Stream<Object> stream() {
    return watch.watchesFunctions()
        ? WatchedStream.of(watch, IntStream.range(from, to).mapToObj(watch::values).toList())
        : super.stream();
  }

  @Override
  public Stream<Object> parallelStream() {
    return stream();
  }
}
