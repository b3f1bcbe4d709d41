package io.mazurka.protocols.time;

import io.mazurka.protocols.Channels;
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

  private TimedGenerator(long seed) {
    random = new Random(seed * 0x9E3779B97F4A7C15L + 7);
    roles = 1 + random.nextInt(3);
  }

  static TimedPlan draw(long seed) {
    return new TimedGenerator(seed).plan();
  }

  private TimedPlan plan() {
    Channels channels = Channels.values()[chance(2) ? 0 : random.nextInt(3)];
    List<Integer> timers = new ArrayList<>();
    for (int role = 0; role < roles; role++) {
      timers.add(chance(3) ? 0 : 1 + random.nextInt(2));
    }
    List<RolePlan> all = new ArrayList<>();
    for (int role = 0; role < roles; role++) {
      List<TimerPlan> own = new ArrayList<>();
      for (int timer = 0; timer < timers.get(role); timer++) {
        int least = random.nextInt(4);
        int most = Math.max(1, chance(2) ? least : least + random.nextInt(3));
        own.add(new TimerPlan(least, most, chance(2)));
      }
      List<StepPlan> steps = new ArrayList<>();
      int count = 1 + random.nextInt(4);
      for (int step = 0; step < count; step++) {
        steps.add(step(own.size()));
      }
      all.add(new RolePlan(chance(3) ? 2 : 1, own, steps));
    }
    int capacity = channels == Channels.SET && !chance(4) ? 0 : 1 + random.nextInt(2);
    int losses = chance(5) ? 1 : 0;
    int restarts = chance(6) ? 1 : 0;
    int crashes = channels != Channels.FIFO && chance(6) ? 1 : 0;
    return new TimedPlan(channels, capacity, losses, restarts, crashes, all);
  }

  private boolean chance(int oneIn) {
    return random.nextInt(oneIn) == 0;
  }

  private StepPlan step(int timers) {
    boolean consumes = roles > 1 && chance(2);
    int running = timers > 0 && chance(6) ? random.nextInt(timers) : -1;
    int idle = timers > 0 && chance(6) ? random.nextInt(timers) : -1;
    return new StepPlan(
        chance(4) ? -1 : random.nextInt(TimedPlan.STATES),
        consumes ? random.nextInt(2) : -1,
        random.nextInt(roles),
        timers > 0 && chance(2) ? random.nextInt(timers) : -1,
        running,
        idle == running ? -1 : idle,
        chance(3),
        chance(4) ? List.of(outcome(timers), outcome(timers)) : List.of(outcome(timers)));
  }

  private OutcomePlan outcome(int timers) {
    List<SettingPlan> settings = new ArrayList<>();
    for (int count = timers == 0 ? 0 : random.nextInt(3); count > 0; count--) {
      int least = random.nextInt(3);
      settings.add(
          switch (random.nextInt(4)) {
            case 0 -> new SettingPlan(random.nextInt(timers), -1, -1);
            case 1 ->
                new SettingPlan(
                    random.nextInt(timers), least, Math.max(1, least + random.nextInt(3)));
            default -> new SettingPlan(random.nextInt(timers), -2, -2);
          });
    }
    boolean sends = roles > 1 && chance(2);
    return new OutcomePlan(
        chance(4) ? -1 : random.nextInt(TimedPlan.STATES),
        settings,
        sends ? random.nextInt(2) : -1,
        random.nextInt(roles));
  }
}
