package io.mazurka.temporal.graph;

import java.util.Set;

/**
 * That some actions, together, are not passed over for ever.
 *
 * @param name what they are called in reports, such as the name of a process
 * @param actions numbers of actions; one that is enabled or taken counts for all of them
 */
public record FairnessAssumption(Strength strength, String name, Set<Integer> actions) {

  public FairnessAssumption {
    actions = Set.copyOf(actions);
  }

  /** When actions must be taken again and again. */
  public enum Strength {
    /** If they are enabled in every state from some time on. */
    WEAK,
    /** If they are enabled again and again. */
    STRONG
  }
}
