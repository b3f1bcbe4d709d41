package io.mazurka.kernel.walk;

import java.util.List;

/**
 * An execution as indices.
 *
 * @param initialState the index of its initial state
 * @param steps the index of each step among all steps of the state in which it is taken
 */
public record Path(int initialState, List<Integer> steps) {

  public Path {
    steps = List.copyOf(steps);
  }
}
