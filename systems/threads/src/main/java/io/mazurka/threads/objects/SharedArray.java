package io.mazurka.threads.objects;

import io.mazurka.threads.operations.World;
import java.util.List;
import java.util.stream.IntStream;

/** An array of shared variables, each an object of its own. */
public final class SharedArray<V> {

  private final List<Variable<V>> cells;

  SharedArray(World world, String name, List<V> initial) {
    this.cells =
        IntStream.range(0, initial.size())
            .mapToObj(index -> new Variable<>(world, name + "[" + index + "]", initial.get(index)))
            .toList();
  }

  /** The number of variables. */
  public int length() {
    return cells.size();
  }

  /** The variable at {@code index}, counted from zero. */
  public Variable<V> at(int index) {
    return cells.get(index);
  }
}
