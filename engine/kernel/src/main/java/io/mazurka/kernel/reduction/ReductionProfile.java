package io.mazurka.kernel.reduction;

import java.util.List;

/**
 * What a reduction put off, and why it could not put off more.
 *
 * @param states the states it chose in, except those without a step
 * @param held the states in which more than one transition had to be explored
 * @param transitions how often each transition was put off, the most often first
 * @param forced why sets were no smaller in the states that were held, the most frequent first
 * @param remarks what the reduction does without because something is not known, in words
 */
public record ReductionProfile(
    long states,
    long held,
    List<Postponed> transitions,
    List<Forced> forced,
    List<String> remarks) {

  /**
   * A transition that was enabled.
   *
   * @param enabled in how many states
   * @param postponed in how many of these it was not explored
   */
  public record Postponed(String transition, long enabled, long postponed) {}

  /**
   * A dependency that made sets larger.
   *
   * @param member the transition that was in the set
   * @param added the one it brought
   * @param reason why
   * @param count in how many sets that were tried this led to one more enabled transition
   */
  public record Forced(String member, String added, Reason reason, long count) {}

  /** The reason why a member of a stubborn set brings another transition. */
  public enum Reason {
    /** The member is enabled, and what is added may disable it or not commute with it. */
    INTERFERING,
    /** The member is disabled, and what is added may be needed to enable it. */
    ENABLING
  }

  public ReductionProfile {
    transitions = List.copyOf(transitions);
    forced = List.copyOf(forced);
    remarks = List.copyOf(remarks);
  }
}
