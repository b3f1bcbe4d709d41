package io.mazurka.protocols.random;

import io.mazurka.protocols.Channels;
import io.mazurka.protocols.random.StepPlan.Gathering;
import io.mazurka.protocols.random.StepPlan.OutcomePlan;
import io.mazurka.protocols.random.StepPlan.SendPlan;
import io.mazurka.protocols.random.StepPlan.Tags;
import io.mazurka.protocols.random.StepPlan.Target;
import io.mazurka.protocols.random.Vocabulary.Ping;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Draws protocols in which processes may send for ever, so that there are many cycles. Channels are
 * bounded or sets, so most have finitely many states. In most of them, whether the first role gets
 * somewhere depends on whether it hears a message.
 */
public final class EndlessTalk {

  private static final int MOST_OTHER_STEPS = 3;

  private EndlessTalk() {}

  /** The same plan for the same seed. */
  public static ProtocolPlan draw(long seed) {
    ProtocolPlan plan = ProtocolGenerator.draw(seed);
    Random random = ProtocolGenerator.random(seed + 0x41);
    if (random.nextInt(4) > 0) {
      plan = plan.withSteps(steps(plan, random), List.of());
    }
    if (plan.channels() == Channels.SET) {
      return plan.withFuel(0);
    }
    return plan.lies().isEmpty() && random.nextInt(5) > 0
        ? plan.withFuel(0).withCapacity(1 + random.nextInt(2))
        : plan;
  }

  private static List<StepPlan> steps(ProtocolPlan plan, Random random) {
    List<StepPlan> steps = new ArrayList<>();
    Set<Integer> all = IntStream.range(0, plan.places()).boxed().collect(Collectors.toSet());
    int last = plan.sizes().size() - 1;
    int goal = plan.forbidden().place();
    int member = 1 + random.nextInt(plan.sizes().get(0));
    Target target = last > 0 ? Target.MEMBER : Target.ROLE;
    SendPlan call =
        new SendPlan(target, 0, member, Ping.class, random.nextInt(2), random.nextBoolean());
    Set<Integer> some = random.nextBoolean() ? all : Set.of(0);
    steps.add(heard(List.of(last), random.nextBoolean() ? all : Set.of(0), goal));
    steps.add(byItself(0, Set.of(goal), random.nextInt(plan.places()), List.of()));
    steps.add(byItself(last, some, random.nextInt(plan.places()), List.of(call)));
    if (random.nextBoolean()) {
      steps.add(byItself(0, Set.of(0), random.nextInt(2) % plan.places(), List.of()));
      steps.add(byItself(0, Set.of(1), 0, List.of()));
    }
    plan.steps().stream()
        .filter(step -> random.nextInt(3) == 0)
        .limit(MOST_OTHER_STEPS)
        .forEach(steps::add);
    return steps;
  }

  private static StepPlan heard(List<Integer> senders, Set<Integer> places, int goal) {
    return new StepPlan(
        0,
        1,
        Gathering.EXACTLY,
        Ping.class,
        senders,
        places,
        Tags.ANY,
        List.of(new OutcomePlan(goal, false, List.of())));
  }

  private static StepPlan byItself(int role, Set<Integer> places, int to, List<SendPlan> sends) {
    return new StepPlan(
        role,
        0,
        Gathering.EXACTLY,
        Ping.class,
        List.of(0),
        places,
        Tags.ANY,
        List.of(new OutcomePlan(to, false, sends)));
  }
}
