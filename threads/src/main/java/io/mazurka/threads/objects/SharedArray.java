package io.mazurka.threads.objects;

import java.util.List;
import java.util.stream.IntStream;

/** An array of shared variables, each an object of its own. */
public final class SharedArray<V> {

  private final List<Variable<V>> cells;

  SharedArray(World world, String name, int length, V initial) {
    this.cells =
        IntStream.range(0, length)
            .mapToObj(index -> new Variable<>(world, name + "[" + index + "]", initial))
            .toList();
  }

  public int length() {
    return cells.size();
  }

  public Variable<V> at(int index) {
    return cells.get(index);
  }
}
