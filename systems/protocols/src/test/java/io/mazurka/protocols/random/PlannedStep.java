package io.mazurka.protocols.random;

import io.mazurka.protocols.random.StepPlan.Gathering;
import io.mazurka.protocols.random.StepPlan.OutcomePlan;
import io.mazurka.protocols.random.StepPlan.SendPlan;
import io.mazurka.protocols.random.Twist.Situation;
import io.mazurka.protocols.random.Vocabulary.Local;
import io.mazurka.protocols.roles.Effect;
import io.mazurka.protocols.roles.LocalVariable;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepDeclaration;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The guard and the handler of a planned step. */
final class PlannedStep {

  private final ProtocolPlan plan;
  private final int number;
  private final boolean counts;
  private final boolean clocked;
  private final Consumer<Situation> watcher;
  private final StepPlan step;
  private final List<Role<Local>> roles;
  private final boolean takesFuel;

  PlannedStep(
      ProtocolPlan plan,
      int number,
      boolean counts,
      boolean clocked,
      Consumer<Situation> watcher,
      List<Role<Local>> roles) {
    this.plan = plan;
    this.number = number;
    this.counts = counts;
    this.clocked = clocked && counts;
    this.watcher = watcher;
    this.step = plan.steps().get(number);
    this.roles = roles;
    this.takesFuel = plan.fuel() > 0 && step.mostSends(plan.sizes()) > step.quorum();
  }

  private void watch(boolean guard, Local self, List<?> messages) {
    List<Integer> tags = messages.stream().map(Vocabulary::tag).toList();
    watcher.accept(new Situation(number, guard, self.place(), self.fuel(), tags));
  }

  boolean isEnabled(Local self, List<?> messages) {
    watch(true, self, messages);
    return step.places().contains(self.place())
        && (!takesFuel || self.fuel() > 0)
        && switch (step.tags()) {
          case ANY -> true;
          case ALL_ZERO -> messages.stream().allMatch(message -> Vocabulary.tag(message) == 0);
          case EQUAL -> messages.stream().map(Vocabulary::tag).distinct().count() <= 1;
        };
  }

  /** Declares what the guard and the handler access. */
  void declareAccess(StepDeclaration<?> draft, LocalVariable place, LocalVariable spent) {
    if (step.places().size() < plan.places()) {
      draft.reads(place);
    }
    if (!staysInPlace()) {
      draft.writes(place);
    }
    draft.writes();
    if (takesFuel) {
      draft.comparesTimestamp(spent);
      draft.increments(spent);
    }
  }

  private boolean staysInPlace() {
    return step.outcomes().stream()
        .allMatch(outcome -> !outcome.addTag() && step.places().equals(Set.of(outcome.place())));
  }

  /**
   * @param peer whom the step is about, or null if it is about nobody
   */
  List<Effect<Local>> outcomes(
      Local self, List<?> messages, ProcessId me, @Nullable ProcessId peer) {
    watch(false, self, messages);
    return step.outcomes().stream()
        .map(outcome -> effect(self, messages, me, peer, outcome))
        .toList();
  }

  /** What the step makes of the tags: those that come in any number are all added up. */
  private int tag(List<?> messages) {
    if (step.gathering() == Gathering.EXACTLY) {
      return messages.isEmpty() ? 0 : Vocabulary.tag(messages.get(0));
    }
    return (messages.size() + messages.stream().mapToInt(Vocabulary::tag).sum()) % 2;
  }

  private Effect<Local> effect(
      Local self, List<?> messages, ProcessId me, @Nullable ProcessId peer, OutcomePlan outcome) {
    int tag = tag(messages);
    int place = (outcome.place() + (outcome.addTag() ? tag : 0)) % plan.places();
    Effect<Local> effect =
        Effect.become(new Local(place, takesFuel || counts ? self.fuel() - 1 : self.fuel()));
    for (SendPlan send : outcome.sends()) {
      int carried = send.copyTag() ? tag : send.tag();
      carried += clocked ? plan.fuel() - self.fuel() : 0;
      Object message = Vocabulary.message(send.type(), carried, plan.bare());
      Role<Local> own = roles.get(step.role());
      effect =
          switch (send.target()) {
            case ROLE -> effect.broadcast(roles.get(send.role()), message);
            case MEMBER -> effect.send(roles.get(send.role()).member(send.member()), message);
            case REPLY -> effect.reply(message);
            case NEXT -> own.size() == 1 ? effect : effect.send(own.next(me), message);
            case PREVIOUS -> own.size() == 1 ? effect : effect.send(own.previous(me), message);
            case PEER -> effect.send(Objects.requireNonNull(peer), message);
          };
    }
    return effect;
  }
}
