package io.mazurka.classes.omissions;

import java.util.ArrayList;
import java.util.List;

/**
 * How often rare behaviour may happen in each thread of an execution; without an allowance it is
 * not explored.
 *
 * @param spuriousWakeups how often a thread may wake up without a notification
 * @param earlyTimeouts how often a time limit of a thread may run out while other threads can go on
 */
public record Allowance(int spuriousWakeups, int earlyTimeouts) {

  /** No rare behaviour. */
  public static Allowance none() {
    return new Allowance(0, 0);
  }

  /** Allows what this or {@code other} allows: the larger of both numbers. */
  public Allowance or(Allowance other) {
    return new Allowance(
        Math.max(spuriousWakeups, other.spuriousWakeups),
        Math.max(earlyTimeouts, other.earlyTimeouts));
  }

  /** The allowance in words, for reports. */
  public List<String> inWords() {
    List<String> texts = new ArrayList<>();
    if (spuriousWakeups > 0) {
      texts.add("spurious wake-ups, %d in each thread".formatted(spuriousWakeups));
    }
    if (earlyTimeouts > 0) {
      texts.add("early timeouts, %d in each thread".formatted(earlyTimeouts));
    }
    return texts;
  }

  /**
   * Notes that {@code omission} was not explored in {@code method}, because the allowance was used
   * up.
   */
  public void note(Omissions omissions, Omission omission, String method) {
    int times = omission == Omission.TIME_LIMITS ? earlyTimeouts : spuriousWakeups;
    omissions.note(
        omission,
        times == 0 ? method : "%s more than %d times in a thread".formatted(method, times));
  }
}
