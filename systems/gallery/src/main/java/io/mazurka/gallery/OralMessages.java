package io.mazurka.gallery;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.protocols.Configuration;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.ProtocolModel;
import io.mazurka.protocols.roles.Effect;
import io.mazurka.protocols.roles.LocalVariable;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The Byzantine generals' algorithm OM(1) (Lamport, Shostak and Pease 1982): the commander sends an
 * order to its lieutenants, they tell each other which order they got, and each follows the
 * majority. There is an initial state for each order and each choice of faulty generals; faulty
 * generals send anything.
 */
public class OralMessages implements ProtocolModel {

  /** What the generals agree on. */
  public enum Plan {
    UNKNOWN,
    RETREAT,
    ATTACK
  }

  /**
   * The commander.
   *
   * @param deceived the lieutenants it has lied to, if a traitor lies to one after the other
   */
  public record Commander(boolean faulty, Plan order, boolean sent, Set<ProcessId> deceived) {

    static Commander initial(boolean faulty, Plan order) {
      return new Commander(faulty, order, false, Set.of());
    }

    Commander afterSending() {
      return new Commander(faulty, order, true, deceived);
    }

    Commander afterDeceiving(ProcessId other) {
      return new Commander(faulty, order, sent, with(deceived, other));
    }
  }

  /**
   * A lieutenant, with the order it was given and the plan it decided on.
   *
   * @param noted the plans that others relayed, if relays are noted one by one
   * @param deceived the lieutenants it has lied to, if a traitor lies to one after the other
   */
  public record Lieutenant(
      ProcessId self,
      boolean faulty,
      Plan told,
      Plan decision,
      Map<ProcessId, Plan> noted,
      Set<ProcessId> deceived) {

    static Lieutenant initial(ProcessId self, boolean faulty) {
      return new Lieutenant(self, faulty, Plan.UNKNOWN, Plan.UNKNOWN, Map.of(), Set.of());
    }

    Lieutenant afterHearing(Order order) {
      return new Lieutenant(self, faulty, order.plan(), decision, noted, deceived);
    }

    Lieutenant afterDeceiving(ProcessId other) {
      return new Lieutenant(self, faulty, told, decision, noted, with(deceived, other));
    }

    Lieutenant afterNoting(ProcessId other, Plan plan) {
      Map<ProcessId, Plan> more = new HashMap<>(noted);
      more.put(other, plan);
      return new Lieutenant(self, faulty, told, decision, Map.copyOf(more), deceived);
    }

    Lieutenant afterDeciding(Plan plan) {
      return new Lieutenant(self, faulty, told, plan, noted, deceived);
    }

    boolean isLoyalAndUndecided() {
      return !faulty && decision == Plan.UNKNOWN;
    }

    boolean isLoyalAndDecided() {
      return !faulty && decision != Plan.UNKNOWN;
    }
  }

  /** The order of the commander. */
  public record Order(Plan plan) {}

  /** The order that a lieutenant claims to have been given. */
  public record Relay(Plan plan) {}

  @Override
  public String name() {
    return "oral-messages";
  }

  @Override
  public String summary() {
    return "the Byzantine generals' OM(1); three lieutenants agree despite one traitor, not two";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("lieutenants", 3, 2, 8), Parameter.of("faulty", 1, 0, 9));
  }

  @Override
  public Protocol create(Arguments arguments) {
    return protocol(arguments.get("lieutenants"), arguments.get("faulty"));
  }

  /**
   * The algorithm with {@code lieutenants} lieutenants and every choice of {@code faulty} faulty
   * generals.
   */
  public Protocol protocol(int lieutenants, int faulty) {
    if (faulty > lieutenants + 1) {
      throw new InvalidModelException(
          "%s: faulty=%d, but with lieutenants=%d there are only %d generals"
              .formatted(name(), faulty, lieutenants, lieutenants + 1));
    }
    ProtocolBuilder generals = Protocol.named(name());
    Role<Commander> commander =
        generals.role("commander", 1, Commander.initial(false, Plan.RETREAT));
    Role<Lieutenant> lieutenant =
        generals.roleOf(
            "lieutenant", lieutenants, member -> Lieutenant.initial(member.id(), false));
    generals.composite("general", commander, lieutenant);

    LocalVariable order = commander.variable("order", Commander::order);
    LocalVariable sent = commander.variable("sent", Commander::sent);
    LocalVariable told = lieutenant.variable("told", Lieutenant::told);
    LocalVariable decision = lieutenant.variable("decision", Lieutenant::decision);

    commander
        .step("order")
        .when(self -> !self.sent())
        .comparesTimestamp(sent)
        .increments(sent)
        .sends(Order.class, lieutenant)
        .thenAny(
            self -> {
              Effect<Commander> next = become(self.afterSending());
              return self.faulty()
                  ? deceive(next, lieutenant.members(), Order::new)
                  : List.of(next.broadcast(lieutenant, new Order(self.order())));
            });

    lieutenant
        .step("relay")
        .on(Order.class, commander)
        .when((self, message) -> self.told() == Plan.UNKNOWN)
        .comparesTimestamp(told)
        .increments(told)
        .sends(Relay.class, lieutenant)
        .thenAny(
            (self, message) -> {
              Effect<Lieutenant> next = become(self.afterHearing(message));
              return self.faulty()
                  ? deceive(next, others(lieutenant, self.self()), Relay::new)
                  : List.of(next.broadcast(lieutenant, new Relay(message.plan())));
            });

    addLies(commander, lieutenant, sent, told);
    addDecision(lieutenant, told, decision);

    generals
        .invariant("IC1")
        .reads(decision)
        .forEachPair(
            lieutenant,
            (one, other) ->
                !one.isLoyalAndDecided()
                    || !other.isLoyalAndDecided()
                    || one.decision() == other.decision());
    generals
        .invariant("IC2")
        .reads(order, decision)
        .forEachPair(commander, lieutenant, OralMessages::obeys);

    addInitialStates(generals, commander, lieutenant, faulty);
    return generals.build();
  }

  /**
   * The effects of a traitor that should tell all recipients the same: all its lies at once, in
   * every combination.
   */
  <S> List<Effect<S>> deceive(
      Effect<S> next, List<ProcessId> recipients, Function<Plan, Record> message) {
    List<Effect<S>> outcomes = List.of(next);
    for (ProcessId recipient : recipients) {
      List<Effect<S>> longer = new ArrayList<>();
      for (Effect<S> outcome : outcomes) {
        longer.add(outcome.send(recipient, message.apply(Plan.RETREAT)));
        longer.add(outcome.send(recipient, message.apply(Plan.ATTACK)));
      }
      outcomes = longer;
    }
    return outcomes;
  }

  /** Adds steps in which traitors send the lies that they have not sent at once. */
  void addLies(
      Role<Commander> commander,
      Role<Lieutenant> lieutenant,
      LocalVariable sent,
      LocalVariable told) {
    // They have told everything.
  }

  /** Adds the step in which a loyal lieutenant decides: it consumes all relayed plans at once. */
  void addDecision(Role<Lieutenant> lieutenant, LocalVariable told, LocalVariable decision) {
    lieutenant
        .step("decide")
        .onQuorum(lieutenant.size() - 1, Relay.class, lieutenant)
        .when((self, relays) -> self.isLoyalAndUndecided() && self.told() != Plan.UNKNOWN)
        .reads(told)
        .comparesTimestamp(decision)
        .increments(decision)
        .then(
            (self, relays) ->
                become(self.afterDeciding(majority(self, relays.messages().map(Relay::plan)))));
  }

  static List<ProcessId> others(Role<Lieutenant> role, ProcessId self) {
    return role.members().stream().filter(member -> !member.equals(self)).toList();
  }

  private static Set<ProcessId> with(Set<ProcessId> some, ProcessId another) {
    Set<ProcessId> more = new HashSet<>(some);
    more.add(another);
    return Set.copyOf(more);
  }

  /**
   * The plan of the majority, from the point of view of one lieutenant; retreat if there is no
   * majority.
   */
  static Plan majority(Lieutenant self, Stream<Plan> relayed) {
    List<Plan> plans = Stream.concat(Stream.of(self.told()), relayed).toList();
    long attacks = plans.stream().filter(plan -> plan == Plan.ATTACK).count();
    return 2 * attacks > plans.size() ? Plan.ATTACK : Plan.RETREAT;
  }

  /** Whether no loyal lieutenant decided against the order of a loyal commander. */
  private static boolean obeys(Commander commander, Lieutenant lieutenant) {
    return commander.faulty()
        || !lieutenant.isLoyalAndDecided()
        || lieutenant.decision() == commander.order();
  }

  /**
   * Adds an initial state for each order and each choice of faulty generals; bit 0 of a choice is
   * the commander.
   */
  private static void addInitialStates(
      ProtocolBuilder generals,
      Role<Commander> commander,
      Role<Lieutenant> lieutenant,
      int faulty) {
    for (int choice = 0; choice < 1 << (1 + lieutenant.size()); choice++) {
      if (Integer.bitCount(choice) == faulty) {
        int traitors = choice;
        for (Plan order : List.of(Plan.RETREAT, Plan.ATTACK)) {
          generals.initially(
              start -> {
                start.set(commander, 1, Commander.initial((traitors & 1) != 0, order));
                setTraitors(start, lieutenant, traitors >> 1);
              });
        }
      }
    }
  }

  private static void setTraitors(Configuration start, Role<Lieutenant> lieutenant, int traitors) {
    for (int number = 1; number <= lieutenant.size(); number++) {
      boolean faulty = (traitors >> (number - 1) & 1) != 0;
      start.set(lieutenant, number, Lieutenant.initial(lieutenant.member(number), faulty));
    }
  }
}
