package io.mazurka.protocols.time;

import io.mazurka.protocols.Channels;
import io.mazurka.testkit.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A random protocol with timers. Local states are the numbers 0, 1 and 2, messages 0 and 1; what is
 * -1 is missing.
 *
 * @param capacity how many messages a channel holds; 0 for any number
 * @param losses how many messages may be lost
 * @param restarts how often processes restart, in state 0 without timers
 * @param crashes how many processes may crash in a step
 */
record TimedPlan(
    Channels channels, int capacity, int losses, int restarts, int crashes, List<RolePlan> roles)
    implements Plan<TimedPlan> {

  static final int STATES = 3;

  record RolePlan(int size, List<TimerPlan> timers, List<StepPlan> steps) {}

  record TimerPlan(int least, int most, boolean running) {}

  /**
   * A step.
   *
   * @param from the state in which it is possible, or -1 for all
   * @param message what it consumes
   * @param sender the role that it consumes from
   * @param after the timer that it waits for
   * @param running a timer that has to run
   * @param idle a timer that must not run
   */
  record StepPlan(
      int from,
      int message,
      int sender,
      int after,
      int running,
      int idle,
      boolean prompt,
      List<OutcomePlan> outcomes) {}

  /**
   * What a step does.
   *
   * @param sent a message to all members of a role
   */
  record OutcomePlan(int to, List<SettingPlan> settings, int sent, int recipient) {}

  /** A timer that is started for its usual time (-2), for a window, or stopped (-1). */
  record SettingPlan(int timer, int least, int most) {}

  private TimedPlan with(List<RolePlan> others) {
    return new TimedPlan(channels, capacity, losses, restarts, crashes, others);
  }

  @Override
  public Stream<TimedPlan> smaller() {
    List<TimedPlan> all = new ArrayList<>();
    for (int role = 0; role < roles.size(); role++) {
      RolePlan one = roles.get(role);
      for (int step = 0; step < one.steps().size(); step++) {
        List<StepPlan> fewer = new ArrayList<>(one.steps());
        fewer.remove(step);
        List<RolePlan> others = new ArrayList<>(roles);
        others.set(role, new RolePlan(one.size(), one.timers(), fewer));
        all.add(with(others));
      }
      if (one.size() > 1) {
        List<RolePlan> others = new ArrayList<>(roles);
        others.set(role, new RolePlan(1, one.timers(), one.steps()));
        all.add(with(others));
      }
    }
    if (losses + restarts + crashes > 0) {
      all.add(new TimedPlan(channels, capacity, 0, 0, 0, roles));
    }
    return all.stream();
  }

  @Override
  public String toString() {
    StringJoiner text = new StringJoiner("\n");
    text.add(
        "%s capacity %d, %d losses, %d restarts, %d crashes"
            .formatted(channels, capacity, losses, restarts, crashes));
    IntStream.range(0, roles.size())
        .forEach(
            role -> {
              text.add(
                  "role %d of %d: %s"
                      .formatted(role, roles.get(role).size(), roles.get(role).timers()));
              roles.get(role).steps().forEach(step -> text.add("  " + step));
            });
    return text.toString();
  }
}
