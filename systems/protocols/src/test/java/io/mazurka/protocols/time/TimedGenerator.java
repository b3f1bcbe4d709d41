package io.mazurka.protocols.time;

import io.mazurka.protocols.Channels;
import io.mazurka.protocols.time.TimedPlan.Crashing;
import io.mazurka.protocols.time.TimedPlan.OutcomePlan;
import io.mazurka.protocols.time.TimedPlan.RolePlan;
import io.mazurka.protocols.time.TimedPlan.SettingPlan;
import io.mazurka.protocols.time.TimedPlan.StepPlan;
import io.mazurka.protocols.time.TimedPlan.TimerPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Draws small protocols with timers. */
final class TimedGenerator {

  private final Random random;
  private final int roles;

  /** Whether nothing goes wrong. */
  private final boolean calm;

  /** Whether processes say nothing to each other, and each can begin at once. */
  private final boolean quiet;

  /** Whether most steps are prompt. */
  private final boolean eager;

  /** The roles whose members may crash, if crashes are declared. */
  private final List<Integer> mortal = new ArrayList<>();

  /** Whether some step waits for the silence of a crashed process. */
  private boolean silence;

  private TimedGenerator(long seed) {
    random = new Random(seed * 0x9E3779B97F4A7C15L + 7);
    roles = chance(6) ? 1 : 2 + random.nextInt(2);
    calm = chance(2);
    eager = chance(calm ? 2 : 4);
    quiet = calm && chance(3);
  }

  static TimedPlan draw(long seed) {
    return new TimedGenerator(seed).plan();
  }

  /**
   * A plan in which the last role sends again and again, with or without a timer, and a role that
   * hears it gets somewhere.
   */
  static TimedPlan drawTalking(long seed) {
    TimedGenerator generator = new TimedGenerator(seed);
    TimedPlan plan = generator.plan();
    return plan.roles().size() == 1 ? plan : generator.talking(plan);
  }

  private TimedPlan talking(TimedPlan plan) {
    List<RolePlan> others = new ArrayList<>(plan.roles());
    int last = others.size() - 1;
    RolePlan hearer = others.get(0);
    StepPlan hears =
        new StepPlan(
            chance(3) ? 0 : -1,
            0,
            last,
            -1,
            -1,
            -1,
            chance(4),
            List.of(new OutcomePlan(1 + random.nextInt(2), List.of(), -1, 0)));
    others.set(0, hearer.with(List.of(hears, hearer.steps().get(0))));
    RolePlan talker = others.get(last);
    boolean waits = !talker.timers().isEmpty() && !chance(3);
    List<SettingPlan> again = waits ? List.of(new SettingPlan(0, -2, -2)) : List.of();
    StepPlan talks =
        new StepPlan(
            -1, -1, 0, waits ? 0 : -1, -1, -1, false, List.of(new OutcomePlan(-1, again, 0, 0)));
    others.set(last, talker.with(List.of(talks, talker.steps().get(0))));
    return plan.with(others);
  }

  private TimedPlan plan() {
    Channels channels = Channels.values()[chance(2) ? 0 : random.nextInt(3)];
    Crashing crashing =
        calm ? Crashing.NEVER : Crashing.values()[random.nextInt(Crashing.values().length)];
    for (int role = 0; role < roles; role++) {
      if (crashing.isDeclared() && (role == 0 || chance(2))) {
        mortal.add(role);
      }
    }
    List<RolePlan> all = new ArrayList<>();
    for (int role = 0; role < roles; role++) {
      List<TimerPlan> own =
          timers(chance(calm ? 2 : 3) ? 0 : chance(8) ? 3 : 1 + random.nextInt(2));
      List<StepPlan> steps = new ArrayList<>();
      int count = 1 + random.nextInt(5);
      for (int step = 0; step < count; step++) {
        steps.add(quiet && step == 0 ? beginning(own.size()) : step(own.size()));
      }
      int size = chance(3) ? 2 : roles < 3 && chance(8) ? 3 : 1;
      all.add(new RolePlan(size, mortal.contains(role), own, steps));
    }
    boolean unbounded =
        channels == Channels.SET
            ? !chance(4)
            : crashing == Crashing.IN_STEPS || (!calm && chance(3));
    unbounded |= quiet;
    boolean whole = unbounded || crashing != Crashing.IN_STEPS;
    int crashes = crashing == Crashing.NEVER ? 0 : chance(4) ? 2 : 1;
    return new TimedPlan(
        channels,
        unbounded ? 0 : 1 + random.nextInt(2),
        !calm && chance(2) ? 1 + random.nextInt(2) : 0,
        !calm && unbounded && !silence && chance(2) ? 1 : 0,
        !calm && chance(4) ? 1 + random.nextInt(2) : 0,
        whole ? crashing : Crashing.BETWEEN_STEPS,
        crashes,
        all);
  }

  private List<TimerPlan> timers(int count) {
    List<TimerPlan> timers = new ArrayList<>();
    for (int timer = 0; timer < count; timer++) {
      int least = random.nextInt(4);
      int most = Math.max(1, chance(2) ? least : least + random.nextInt(3));
      int drift = chance(4) ? 1 + random.nextInt(60) : 0;
      timers.add(new TimerPlan(least, most, drift, calm ? chance(2) : !chance(4)));
    }
    return timers;
  }

  private boolean chance(int oneIn) {
    return random.nextInt(oneIn) == 0;
  }

  private StepPlan beginning(int timers) {
    return new StepPlan(0, -1, 0, -1, -1, -1, !chance(4), List.of(outcome(timers)));
  }

  private StepPlan step(int timers) {
    boolean consumes = roles > 1 && !quiet && chance(2);
    int running = timers > 0 && chance(6) ? random.nextInt(timers) : -1;
    int idle = timers > 0 && chance(6) ? random.nextInt(timers) : -1;
    boolean detects = !mortal.isEmpty() && chance(3);
    int notice = chance(3) ? TimedPlan.NOTICE_ALONE : TimedPlan.NOTICE;
    silence |= detects && notice == TimedPlan.NOTICE_ALONE;
    return new StepPlan(
        chance(4) ? -1 : random.nextInt(TimedPlan.STATES),
        detects ? notice : consumes ? random.nextInt(2) : -1,
        detects ? mortal.get(random.nextInt(mortal.size())) : random.nextInt(roles),
        timers > 0 && chance(2) ? random.nextInt(timers) : -1,
        running,
        idle == running ? -1 : idle,
        eager ? !chance(4) : chance(3),
        chance(4) ? List.of(outcome(timers), outcome(timers)) : List.of(outcome(timers)));
  }

  private OutcomePlan outcome(int timers) {
    List<SettingPlan> settings = new ArrayList<>();
    for (int count = timers == 0 ? 0 : random.nextInt(4); count > 0; count--) {
      int least = random.nextInt(3);
      boolean same = !settings.isEmpty() && chance(2);
      int timer = same ? settings.get(settings.size() - 1).timer() : random.nextInt(timers);
      settings.add(
          switch (random.nextInt(4)) {
            case 0 -> new SettingPlan(timer, -1, -1);
            case 1 -> new SettingPlan(timer, least, Math.max(1, least + random.nextInt(3)));
            default -> new SettingPlan(timer, -2, -2);
          });
    }
    boolean sends = roles > 1 && !quiet && !chance(3);
    return new OutcomePlan(
        chance(4) ? -1 : random.nextInt(TimedPlan.STATES),
        settings,
        sends ? random.nextInt(2) : -1,
        random.nextInt(roles));
  }
}
