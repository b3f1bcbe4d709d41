package io.mazurka.kernel.walk;

import java.util.List;

/**
 * An execution as indices.
 *
 * @param initialState which initial state it starts in
 * @param steps the index of each step among all steps of the state it is taken in
 */
public record Path(int initialState, List<Integer> steps) {

  public Path {
    steps = List.copyOf(steps);
  }
}
