package io.mazurka.protocols.random;

import io.mazurka.protocols.PropertyBuilder;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.random.ProtocolPlan.LiePlan;
import io.mazurka.protocols.random.StepPlan.Gathering;
import io.mazurka.protocols.random.StepPlan.SendPlan;
import io.mazurka.protocols.random.StepPlan.Target;
import io.mazurka.protocols.random.Twist.Situation;
import io.mazurka.protocols.random.Vocabulary.Local;
import io.mazurka.protocols.random.Vocabulary.Tally;
import io.mazurka.protocols.roles.LocalVariable;
import io.mazurka.protocols.roles.MessageStep;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.QuorumStep;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.SpontaneousStep;
import io.mazurka.protocols.roles.StepReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** Builds the protocol that a plan describes. */
public final class PlannedProtocol {

  private final ProtocolPlan plan;
  private final ProtocolBuilder protocol;
  private final List<Role<Local>> roles = new ArrayList<>();
  private final List<LocalVariable> places = new ArrayList<>();
  private final List<LocalVariable> spent = new ArrayList<>();
  private final List<StepReference<Local>> steps = new ArrayList<>();
  private final List<StepReference<Local>> faults = new ArrayList<>();
  private final Set<Integer> counting;
  private final Consumer<Situation> watcher;
  private boolean clocked;
  private boolean crashing;
  private int restart;
  private Monitor<Tally> monitor;
  private ConditionPlan wide;

  private PlannedProtocol(ProtocolPlan plan, Set<Integer> counting, Consumer<Situation> watcher) {
    this.plan = plan;
    this.counting = counting;
    this.watcher = watcher;
    this.protocol = Protocol.named("random").channels(plan.channels());
  }

  public static Protocol of(ProtocolPlan plan) {
    return twisted(plan, Set.of(), Twist.NONE);
  }

  /**
   * The same with some steps that count.
   *
   * @param watcher hears of every call of user code, before it
   */
  static Protocol twisted(ProtocolPlan plan, Set<Integer> counting, Consumer<Situation> watcher) {
    return new PlannedProtocol(plan, counting, watcher).build(false);
  }

  /** The same with some steps that count without end and send how far they have come. */
  public static Protocol endless(ProtocolPlan plan, Set<Integer> counting) {
    PlannedProtocol planned = new PlannedProtocol(plan, counting, Twist.NONE);
    planned.clocked = true;
    return planned.build(false);
  }

  /**
   * The same, but those that restart may do so in the place that an invariant forbids, if the other
   * forbidden place has an odd number.
   */
  public static Protocol restartingElsewhere(ProtocolPlan plan) {
    PlannedProtocol planned = new PlannedProtocol(plan, Set.of(), Twist.NONE);
    planned.restart = plan.forbidden().together() % 2 == 0 ? 0 : plan.forbidden().place();
    return planned.build(false);
  }

  /** The same, but everybody may crash and nobody detects it. */
  public static Protocol crashingEverywhere(ProtocolPlan plan) {
    PlannedProtocol planned = new PlannedProtocol(plan, Set.of(), Twist.NONE);
    planned.crashing = true;
    return planned.build(false);
  }

  /** The same with properties that should hold sometimes or at the end. */
  public static Protocol withAllKindsOfProperties(ProtocolPlan plan) {
    return new PlannedProtocol(plan, Set.of(), Twist.NONE).build(true);
  }

  /** The same with an invariant over all members of the first role. */
  public static Protocol withWideInvariant(ProtocolPlan plan, ConditionPlan condition) {
    PlannedProtocol planned = new PlannedProtocol(plan, Set.of(), situation -> {});
    planned.wide = condition;
    return planned.build(false);
  }

  private Protocol build(boolean allKinds) {
    if (plan.capacity() > 0) {
      protocol.capacity(plan.capacity());
    }
    for (int number = 0; number < plan.sizes().size(); number++) {
      String name = ProtocolPlan.role(number);
      Role<Local> role = protocol.role(name, plan.sizes().get(number), new Local(0, plan.fuel()));
      roles.add(role);
      places.add(role.variable("place", Local::place));
      spent.add(role.variable("spent", self -> plan.fuel() - self.fuel()));
    }
    for (int number = 0; number < plan.steps().size(); number++) {
      steps.add(step(number, plan.steps().get(number)));
    }
    if (crashing && plan.capacity() == 0) {
      roles.forEach(Role::crashes);
    } else if (crashing) {
      roles.forEach(Role::crashesBetweenSteps);
    }
    CrashPlan crashes = plan.crashes();
    if (crashes != null) {
      faults.addAll(crashes.declare(plan, roles));
      if (crashes.most() > 0) {
        protocol.crashes(crashes.most());
      }
      if (crashes.mistakes() > 0) {
        protocol.mistakes(crashes.mistakes());
      }
    }
    if (plan.hasRestarts()) {
      roles.get(0).recovers(self -> new Local(restart, self.fuel()));
    }
    for (LiePlan lie : plan.lies()) {
      roles
          .get(lie.from())
          .maySay(roles.get(lie.to()), Vocabulary.message(lie.type(), lie.tag(), plan.bare()));
    }
    for (List<Integer> places : plan.initial()) {
      addInitialState(places);
    }
    if (wide != null) {
      ConditionPlan condition = wide;
      Role<Local> first = roles.get(0);
      protocol.invariant("wide").over(first).holds(state -> condition.test(state.of(first)));
    }
    addInvariants();
    if (allKinds) {
      addOthers();
    }
    return protocol.build();
  }

  private void addInitialState(List<Integer> places) {
    protocol.initially(
        start -> {
          int process = 0;
          for (Role<Local> role : roles) {
            for (int number = 1; number <= role.size(); number++) {
              start.set(role, number, new Local(places.get(process++), plan.fuel()));
            }
          }
        });
  }

  private StepReference<Local> step(int number, StepPlan step) {
    PlannedStep planned =
        new PlannedStep(plan, number, counting.contains(number), clocked, watcher, roles);
    Role<Local> role = roles.get(step.role());
    SpontaneousStep<Local> draft =
        step.quorum() == 0 && plan.hasTimeouts()
            ? role.timeout("s" + number)
            : role.step("s" + number);
    Role<?>[] senders = step.senders().stream().map(roles::get).toArray(Role<?>[]::new);
    List<SendPlan> sends =
        step.outcomes().stream().flatMap(outcome -> outcome.sends().stream()).distinct().toList();
    if (plan.declaresAccess()) {
      planned.declareAccess(draft, places.get(step.role()), spent.get(step.role()));
    }
    if (step.quorum() == 0) {
      for (SendPlan send : sends) {
        draft.sends(type(send.type()), roles.get(send.role()));
      }
      return step.peers().isPresent()
          ? draft
              .toEach(roles.get(step.peers().getAsInt()))
              .when((self, peer) -> planned.isEnabled(self, List.of()))
              .thenAny((self, peer, me) -> planned.outcomes(self, List.of(), me, peer))
          : draft
              .when(self -> planned.isEnabled(self, List.of()))
              .thenAny((self, me) -> planned.outcomes(self, List.of(), me, null));
    }
    boolean possible = step.quorum() <= senders(step);
    if (!possible || (step.quorum() == 1 && step.gathering() == Gathering.EXACTLY)) {
      MessageStep<Local, ?> single = draft.on(type(step.type()), senders);
      for (SendPlan send : sends) {
        if (send.target() == Target.REPLY) {
          single.replies(type(send.type()));
        } else {
          single.sends(type(send.type()), roles.get(send.role()));
        }
      }
      return single
          .when((self, message) -> possible && planned.isEnabled(self, List.of(message)))
          .thenAny(
              (self, message, sender, me) -> planned.outcomes(self, List.of(message), me, null));
    }
    QuorumStep<Local, ?> quorum =
        switch (step.gathering()) {
          case EXACTLY -> draft.onQuorum(step.quorum(), type(step.type()), senders);
          case AT_LEAST -> draft.onAtLeast(step.quorum(), type(step.type()), senders);
          case ALL_SO_FAR -> draft.onAllSoFar(step.quorum(), type(step.type()), senders);
        };
    for (SendPlan send : sends) {
      if (send.target() == Target.REPLY) {
        quorum.replies(type(send.type()));
      } else {
        quorum.sends(type(send.type()), roles.get(send.role()));
      }
    }
    return quorum
        .when((self, messages) -> planned.isEnabled(self, messages.messages().toList()))
        .thenAny(
            (self, messages, me) -> planned.outcomes(self, messages.messages().toList(), me, null));
  }

  private Class<?> type(Class<?> type) {
    return Vocabulary.type(type, plan.bare());
  }

  /** How many processes a step may hear; a quorum of more is one that never comes together. */
  private int senders(StepPlan step) {
    return step.senders().stream()
        .distinct()
        .mapToInt(role -> roles.get(role).size() - (role == step.role() ? 1 : 0))
        .sum();
  }

  private PropertyBuilder invariant(String name) {
    PropertyBuilder invariant = protocol.invariant(name);
    return plan.declaresAccess()
        ? invariant.reads(places.toArray(LocalVariable[]::new))
        : invariant;
  }

  private void addInvariants() {
    int place = plan.forbidden().place();
    int together = plan.forbidden().together();
    Role<Local> first = roles.get(0);
    Role<Local> last = roles.get(roles.size() - 1);
    invariant("place").forEach(first, self -> self.place() != place);
    invariant("together")
        .over(first, last)
        .holds(
            state ->
                state.of(first).get(0).place() != together
                    || state.of(last).get(last.size() - 1).place() != together);
    if (!plan.heard().isEmpty()) {
      monitor = protocol.monitor("monitor", new Tally(0));
      for (int number : plan.heard()) {
        List<ProcessId> members = roles.get(plan.steps().get(number).role()).members();
        monitor.hears(
            steps.get(number),
            (seen, step) ->
                new Tally(
                    (2 * seen.value() + step.after().place() + members.indexOf(step.process()))
                        % ProtocolGenerator.TALLIES));
      }
      CrashPlan crashes = plan.crashes();
      if (crashes != null && crashes.heard()) {
        faults.forEach(
            fault ->
                monitor.hears(
                    fault,
                    (seen, step) ->
                        new Tally(
                            (seen.value() + step.before().place() + 1)
                                % ProtocolGenerator.TALLIES)));
      }
      protocol.invariant("tally").of(monitor, seen -> seen.value() != plan.forbidden().tally());
    }
  }

  private void addOthers() {
    int place = plan.forbidden().place();
    int together = plan.forbidden().together();
    Role<Local> first = roles.get(0);
    Role<Local> last = roles.get(roles.size() - 1);
    protocol.sometimes("everyone").forEach(first, self -> self.place() == place);
    protocol
        .invariant("premise of one")
        .forEach(last, self -> self.place() == together, self -> self.fuel() >= 0);
    protocol
        .invariant("premise of two")
        .forEachPair(
            first,
            last,
            (one, other) -> one.place() + other.place() == together,
            (one, other) -> one.place() != place);
    protocol
        .invariant("premise of all")
        .over(first, last)
        .holds(
            state -> state.of(first).stream().allMatch(self -> self.place() == together),
            state -> state.of(last).stream().anyMatch(self -> self.place() != place));
    protocol.sometimes("someone").forSome(last, self -> self.place() == together);
    protocol
        .sometimes("pair")
        .forEachPair(first, last, (one, other) -> one.place() + other.place() == together);
    protocol.atEnd("everyone ends").forEach(last, self -> self.place() != place);
    protocol
        .atEnd("pair ends")
        .forEachPair(first, last, (one, other) -> one.place() != other.place());
    if (!plan.heard().isEmpty()) {
      int tally = plan.forbidden().tally();
      protocol.sometimes("heard").of(monitor, seen -> seen.value() == tally);
      protocol.atEnd("heard at the end").of(monitor, seen -> seen.value() == tally);
    }
  }
}
