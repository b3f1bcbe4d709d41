package io.mazurka.kernel.walk;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.symmetry.Canonicalizer;
import io.mazurka.kernel.symmetry.NoAutomorphismException;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Turns a path through representatives into an execution of the system, in which every process
 * keeps its name: in each state it takes a step into the orbit of the next representative.
 */
public final class Retracing {

  private final TransitionSystem system;
  private final Canonicalizer canonicalizer;
  private final Cursor cursor;

  /**
   * Ways back to executions of {@code system} from what {@code canonicalizer} made of its states.
   */
  public Retracing(TransitionSystem system, Canonicalizer canonicalizer) {
    this.system = system;
    this.canonicalizer = canonicalizer;
    this.cursor = system.cursor();
  }

  /**
   * The execution behind a path through representatives.
   *
   * @throws NoAutomorphismException if there is none
   */
  public Path retrace(Path path) {
    Walk execution = Walk.from(system, path.initialState());
    int[] representative = canonicalizer.representative(execution.state());
    for (int step : path.steps()) {
      if (step >= cursor.load(representative)) {
        throw new NoAutomorphismException("a representative lacks a step; this is no automorphism");
      }
      representative = canonicalizer.representative(cursor.successor(representative, step));
      execution.take(stepTo(representative, execution));
    }
    return execution.path();
  }

  /**
   * An execution from an initial state through the orbits of these representatives.
   *
   * @throws NoAutomorphismException if there is no such execution
   */
  public Path through(int initialState, List<int[]> representatives) {
    Walk execution = Walk.from(system, initialState);
    for (int[] representative : representatives) {
      execution.take(stepTo(representative, execution));
    }
    return execution.path();
  }

  /** The representative that a path of representatives ends in; null if there is no such path. */
  public int @Nullable [] end(Path path) {
    int[] representative =
        canonicalizer.representative(system.initialStates().get(path.initialState()));
    for (int step : path.steps()) {
      if (step >= cursor.load(representative)) {
        return null;
      }
      representative = canonicalizer.representative(cursor.successor(representative, step));
    }
    return representative;
  }

  /** The first step of an execution into the orbit of {@code wanted}. */
  private int stepTo(int[] wanted, Walk execution) {
    for (int step = 0; step < execution.possible(); step++) {
      if (Arrays.equals(wanted, canonicalizer.representative(execution.successor(step)))) {
        return step;
      }
    }
    throw new NoAutomorphismException("a state of the orbit lacks a step; this is no automorphism");
  }
}
