package io.mazurka.protocols.engine.symmetry;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.protocols.Configuration;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.engine.symmetry.SymmetricPlan.Approach;
import io.mazurka.protocols.engine.symmetry.SymmetricPlan.Crash;
import io.mazurka.protocols.engine.symmetry.SymmetricPlan.Flaw;
import io.mazurka.protocols.engine.symmetry.SymmetricPlan.Gathering;
import io.mazurka.protocols.engine.symmetry.SymmetricPlan.Lead;
import io.mazurka.protocols.engine.symmetry.SymmetricPlan.Pass;
import io.mazurka.protocols.engine.symmetry.SymmetricPlan.Receipt;
import io.mazurka.protocols.engine.symmetry.SymmetricPlan.Slander;
import io.mazurka.protocols.engine.symmetry.SymmetricPlan.Start;
import io.mazurka.protocols.engine.symmetry.SymmetricPlan.Starts;
import io.mazurka.protocols.engine.symmetry.SymmetricPlan.StepPlan;
import io.mazurka.protocols.engine.symmetry.SymmetricPlan.Turn;
import io.mazurka.protocols.roles.Effect;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.PeerStep;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.QuorumStep;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.SpontaneousStep;
import io.mazurka.protocols.roles.StepReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Builds the protocol that a plan describes, whose processes know identities. */
public final class SymmetricProtocols {

  static final int PLACES = 3;

  private final SymmetricPlan plan;
  private final ProtocolBuilder protocol;
  private final List<Role<Local>> roles = new ArrayList<>();
  private final List<StepReference<Local>> steps = new ArrayList<>();

  /** A local state: a place, what is left to send, an identity and a set of them. */
  record Local(int place, int fuel, ProcessId me, Optional<ProcessId> friend, Set<ProcessId> met) {

    Local at(int next) {
      return new Local(next % PLACES, fuel, me, friend, met);
    }

    Local burning() {
      return new Local(place, fuel - 1, me, friend, met);
    }

    Local knowing(Optional<ProcessId> known) {
      return new Local(place, fuel, me, known, met);
    }

    Local meeting(ProcessId other) {
      Set<ProcessId> more = new HashSet<>(met);
      more.add(other);
      return new Local(place, fuel, me, friend, Set.copyOf(more));
    }
  }

  record Note(int tag, Optional<ProcessId> about) {}

  /** What a monitor saw. */
  record Seen(int count, Optional<ProcessId> last) {}

  /** The fuel that each process had after the last step that a monitor heard of it. */
  record Fuel(Map<ProcessId, Integer> left) {

    Fuel after(ProcessId process, int before, int after) {
      if (before > left.getOrDefault(process, before)) {
        throw new IllegalStateException("nobody gets fuel back");
      }
      Map<ProcessId, Integer> next = new HashMap<>(left);
      next.put(process, after);
      return new Fuel(Map.copyOf(next));
    }
  }

  private SymmetricProtocols(SymmetricPlan plan) {
    this.plan = plan;
    this.protocol = Protocol.named("symmetric").channels(plan.channels());
  }

  public static Protocol of(SymmetricPlan plan) {
    return new SymmetricProtocols(plan).build();
  }

  private Protocol build() {
    addRole("a", plan.sizes().get(0));
    addRole("b", plan.sizes().get(1));
    for (StepPlan step : plan.steps()) {
      steps.add(step(step));
    }
    if (plan.composite()) {
      protocol.composite("c", roles.get(0), roles.get(1));
    }
    Starts starts = plan.starts();
    if (starts != null) {
      addInitialStates(starts);
    }
    addProperties();
    return protocol.build();
  }

  private StepReference<Local> step(StepPlan step) {
    Role<Local> role = roles.get(step.role());
    if (step instanceof Start start) {
      return start(role, start);
    } else if (step instanceof Receipt receipt) {
      return receipt(role, receipt);
    } else if (step instanceof Gathering gathering) {
      return gathering(role, gathering);
    } else if (step instanceof Approach approach) {
      return approach(role, approach);
    } else if (step instanceof Pass pass) {
      return pass(role, pass);
    } else if (step instanceof Slander slander) {
      return slander(role, slander);
    } else if (step instanceof Crash crash) {
      return crash(role, crash);
    }
    return turn(role, (Turn) step);
  }

  private void addRole(String name, int size) {
    boolean second = !roles.isEmpty();
    roles.add(
        protocol.roleOf(
            name,
            size,
            m ->
                new Local(
                    plan.flaw() == Flaw.LOCAL_STATE && m.number() == 1 ? 1 : 0,
                    plan.fuel(),
                    m.id(),
                    plan.partners() && second
                        ? Optional.of(roles.get(0).member(m.number()))
                        : Optional.empty(),
                    Set.of())));
  }

  /**
   * One initial state for each member of the first role, which is ahead, alone or with its partner,
   * or knows itself, or is known to the others. In some it is one for the first and one for the
   * others: then all can start in the same ways, but not together.
   */
  private void addInitialStates(Starts starts) {
    if (starts.usual()) {
      protocol.initially(start -> {});
    }
    int size = roles.get(0).size();
    if (plan.flaw() == Flaw.INITIAL_STATES) {
      protocol.initially(start -> setAhead(start, 0, 1));
      protocol.initially(
          start -> IntStream.rangeClosed(2, size).forEach(other -> setAhead(start, 0, other)));
    } else {
      IntStream.rangeClosed(1, size)
          .forEach(number -> protocol.initially(start -> set(start, starts.lead(), number)));
    }
  }

  private void set(Configuration start, Lead lead, int number) {
    Role<Local> first = roles.get(0);
    Optional<ProcessId> known = Optional.of(first.member(number));
    switch (lead) {
      case KNOWING_ITSELF -> start.set(first, number, fresh(first.member(number)).knowing(known));
      case KNOWN_TO_OTHERS ->
          IntStream.rangeClosed(1, first.size())
              .filter(other -> other != number)
              .forEach(other -> start.set(first, other, fresh(first.member(other)).knowing(known)));
      case AHEAD -> setAhead(start, 0, number);
      case AHEAD_WITH_ITS_PARTNER -> {
        setAhead(start, 0, number);
        if (number <= roles.get(1).size()) {
          setAhead(start, 1, number);
        }
      }
    }
  }

  private void setAhead(Configuration start, int role, int number) {
    Role<Local> its = roles.get(role);
    start.set(its, number, fresh(its.member(number)).at(1));
  }

  private Local fresh(ProcessId me) {
    return new Local(0, plan.fuel(), me, Optional.empty(), Set.of());
  }

  private static StepReference<Local> turn(Role<Local> role, Turn turn) {
    int one = turn.one();
    int other = (one + 1) % PLACES;
    return role.step("turn")
        .when(self -> self.place() == one || self.place() == other)
        .then(
            self -> {
              Local next = self.at(self.place() == one ? other : one);
              return become(turn.forget() ? next.knowing(Optional.empty()) : next);
            });
  }

  private StepReference<Local> crash(Role<Local> role, Crash crash) {
    Role<Local> detector = roles.get(crash.detecting());
    SpontaneousStep<Local> draft = detector.step("detect");
    noting(crash.silent() ? draft.onCrashAndSilenceOf(role) : draft.onCrashOf(role));
    if (crash.mistaken()) {
      protocol.mistakes(1);
      noting(detector.mistake("err").toEach(role));
    }
    protocol.crashes(1);
    return crash.inSteps() ? role.crashes() : role.crashesBetweenSteps();
  }

  /** Remembers whom it suspects. */
  private static void noting(PeerStep<Local> step) {
    step.when((self, peer) -> !self.met().contains(peer))
        .then((self, peer) -> become(self.knowing(Optional.of(peer)).meeting(peer)));
  }

  private StepReference<Local> start(Role<Local> role, Start plan) {
    Role<Local> other = roles.get(plan.other());
    ProcessId first = role.member(1);
    boolean toPartner = this.plan.partners() && plan.role() == 0 && plan.other() == 1;
    boolean telling = this.plan.flaw() == Flaw.MESSAGE;
    return role.step("start")
        .when(self -> self.place() == plan.from() && self.fuel() > 0)
        .sends(Note.class, other)
        .then(
            self -> {
              Note note =
                  new Note(
                      telling && self.me().equals(first) ? 1 : 0,
                      plan.tell() ? Optional.of(self.me()) : self.friend());
              Effect<Local> effect = become(self.at(plan.to()).burning());
              return toPartner
                  ? effect.send(partner(self.me()), note)
                  : effect.broadcast(other, note);
            });
  }

  /** The second part of the composite process that this is the first part of. */
  private ProcessId partner(ProcessId part) {
    int number = 1;
    while (!roles.get(0).member(number).equals(part)) {
      number++;
    }
    return roles.get(1).member(number);
  }

  private StepReference<Local> receipt(Role<Local> role, Receipt plan) {
    return role.step("receive")
        .on(Note.class, roles.get(0), roles.get(1))
        .when(
            (self, note) ->
                (!plan.picky() || !note.about().equals(Optional.of(self.me())))
                    && (!plan.reply() || self.fuel() > 0))
        .replies(Note.class)
        .then(
            (self, note, sender) -> {
              Local next = self.at(self.place() + plan.shift() + note.tag());
              next = (plan.kind() & 1) == 0 ? next.knowing(note.about()) : next.meeting(sender);
              next = plan.kind() == 2 ? next.knowing(Optional.of(sender)) : next;
              Effect<Local> effect = become(plan.reply() ? next.burning() : next);
              return plan.reply() ? effect.reply(new Note(1, self.friend())) : effect;
            });
  }

  private StepReference<Local> gathering(Role<Local> role, Gathering plan) {
    int to = plan.to();
    Role<?>[] all = {roles.get(0), roles.get(1)};
    SpontaneousStep<Local> draft = role.step("gather");
    QuorumStep<Local, Note> gather =
        switch (plan.kind()) {
          case 0 -> draft.onQuorum(2, Note.class, all);
          case 1 -> draft.onAtLeast(2, Note.class, all);
          default -> draft.onAllSoFar(1, Note.class, all);
        };
    return gather
        .when((self, notes) -> notes.allMatch(note -> note.equals(notes.first())))
        .then((self, notes) -> become(self.at(to).knowing(notes.first().about())));
  }

  private StepReference<Local> approach(Role<Local> role, Approach plan) {
    return role.step("approach")
        .toEach(roles.get(plan.other()))
        .when((self, peer) -> self.fuel() > 0 && !self.met().contains(peer))
        .sends(Note.class, roles.get(plan.other()))
        .then(
            (self, peer, me) -> {
              Optional<ProcessId> about =
                  switch (plan.about()) {
                    case 0 -> Optional.of(me);
                    case 1 -> Optional.of(peer);
                    default -> self.friend();
                  };
              return become(self.at(plan.to()).burning().meeting(peer))
                  .send(peer, new Note(0, about));
            });
  }

  private StepReference<Local> pass(Role<Local> role, Pass plan) {
    return role.step("pass")
        .when((self, me) -> self.place() == plan.from() && self.fuel() > 0 && role.size() > 1)
        .sends(Note.class, role)
        .then(
            (self, me) -> {
              ProcessId to = plan.back() ? role.previous(me) : role.next(me);
              return become(self.at(plan.from() + 1).burning())
                  .send(to, new Note(0, Optional.of(plan.aboutNeighbour() ? role.next(me) : me)));
            });
  }

  private StepReference<Local> slander(Role<Local> role, Slander plan) {
    Role<Local> other = roles.get(1 - plan.role());
    role.maySay(
        other,
        (me, recipient) ->
            switch (plan.kind()) {
              case 0 -> List.of(new Note(0, Optional.empty()));
              case 1 -> List.of(new Note(1, Optional.of(me)));
              case 2 -> List.of(new Note(1, Optional.of(recipient)));
              default ->
                  recipient.equals(other.member(1))
                      ? List.of(new Note(1, Optional.empty()))
                      : List.of();
            });
    return role.step("slander").when(self -> false).then(self -> become(self));
  }

  private void addProperties() {
    Role<Local> first = roles.get(0);
    int forbidden = plan.forbidden();
    protocol
        .invariant("met")
        .forEach(first, self -> self.place() != forbidden || self.met().size() < 2);
    protocol
        .invariant("friends")
        .forEachPair(
            first, (one, other) -> one.friend().isEmpty() || !one.friend().equals(other.friend()));
    if (plan.flaw() == Flaw.INVARIANT) {
      protocol
          .invariant("one")
          .over(first)
          .holds(state -> state.of(first).get(0).place() != forbidden);
    }
    if (plan.heard() >= 0 && plan.recording()) {
      addRecorder(plan.flaw() == Flaw.MONITOR);
    } else if (plan.heard() >= 0) {
      addCounter(plan.flaw() == Flaw.MONITOR);
    }
  }

  private void addCounter(boolean partial) {
    Monitor<Seen> monitor = protocol.monitor("monitor", new Seen(0, Optional.empty()));
    ProcessId special = roles.get(0).member(1);
    monitor.hears(
        steps.get(plan.heard()),
        (seen, heard) ->
            new Seen(
                (seen.count() + (partial && heard.process().equals(special) ? 2 : 1)) % 3,
                Optional.of(heard.process())));
    protocol.invariant("repeated").of(monitor, seen -> seen.count() != 2 || seen.last().isEmpty());
  }

  /** Hears each process only in the order of its own steps. */
  private void addRecorder(boolean partial) {
    Monitor<Fuel> monitor = protocol.monitor("monitor", new Fuel(Map.of()));
    ProcessId special = roles.get(0).member(1);
    monitor.hears(
        steps.get(plan.heard()),
        (fuel, heard) ->
            fuel.after(
                heard.process(),
                heard.before().fuel(),
                heard.after().fuel() + (partial && heard.process().equals(special) ? 1 : 0)));
    protocol
        .invariant("repeated")
        .of(monitor, fuel -> fuel.left().values().stream().filter(left -> left == 0).count() < 2);
  }
}
