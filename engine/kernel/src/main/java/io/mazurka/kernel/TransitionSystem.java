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

  /** A new cursor for one worker, with scratch arrays of its own. */
  Cursor cursor();

  /** Translates the numbers in the slots into bytes that do not depend on the run. */
  SlotValues values();

  /**
   * Which part of the model the states leave out, so that one state stands for several; a phrase
   * for guarantees, empty if they leave out nothing.
   */
  default Optional<String> omission() {
    return Optional.empty();
  }

  /**
   * Whether following an execution is so fast that a check may try many to find a more readable
   * counterexample.
   */
  default boolean isCheapToFollow() {
    return true;
  }

  /** Turns states and steps into text, for traces and messages. */
  Renderer renderer();
}
