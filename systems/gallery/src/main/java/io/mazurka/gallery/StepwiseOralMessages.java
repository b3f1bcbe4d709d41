package io.mazurka.gallery;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.protocols.roles.Effect;
import io.mazurka.protocols.roles.LocalVariable;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The Byzantine generals, message by message: lieutenants note relayed plans as they arrive and
 * decide when they have heard from all others; a traitor lies to one lieutenant after the other.
 * The verdicts are those of {@link OralMessages}, with many more intermediate states.
 */
public final class StepwiseOralMessages extends OralMessages {

  @Override
  public String name() {
    return "stepwise-oral-messages";
  }

  @Override
  public String summary() {
    return "OM(1) message by message; nearly all symmetry can be used";
  }

  /** Sends nothing yet: a traitor lies to one lieutenant after the other. */
  @Override
  <S> List<Effect<S>> deceive(
      Effect<S> next, List<ProcessId> recipients, Function<Plan, Record> message) {
    return List.of(next);
  }

  @Override
  void addLies(
      Role<Commander> commander,
      Role<Lieutenant> lieutenant,
      LocalVariable sent,
      LocalVariable told) {
    LocalVariable misled = commander.variable("deceived", Commander::deceived);
    commander
        .step("deceive")
        .when(self -> self.faulty() && self.sent() && self.deceived().size() < lieutenant.size())
        .reads(sent)
        .comparesTimestamp(misled)
        .increments(misled)
        .sends(Order.class, lieutenant)
        .thenAny(
            self -> lies(lieutenant.members(), self.deceived(), self::afterDeceiving, Order::new));

    LocalVariable deceived = lieutenant.variable("deceived", Lieutenant::deceived);
    lieutenant
        .step("deceive")
        .when(
            self ->
                self.faulty()
                    && self.told() != Plan.UNKNOWN
                    && self.deceived().size() < lieutenant.size() - 1)
        .reads(told)
        .comparesTimestamp(deceived)
        .increments(deceived)
        .sends(Relay.class, lieutenant)
        .thenAny(
            self ->
                lies(
                    others(lieutenant, self.self()),
                    self.deceived(),
                    self::afterDeceiving,
                    Relay::new));
  }

  /** Effects that send either plan to any recipient that was not deceived yet. */
  private static <S> List<Effect<S>> lies(
      List<ProcessId> recipients,
      Set<ProcessId> deceived,
      Function<ProcessId, S> after,
      Function<Plan, Record> message) {
    return recipients.stream()
        .filter(recipient -> !deceived.contains(recipient))
        .flatMap(
            recipient ->
                Stream.of(Plan.RETREAT, Plan.ATTACK)
                    .map(
                        plan ->
                            become(after.apply(recipient)).send(recipient, message.apply(plan))))
        .toList();
  }

  @Override
  void addDecision(Role<Lieutenant> lieutenant, LocalVariable told, LocalVariable decision) {
    LocalVariable noted = lieutenant.variable("noted", Lieutenant::noted);
    lieutenant
        .step("note")
        .on(Relay.class, lieutenant)
        .when((self, relay) -> self.isLoyalAndUndecided())
        .reads(decision)
        .writes(noted)
        .then((self, relay, sender) -> become(self.afterNoting(sender, relay.plan())));

    lieutenant
        .step("decide")
        .when(
            self ->
                self.isLoyalAndUndecided()
                    && self.told() != Plan.UNKNOWN
                    && self.noted().size() == lieutenant.size() - 1)
        .reads(told, noted)
        .comparesTimestamp(decision)
        .increments(decision)
        .then(self -> become(self.afterDeciding(majority(self, self.noted().values().stream()))));
  }
}
