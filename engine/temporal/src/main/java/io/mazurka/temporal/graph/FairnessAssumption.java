package io.mazurka.temporal.graph;

import java.util.Set;

/**
 * The assumption that some actions, taken together, are not passed over for ever.
 *
 * @param name the name in reports, such as the name of a process
 * @param actions the numbers of the actions; the assumption counts as enabled or taken if one of
 *     them is
 */
public record FairnessAssumption(Strength strength, String name, Set<Integer> actions) {

  public FairnessAssumption {
    actions = Set.copyOf(actions);
  }

  /** The condition under which the actions must be taken again and again. */
  public enum Strength {
    /** One of them is enabled in every state from some time on. */
    WEAK,
    /** One of them is enabled again and again. */
    STRONG
  }
}
