package io.mazurka.kernel;

import io.mazurka.kernel.trace.Renderer;
import java.util.List;
import java.util.Optional;

/**
 * An immutable transition system over state vectors: fixed-length arrays of small non-negative
 * ints. It is shared between workers; each worker explores it through a {@link Cursor} of its own.
 */
public interface TransitionSystem {

  /** All static transitions, each at the position of its number. */
  List<Transition> transitions();

  /** The initial state vectors, without duplicates, in a fixed order; there is at least one. */
  List<int[]> initialStates();

  /** A new cursor that owns the scratch one worker needs. */
  Cursor cursor();

  /** What the number in each slot means, apart from this run. */
  SlotValues values();

  /**
   * What its states leave out although the model has it, so that one stands for several: a phrase
   * for guarantees, or nothing.
   */
  default Optional<String> omission() {
    return Optional.empty();
  }

  /** Whether executions can be followed so fast that many may be tried to find a better one. */
  default boolean isCheapToFollow() {
    return true;
  }

  /** Turns states and steps into text, for traces and messages. */
  Renderer renderer();
}
