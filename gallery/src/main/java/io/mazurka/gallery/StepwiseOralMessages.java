package io.mazurka.gallery;

import static io.mazurka.protocols.Effect.become;

import io.mazurka.protocols.LocalVariable;
import io.mazurka.protocols.Role;

/**
 * The Byzantine generals with lieutenants that note what the others relay message by message, as it
 * comes, and decide when they have heard from everybody. The verdicts are those of the quorum step,
 * with many more states on the way.
 */
public final class StepwiseOralMessages extends OralMessages {

  @Override
  public String name() {
    return "stepwise-oral-messages";
  }

  @Override
  public String summary() {
    return "OM(1) with lieutenants that note relays one by one; nearly all symmetry can be used";
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
