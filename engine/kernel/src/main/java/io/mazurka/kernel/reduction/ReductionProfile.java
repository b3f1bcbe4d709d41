package io.mazurka.kernel.reduction;

import java.util.List;

/**
 * Which transitions a reduction put off, and why it could not put off more.
 *
 * @param states the number of states in which it chose, without those that have no step
 * @param held the number of states in which more than one transition had to be explored
 * @param transitions how often each transition was put off, the most often first
 * @param forced why sets were not smaller in those states, the most frequent reason first
 * @param remarks the remarks of the reduction
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
   * @param enabled in how many states the transition was enabled
   * @param postponed in how many of these states it was not explored
   */
  public record Postponed(String transition, long enabled, long postponed) {}

  /**
   * A dependency that made sets larger.
   *
   * @param member the transition that was in the set
   * @param added the transition that the member brought
   * @param reason why it brought the transition
   * @param count in how many of the sets that were tried this led to a further enabled transition
   */
  public record Forced(String member, String added, Reason reason, long count) {}

  /** The reason why a member of a stubborn set brings another transition. */
  public enum Reason {
    /** The member is enabled, and the added transition may disable it or not commute with it. */
    INTERFERING,
    /** The member is disabled, and the added transition may be needed to enable it. */
    ENABLING
  }

  public ReductionProfile {
    transitions = List.copyOf(transitions);
    forced = List.copyOf(forced);
    remarks = List.copyOf(remarks);
  }
}
