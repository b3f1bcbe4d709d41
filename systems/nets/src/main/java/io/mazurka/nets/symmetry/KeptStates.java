package io.mazurka.nets.symmetry;

import io.mazurka.nets.formula.StateCondition;
import java.util.List;

/**
 * Sets of states that a symmetry must map to themselves.
 *
 * @param text why, in words
 */
public record KeptStates(String text, List<StateCondition> conditions) {

  public KeptStates {
    conditions = List.copyOf(conditions);
  }
}
