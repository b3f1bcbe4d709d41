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
 * @param copies how many messages may be duplicated; in sets, any number if it is not 0
 * @param restarts how often processes restart, in state 0 without timers
 * @param crashing how processes crash
 * @param crashes how many of them may
 */
record TimedPlan(
    Channels channels,
    int capacity,
    int losses,
    int copies,
    int restarts,
    Crashing crashing,
    int crashes,
    List<RolePlan> roles)
    implements Plan<TimedPlan> {

  static final int STATES = 3;

  /** The message that tells of a crash. */
  static final int NOTICE = 2;

  /** The same, if a step waits for silence. */
  static final int NOTICE_ALONE = 3;

  /** How processes crash: by an option, or as the protocol declares. */
  enum Crashing {
    NEVER,
    EXPLICIT,
    BETWEEN_STEPS,
    IN_STEPS;

    boolean isDeclared() {
      return this == BETWEEN_STEPS || this == IN_STEPS;
    }
  }

  /**
   * A role.
   *
   * @param mortal whether its members may crash, if crashes are declared
   */
  record RolePlan(int size, boolean mortal, List<TimerPlan> timers, List<StepPlan> steps) {

    RolePlan with(List<StepPlan> others) {
      return new RolePlan(size, mortal, timers, others);
    }
  }

  /**
   * A timer.
   *
   * @param drift by how many percent the clock is wrong
   */
  record TimerPlan(int least, int most, int drift, boolean running) {

    /** In how many units a timer for so many runs out at the earliest. */
    int earliest(int units) {
      return units * 100 / (100 + drift);
    }

    /** In how many units a timer for so many runs out at the latest. */
    int latest(int units) {
      return -Math.floorDiv(-units * 100, 100 - drift);
    }
  }

  /**
   * A step.
   *
   * @param from the state in which it is possible, or -1 for all
   * @param message what it consumes; 2 for the notice of a crash, 3 if that has to be alone
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

  /** Whether messages stay when they are consumed. */
  boolean stays() {
    return channels == Channels.SET && copies > 0;
  }

  TimedPlan with(List<RolePlan> others) {
    return new TimedPlan(channels, capacity, losses, copies, restarts, crashing, crashes, others);
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
        others.set(role, one.with(fewer));
        all.add(with(others));
      }
      if (one.size() > 1) {
        List<RolePlan> others = new ArrayList<>(roles);
        others.set(role, new RolePlan(1, one.mortal(), one.timers(), one.steps()));
        all.add(with(others));
      }
    }
    if (losses + copies + restarts > 0) {
      all.add(new TimedPlan(channels, capacity, 0, 0, 0, crashing, crashes, roles));
    }
    if (crashing == Crashing.EXPLICIT) {
      all.add(
          new TimedPlan(channels, capacity, losses, copies, restarts, Crashing.NEVER, 0, roles));
    }
    return all.stream();
  }

  @Override
  public String toString() {
    StringJoiner text = new StringJoiner("\n");
    text.add(
        "%s capacity %d, %d losses, %d copies, %d restarts, %d crashes, %s"
            .formatted(channels, capacity, losses, copies, restarts, crashes, crashing));
    IntStream.range(0, roles.size())
        .forEach(
            role -> {
              RolePlan one = roles.get(role);
              text.add(
                  "role %d of %d%s: %s"
                      .formatted(role, one.size(), one.mortal() ? ", mortal" : "", one.timers()));
              one.steps().forEach(step -> text.add("  " + step));
            });
    return text.toString();
  }
}
