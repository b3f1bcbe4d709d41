package io.mazurka.protocols.time;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.clocks.Timer;
import io.mazurka.protocols.roles.Effect;
import io.mazurka.protocols.roles.MessageStep;
import io.mazurka.protocols.roles.PeerStep;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.SpontaneousStep;
import io.mazurka.protocols.roles.StepDeclaration;
import io.mazurka.protocols.time.TimedPlan.Crashing;
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
    if (plan.copies() > 0 && plan.channels() == Channels.SET) {
      builder.duplicating();
    } else if (plan.copies() > 0) {
      builder.duplicating(plan.copies());
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
        Timer made =
            role.timer("t" + own.size(), timer.least(), timer.most()).drifts(timer.drift());
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
      declareCrashes(roles.get(role), plan.roles().get(role));
    }
    if (plan.restarts() > 0) {
      builder.restarts(plan.restarts());
    }
    addProperties();
    return builder.build();
  }

  private void declareCrashes(Role<Integer> role, RolePlan own) {
    if (plan.crashing().isDeclared() && own.mortal()) {
      builder.crashes(plan.crashes());
      if (plan.crashing() == Crashing.IN_STEPS) {
        role.crashes();
      } else {
        role.crashesBetweenSteps();
      }
    }
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
    } else if (plan.message() >= TimedPlan.NOTICE) {
      Role<Integer> suspects = roles.get(plan.sender());
      PeerStep<Integer> detecting =
          plan.message() == TimedPlan.NOTICE
              ? step.onCrashOf(suspects)
              : step.onCrashAndSilenceOf(suspects);
      timed(number, plan, detecting)
          .when((state, peer) -> plan.from() < 0 || state == plan.from())
          .sends(Integer.class, all)
          .thenAny((state, peer) -> effects(number, plan, state));
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
        builder.invariant(never(role, bad)).forEach(one, s -> s != bad);
        builder.atEnd(end(role, bad)).forEach(one, s -> s != bad);
        for (int other = 0; other < role; other++) {
          Role<Integer> two = roles.get(other);
          for (int worse = 0; worse < TimedPlan.STATES; worse++) {
            int last = worse;
            builder
                .invariant(never(role, bad, other, worse))
                .over(one, two)
                .holds(all -> !all.of(one).contains(bad) || !all.of(two).contains(last));
          }
        }
      }
    }
  }

  /** The name of the invariant that no process of a role is ever in a state. */
  static String never(int role, int state) {
    return "never_" + role + state;
  }

  /** The same for processes of two roles at once. */
  static String never(int role, int state, int other, int second) {
    return "never_" + role + state + "_" + other + second;
  }

  /** The name of the condition that no process of a role ends in a state. */
  static String end(int role, int state) {
    return "end_" + role + state;
  }
}
