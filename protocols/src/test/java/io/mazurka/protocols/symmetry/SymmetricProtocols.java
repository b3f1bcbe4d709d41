package io.mazurka.protocols.symmetry;

import static io.mazurka.protocols.Effect.become;

import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Configuration;
import io.mazurka.protocols.Effect;
import io.mazurka.protocols.Monitor;
import io.mazurka.protocols.ProcessId;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.Role;
import io.mazurka.protocols.StepReference;
import io.mazurka.protocols.random.ProtocolGenerator;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Draws small protocols whose processes remember, send and compare identities. Most of them have
 * symmetric roles; in some a step, a start or a property tells the first member from the others.
 * Some have cycles, several initial states, or composite processes, whose parts may know each
 * other.
 */
public final class SymmetricProtocols {

  private static final int PLACES = 3;

  private final Random random;
  private final ProtocolBuilder protocol;
  private final List<Role<Local>> roles = new ArrayList<>();
  private final List<StepReference<Local>> steps = new ArrayList<>();
  private final int flaw;
  private final boolean cyclic;
  private final boolean composite;

  /** Whether the second part of each composite process knows the first, and hears only from it. */
  private final boolean partners;

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

  private SymmetricProtocols(long seed) {
    this.random = ProtocolGenerator.random(seed);
    this.protocol =
        Protocol.named("symmetric-" + seed).channels(Channels.values()[random.nextInt(3)]);
    this.flaw = random.nextInt(16);
    this.cyclic = random.nextBoolean();
    this.composite = random.nextInt(3) == 0;
    this.partners = composite && random.nextBoolean();
  }

  public static Protocol draw(long seed) {
    return new SymmetricProtocols(seed).build();
  }

  private Protocol build() {
    int fuel = cyclic ? 1 : 1 + random.nextInt(2);
    for (int number = 0; number < 2; number++) {
      String name = String.valueOf((char) ('a' + number));
      int size = number == 0 ? 2 + random.nextInt(2) : 1 + random.nextInt(2);
      addRole(name, composite && number > 0 ? roles.get(0).size() : size, fuel);
    }
    for (int number = 0; number < 2; number++) {
      addStart(roles.get(number), number);
      addReceipt(roles.get(number), number);
    }
    if (random.nextBoolean()) {
      addQuorum(roles.get(random.nextInt(2)));
    }
    if (cyclic) {
      addTurn(roles.get(random.nextInt(2)));
    }
    if (composite) {
      protocol.composite("c", roles.get(0), roles.get(1));
    }
    if (flaw == 4 || random.nextInt(3) == 0) {
      addInitialStates(fuel);
    }
    addProperties();
    return protocol.build();
  }

  private void addRole(String name, int size, int fuel) {
    boolean second = !roles.isEmpty();
    roles.add(
        protocol.roleOf(
            name,
            size,
            m ->
                new Local(
                    flaw == 0 && m.number() == 1 ? 1 : 0,
                    fuel,
                    m.id(),
                    partners && second
                        ? Optional.of(roles.get(0).member(m.number()))
                        : Optional.empty(),
                    Set.of())));
  }

  /**
   * One initial state for each member of the first role, which is ahead, alone or with its partner,
   * or knows itself, or is known to the others. In some it is one for the first and one for the
   * others: then all can start in the same ways, but not together.
   */
  private void addInitialStates(int fuel) {
    int kind = composite && random.nextBoolean() ? 3 : random.nextInt(3);
    if (random.nextBoolean()) {
      protocol.initially(start -> {});
    }
    int size = roles.get(0).size();
    if (flaw == 4) {
      protocol.initially(start -> setAhead(start, 0, 1, fuel));
      protocol.initially(
          start ->
              IntStream.rangeClosed(2, size).forEach(other -> setAhead(start, 0, other, fuel)));
    } else {
      IntStream.rangeClosed(1, size)
          .forEach(number -> protocol.initially(start -> set(start, kind, number, fuel)));
    }
  }

  private void set(Configuration start, int kind, int number, int fuel) {
    Role<Local> first = roles.get(0);
    Optional<ProcessId> known = Optional.of(first.member(number));
    if (kind == 1) {
      start.set(first, number, fresh(first.member(number), fuel).knowing(known));
    } else if (kind == 2) {
      IntStream.rangeClosed(1, first.size())
          .filter(other -> other != number)
          .forEach(
              other -> start.set(first, other, fresh(first.member(other), fuel).knowing(known)));
    } else {
      setAhead(start, 0, number, fuel);
    }
    if (kind == 3) {
      setAhead(start, 1, number, fuel);
    }
  }

  private void setAhead(Configuration start, int role, int number, int fuel) {
    Role<Local> its = roles.get(role);
    start.set(its, number, fresh(its.member(number), fuel).at(1));
  }

  private static Local fresh(ProcessId me, int fuel) {
    return new Local(0, fuel, me, Optional.empty(), Set.of());
  }

  /** Turns to and fro between two places for ever. */
  private void addTurn(Role<Local> role) {
    int one = random.nextInt(PLACES);
    int other = (one + 1) % PLACES;
    boolean forget = random.nextInt(4) == 0;
    steps.add(
        role.step("turn")
            .when(self -> self.place() == one || self.place() == other)
            .then(
                self -> {
                  Local next = self.at(self.place() == one ? other : one);
                  return become(forget ? next.knowing(Optional.empty()) : next);
                }));
  }

  private void addStart(Role<Local> role, int number) {
    Role<Local> other = roles.get(random.nextInt(2));
    int from = random.nextInt(2) * number;
    int to = random.nextInt(PLACES);
    boolean tell = random.nextBoolean();
    ProcessId first = role.member(1);
    boolean toPartner = partners && number == 0 && other == roles.get(1);
    steps.add(
        role.step("start")
            .when(self -> self.place() == from && self.fuel() > 0)
            .sends(Note.class, other)
            .then(
                self -> {
                  Note note =
                      new Note(
                          flaw == 1 && self.me().equals(first) ? 1 : 0,
                          tell ? Optional.of(self.me()) : self.friend());
                  Effect<Local> effect = become(self.at(to).burning());
                  return toPartner
                      ? effect.send(partner(self.me()), note)
                      : effect.broadcast(other, note);
                }));
  }

  /** The second part of the composite process that this is the first part of. */
  private ProcessId partner(ProcessId part) {
    int number = 1;
    while (!roles.get(0).member(number).equals(part)) {
      number++;
    }
    return roles.get(1).member(number);
  }

  private void addReceipt(Role<Local> role, int number) {
    int shift = random.nextInt(PLACES);
    int kind = random.nextInt(4);
    boolean reply = random.nextBoolean();
    boolean picky = random.nextBoolean();
    steps.add(
        role.step("receive")
            .on(Note.class, roles.get(0), roles.get(1))
            .when(
                (self, note) ->
                    (!picky || !note.about().equals(Optional.of(self.me())))
                        && (!reply || self.fuel() > 0))
            .replies(Note.class)
            .then(
                (self, note, sender) -> {
                  Local next = self.at(self.place() + shift + note.tag());
                  next = (kind & 1) == 0 ? next.knowing(note.about()) : next.meeting(sender);
                  next = kind == 2 ? next.knowing(Optional.of(sender)) : next;
                  Effect<Local> effect = become(reply ? next.burning() : next);
                  return reply ? effect.reply(new Note(1, self.friend())) : effect;
                }));
  }

  private void addQuorum(Role<Local> role) {
    int to = random.nextInt(PLACES);
    steps.add(
        role.step("gather")
            .onQuorum(2, Note.class, roles.get(0), roles.get(1))
            .when((self, notes) -> notes.allMatch(note -> note.equals(notes.first())))
            .then((self, notes) -> become(self.at(to).knowing(notes.first().about()))));
  }

  private void addProperties() {
    Role<Local> first = roles.get(0);
    int forbidden = random.nextInt(PLACES);
    protocol
        .invariant("met")
        .forEach(first, self -> self.place() != forbidden || self.met().size() < 2);
    protocol
        .invariant("friends")
        .forEachPair(
            first, (one, other) -> one.friend().isEmpty() || !one.friend().equals(other.friend()));
    if (flaw == 2) {
      protocol
          .invariant("one")
          .over(first)
          .holds(state -> state.of(first).get(0).place() != forbidden);
    }
    if (random.nextBoolean()) {
      Monitor<Seen> monitor = protocol.monitor("monitor", new Seen(0, Optional.empty()));
      StepReference<Local> step = steps.get(random.nextInt(steps.size()));
      ProcessId special = first.member(1);
      monitor.hears(
          step,
          (seen, heard) ->
              new Seen(
                  (seen.count() + (flaw == 3 && heard.process().equals(special) ? 2 : 1)) % 3,
                  Optional.of(heard.process())));
      protocol
          .invariant("repeated")
          .of(monitor, seen -> seen.count() != 2 || seen.last().isEmpty());
    }
  }
}
