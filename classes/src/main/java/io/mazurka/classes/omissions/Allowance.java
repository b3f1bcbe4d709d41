package io.mazurka.classes.omissions;

import java.util.ArrayList;
import java.util.List;

/**
 * How often, in each thread of an execution, things may happen that are not explored otherwise.
 *
 * @param spuriousWakeups how often the thread may wake up although nobody has woken it
 * @param earlyTimeouts how often its time may be up while other threads can go on
 */
public record Allowance(int spuriousWakeups, int earlyTimeouts) {

  /** Nothing of that happens. */
  public static Allowance none() {
    return new Allowance(0, 0);
  }

  /** Whatever this or {@code other} allows. */
  public Allowance or(Allowance other) {
    return new Allowance(
        Math.max(spuriousWakeups, other.spuriousWakeups),
        Math.max(earlyTimeouts, other.earlyTimeouts));
  }

  /** What is allowed, in words, for reports. */
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

  /** Something is left out of {@code omission} in {@code method}, since no more was allowed. */
  public void note(Omissions omissions, Omission omission, String method) {
    int times = omission == Omission.TIME_LIMITS ? earlyTimeouts : spuriousWakeups;
    omissions.note(
        omission,
        times == 0 ? method : "%s more than %d times in a thread".formatted(method, times));
  }
}
