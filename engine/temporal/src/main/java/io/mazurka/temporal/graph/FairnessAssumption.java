package io.mazurka.temporal.graph;

import java.util.Set;

/**
 * The assumption that some actions, taken together, are not passed over for ever.
 *
 * @param name the name in reports, such as the name of a process
 * @param actions the numbers of the actions; the assumption counts as enabled or taken if one of
 *     them is. Before the messages of a graph are known, the numbers of the channels whose messages
 *     the assumption is about, each by itself.
 * @param subject what the assumption is about
 */
public record FairnessAssumption(
    Strength strength, String name, Set<Integer> actions, Subject subject) {

  public FairnessAssumption {
    actions = Set.copyOf(actions);
  }

  /** An assumption about actions. */
  public FairnessAssumption(Strength strength, String name, Set<Integer> actions) {
    this(strength, name, actions, Subject.ACTIONS);
  }

  /** Whether the assumption is about messages. */
  public boolean isOfMessages() {
    return subject == Subject.MESSAGES;
  }

  /** What may not be passed over for ever. */
  public enum Subject {
    /** Actions: one of them is taken. */
    ACTIONS,
    /** Each message in some channels: it is consumed, or weakly fair also lost. */
    MESSAGES
  }

  /** The condition under which the actions must be taken again and again. */
  public enum Strength {
    /** One of them is enabled in every state from some time on. */
    WEAK,
    /** One of them is enabled again and again. */
    STRONG
  }
}
