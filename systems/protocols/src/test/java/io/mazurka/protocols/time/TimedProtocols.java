package io.mazurka.protocols.time;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.clocks.Timer;
import io.mazurka.protocols.roles.Effect;
import io.mazurka.protocols.roles.MessageStep;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.SpontaneousStep;
import io.mazurka.protocols.roles.StepDeclaration;
import io.mazurka.protocols.time.TimedPlan.OutcomePlan;
import io.mazurka.protocols.time.TimedPlan.RolePlan;
import io.mazurka.protocols.time.TimedPlan.SettingPlan;
import io.mazurka.protocols.time.TimedPlan.StepPlan;
import io.mazurka.protocols.time.TimedPlan.TimerPlan;
import java.util.ArrayList;
import java.util.List;

/** The protocol that a plan describes, with invariants about all that properties can see. */
final class TimedProtocols {

  private final TimedPlan plan;
  private final ProtocolBuilder builder;
  private final List<Role<Integer>> roles = new ArrayList<>();
  private final List<List<Timer>> timers = new ArrayList<>();
  private int names;

  private TimedProtocols(TimedPlan plan) {
    this.plan = plan;
    this.builder = Protocol.named("timed").channels(plan.channels()).lossy(plan.losses());
    if (plan.capacity() > 0) {
      builder.capacity(plan.capacity());
    }
  }

  static Protocol of(TimedPlan plan) {
    return new TimedProtocols(plan).build();
  }

  private Protocol build() {
    for (RolePlan one : plan.roles()) {
      Role<Integer> role = builder.role("r" + roles.size(), one.size(), 0);
      List<Timer> own = new ArrayList<>();
      for (TimerPlan timer : one.timers()) {
        Timer made = role.timer("t" + own.size(), timer.least(), timer.most());
        own.add(timer.running() ? made.startsRunning() : made);
      }
      roles.add(role);
      timers.add(own);
    }
    for (int role = 0; role < roles.size(); role++) {
      for (StepPlan step : plan.roles().get(role).steps()) {
        declare(role, step, "s" + names++);
      }
      if (plan.restarts() > 0) {
        roles.get(role).recovers(state -> 0);
      }
    }
    if (plan.restarts() > 0) {
      builder.restarts(plan.restarts());
    }
    addProperties();
    return builder.build();
  }

  private void declare(int number, StepPlan plan, String name) {
    Role<Integer> role = roles.get(number);
    SpontaneousStep<Integer> step = role.step(name);
    Role<?>[] all = roles.toArray(Role[]::new);
    if (plan.message() < 0) {
      timed(number, plan, step)
          .when(state -> plan.from() < 0 || state == plan.from())
          .sends(Integer.class, all)
          .thenAny(state -> effects(number, plan, state));
    } else {
      MessageStep<Integer, Integer> consuming = step.on(Integer.class, roles.get(plan.sender()));
      timed(number, plan, consuming)
          .when(
              (state, message) ->
                  message == plan.message() && (plan.from() < 0 || state == plan.from()))
          .sends(Integer.class, all)
          .thenAny((state, message) -> effects(number, plan, state));
    }
  }

  private <D extends StepDeclaration<D>> D timed(int role, StepPlan plan, D step) {
    List<Timer> own = timers.get(role);
    if (plan.after() >= 0) {
      step.after(own.get(plan.after()));
    }
    if (plan.running() >= 0) {
      step.whileRunning(own.get(plan.running()));
    }
    if (plan.idle() >= 0) {
      step.unlessRunning(own.get(plan.idle()));
    }
    if (plan.prompt()) {
      step.promptly();
    }
    return step;
  }

  private List<Effect<Integer>> effects(int role, StepPlan plan, int state) {
    return plan.outcomes().stream().map(outcome -> effect(role, outcome, state)).toList();
  }

  private Effect<Integer> effect(int role, OutcomePlan outcome, int state) {
    Effect<Integer> effect = become(outcome.to() < 0 ? state : outcome.to());
    for (SettingPlan setting : outcome.settings()) {
      Timer timer = timers.get(role).get(setting.timer());
      effect =
          setting.least() == -1
              ? effect.stop(timer)
              : setting.least() == -2
                  ? effect.start(timer)
                  : effect.start(timer, setting.least(), setting.most());
    }
    return outcome.sent() < 0
        ? effect
        : effect.broadcast(roles.get(outcome.recipient()), outcome.sent());
  }

  private void addProperties() {
    for (int role = 0; role < roles.size(); role++) {
      Role<Integer> one = roles.get(role);
      for (int state = 0; state < TimedPlan.STATES; state++) {
        int bad = state;
        builder.invariant("never %d:%d".formatted(role, bad)).forEach(one, s -> s != bad);
        builder.atEnd("end %d:%d".formatted(role, bad)).forEach(one, s -> s != bad);
        for (int other = 0; other < role; other++) {
          Role<Integer> two = roles.get(other);
          for (int worse = 0; worse < TimedPlan.STATES; worse++) {
            int last = worse;
            builder
                .invariant("never %d:%d with %d:%d".formatted(role, bad, other, last))
                .over(one, two)
                .holds(all -> !all.of(one).contains(bad) || !all.of(two).contains(last));
          }
        }
      }
    }
  }
}
