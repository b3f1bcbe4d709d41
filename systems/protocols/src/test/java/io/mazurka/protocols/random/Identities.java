package io.mazurka.protocols.random;

import io.mazurka.protocols.Channels;
import io.mazurka.protocols.random.ProtocolPlan.LiePlan;
import io.mazurka.protocols.random.StepPlan.OutcomePlan;
import io.mazurka.protocols.random.StepPlan.SendPlan;
import io.mazurka.protocols.random.StepPlan.Target;
import io.mazurka.protocols.random.Vocabulary.Ping;
import io.mazurka.protocols.random.Vocabulary.Pong;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Lets steps of some random protocols ask who takes them: they send to neighbours, or to one peer
 * at a time. Some may say something at any time, and of some the messages are bare values.
 */
final class Identities {

  private final Random random;

  private Identities(Random random) {
    this.random = random;
  }

  static ProtocolPlan added(ProtocolPlan plan, Random random) {
    return new Identities(random).add(plan);
  }

  static ProtocolPlan lying(ProtocolPlan plan, Random random) {
    Identities identities = new Identities(random);
    ProtocolPlan asking = identities.add(plan);
    List<LiePlan> lies = identities.lies(plan);
    return asking.channels() == Channels.FIFO
        ? asking.withChannels(Channels.MULTISET).withLies(lies)
        : asking.withLies(lies);
  }

  private ProtocolPlan add(ProtocolPlan plan) {
    boolean asking = random.nextInt(3) == 0;
    return new ProtocolPlan(
        plan.channels(),
        plan.sizes(),
        plan.places(),
        plan.fuel(),
        asking ? plan.steps().stream().map(this::asking).toList() : plan.steps(),
        plan.initial(),
        plan.heard(),
        plan.forbidden(),
        plan.declaresAccess(),
        plan.channels() != Channels.FIFO && random.nextInt(5) == 0 ? lies(plan) : List.of(),
        random.nextInt(4) == 0,
        plan.capacity(),
        plan.crashes());
  }

  private List<LiePlan> lies(ProtocolPlan plan) {
    List<LiePlan> lies = new ArrayList<>();
    int roles = plan.sizes().size();
    for (int count = random.nextInt(3); count >= 0; count--) {
      Class<?> type = random.nextBoolean() ? Ping.class : Pong.class;
      lies.add(new LiePlan(random.nextInt(roles), random.nextInt(roles), type, random.nextInt(2)));
    }
    return List.copyOf(lies);
  }

  private StepPlan asking(StepPlan step) {
    int peers =
        step.outcomes().stream()
            .flatMap(outcome -> outcome.sends().stream())
            .mapToInt(SendPlan::role)
            .findFirst()
            .orElse(-1);
    boolean each = step.quorum() == 0 && random.nextBoolean();
    return new StepPlan(
        step.role(),
        step.quorum(),
        step.gathering(),
        step.type(),
        step.senders(),
        step.places(),
        step.tags(),
        step.outcomes().stream().map(outcome -> asking(step, outcome, each ? peers : -1)).toList());
  }

  private OutcomePlan asking(StepPlan step, OutcomePlan outcome, int peers) {
    List<SendPlan> sends =
        outcome.sends().stream()
            .map(
                send -> {
                  if (send.role() == peers) {
                    return send.to(Target.PEER, peers);
                  }
                  return random.nextInt(3) == 0
                      ? send.to(random.nextBoolean() ? Target.NEXT : Target.PREVIOUS, step.role())
                      : send;
                })
            .toList();
    return new OutcomePlan(outcome.place(), outcome.addTag(), sends);
  }
}
