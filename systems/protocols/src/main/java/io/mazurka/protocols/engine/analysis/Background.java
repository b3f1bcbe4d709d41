package io.mazurka.protocols.engine.analysis;

import io.mazurka.kernel.Transition;
import io.mazurka.protocols.Channels;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * The facts that an analysis needs besides the local graphs.
 *
 * @param transitions all transitions, by number
 * @param monitors per transition, the monitors that hear it
 * @param channels how channels keep letters
 * @param capacity how many letters a channel holds; {@code Integer.MAX_VALUE} if there is no bound
 * @param lasting tells whether a letter stays in its channel when it is consumed
 * @param meaning what the numbers stand for
 */
public record Background(
    List<Transition> transitions,
    List<NumberSet> monitors,
    Channels channels,
    int capacity,
    IntPredicate lasting,
    Meaning meaning) {

  public Background {
    transitions = List.copyOf(transitions);
    monitors = List.copyOf(monitors);
  }

  /** Whether there is a bound on the letters in a channel. */
  public boolean isBounded() {
    return capacity < Integer.MAX_VALUE;
  }
}
