package io.mazurka.proofs.random;

import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.roles.Effect;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepReference;
import io.mazurka.testkit.Cuts;
import io.mazurka.testkit.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A random protocol as data: two roles, whose processes are in places and burn fuel.
 *
 * @param sizes how many processes each role has
 * @param initial in which place the first process is, in each initial state
 * @param fuel how much each process has
 * @param heard which steps the monitor hears
 * @param bad numbers that tell what should not happen
 * @param capacity how many messages a channel holds, or 0 if there is no bound
 * @param touchy whether the monitor and an invariant fail where they need not look
 * @param faults who crashes, and who detects it
 */
public record ProtocolPlan(
    Channels channels,
    List<Integer> sizes,
    List<Integer> initial,
    int fuel,
    List<StepPlan> steps,
    List<Integer> heard,
    List<Integer> bad,
    int capacity,
    boolean touchy,
    FaultPlan faults)
    implements Plan<ProtocolPlan> {

  /** An odd number without a pattern: the golden ratio. */
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  private static final int PLACES = 3;

  /** What a process knows. */
  public record Local(int place, int fuel) {}

  /** What processes send. */
  public record Note(int tag) {}

  public static ProtocolPlan draw(long seed) {
    Random random = new Random(seed * SPREAD);
    List<StepPlan> steps = new ArrayList<>();
    int count = 3 + random.nextInt(4);
    for (int step = 0; step < count; step++) {
      steps.add(step(random, step));
    }
    if (random.nextBoolean()) {
      addCounting(steps);
    }
    Channels channels = Channels.values()[random.nextInt(3)];
    if (channels == Channels.SET && new Random(~seed * SPREAD).nextBoolean()) {
      steps.replaceAll(step -> step.consumed() < 0 ? step : step.sweeping());
    }
    return new ProtocolPlan(
        channels,
        List.of(1 + random.nextInt(2), 1),
        random.nextInt(3) == 0 ? List.of(0, random.nextInt(PLACES)) : List.of(0),
        1 + random.nextInt(2),
        steps,
        IntStream.range(0, count).filter(any -> random.nextInt(3) == 0).boxed().toList(),
        Stream.generate(() -> random.nextInt(PLACES)).limit(6).toList(),
        Math.max(0, new Random((seed ^ 0x55) * SPREAD).nextInt(6) - 3),
        random.nextInt(4) == 0,
        FaultPlan.draw(new Random((seed ^ 0x77) * SPREAD)));
  }

  /** Somebody goes on with each of the messages that the first step sends. */
  private static void addCounting(List<StepPlan> steps) {
    StepPlan first = steps.get(0);
    int tag = first.sent().get(0);
    for (int place = 0; place + 1 < PLACES; place++) {
      steps.add(
          new StepPlan(
              first.recipient(),
              place,
              tag,
              place + 1,
              List.of(),
              first.role(),
              false,
              false,
              false));
    }
  }

  private static StepPlan step(Random random, int number) {
    boolean spontaneous = number == 0 || random.nextInt(4) == 0;
    int sends = spontaneous ? 1 + random.nextInt(2) : random.nextInt(3);
    List<Integer> sent = new ArrayList<>();
    for (int send = 0; send < sends; send++) {
      sent.add(send > 0 && random.nextBoolean() ? sent.get(0) : random.nextInt(2));
    }
    int role = number < 2 ? number : random.nextInt(2);
    return new StepPlan(
        role,
        number < 2 ? 0 : random.nextInt(PLACES),
        spontaneous ? -1 : random.nextInt(2),
        random.nextInt(PLACES),
        sent,
        random.nextInt(4) == 0 ? role : 1 - role,
        random.nextInt(8) == 0,
        random.nextInt(6) == 0,
        false);
  }

  /** What the plan describes. */
  public Protocol protocol() {
    ProtocolBuilder builder = Protocol.named("random").channels(channels);
    if (capacity > 0) {
      builder.capacity(capacity);
    }
    List<Role<Local>> roles = new ArrayList<>();
    for (int role = 0; role < sizes.size(); role++) {
      roles.add(builder.role("role" + role, sizes.get(role), new Local(0, fuel)));
    }
    Role<Local> first = roles.get(0);
    initial.forEach(
        place -> builder.initially(state -> state.set(first, 1, new Local(place, fuel))));
    Monitor<Integer> monitor = builder.monitor("tally", 0);
    for (int number = 0; number < steps.size(); number++) {
      StepReference<Local> added = add("s" + number, steps.get(number), roles);
      if (heard.contains(number)) {
        monitor.hears(added, (tally, step) -> heard(tally, step.after()));
      }
    }
    faults
        .declare(builder, roles, capacity > 0)
        .forEach(fault -> monitor.hears(fault, (tally, step) -> heard(tally, step.before())));
    addProperties(builder, roles, monitor);
    return builder.build();
  }

  private ProtocolPlan with(FaultPlan others) {
    return new ProtocolPlan(
        channels, sizes, initial, fuel, steps, heard, bad, capacity, touchy, others);
  }

  private int heard(int tally, Local after) {
    if (touchy && tally == 2 && after.place() == bad.get(4)) {
      throw new IllegalStateException("too much was heard");
    }
    return Math.min(3, tally + 1 + after.place() % 2);
  }

  private static StepReference<Local> add(String name, StepPlan plan, List<Role<Local>> roles) {
    Role<Local> role = roles.get(plan.role());
    if (plan.consumed() < 0) {
      return role.step(name)
          .when(self -> isEnabled(plan, self))
          .sends(Note.class, roles.get(plan.recipient()))
          .thenAny(self -> effects(plan, self, roles));
    }
    if (plan.sweeps()) {
      return role.step(name)
          .onAllSoFar(1, Note.class, roles.get(0), roles.get(1))
          .when(
              (self, notes) ->
                  isEnabled(plan, self) && notes.allMatch(note -> note.tag() == plan.consumed()))
          .sends(Note.class, roles.get(plan.recipient()))
          .thenAny((self, notes) -> effects(plan, self, roles));
    }
    return role.step(name)
        .on(Note.class, roles.get(0), roles.get(1))
        .when((self, note) -> isEnabled(plan, self) && note.tag() == plan.consumed())
        .sends(Note.class, roles.get(plan.recipient()))
        .thenAny((self, note) -> effects(plan, self, roles));
  }

  private static boolean isEnabled(StepPlan plan, Local self) {
    return self.place() == plan.from() && (!plan.burns() || plan.fails() || self.fuel() > 0);
  }

  private static List<Effect<Local>> effects(StepPlan plan, Local self, List<Role<Local>> roles) {
    if (plan.fails() && self.fuel() == 0) {
      throw new IllegalStateException("there is no fuel");
    }
    int left = plan.burns() ? self.fuel() - 1 : self.fuel();
    Effect<Local> effect = Effect.become(new Local(plan.to(), left));
    for (int tag : plan.sent()) {
      effect = effect.broadcast(roles.get(plan.recipient()), new Note(tag));
    }
    return plan.choice()
        ? List.of(effect, Effect.become(new Local(plan.to(), 0)))
        : List.of(effect);
  }

  private void addProperties(
      ProtocolBuilder builder, List<Role<Local>> roles, Monitor<Integer> monitor) {
    Role<Local> one = roles.get(0);
    Role<Local> other = roles.get(1);
    builder.invariant("place").forEach(one, self -> self.place() != bad.get(0) || self.fuel() > 0);
    builder
        .invariant("premise")
        .forEach(other, self -> self.place() == bad.get(1), self -> self.fuel() == fuel);
    builder.invariant("far").forEach(other, self -> self.place() != bad.get(3));
    builder
        .invariant("pair")
        .forEachPair(
            one,
            other,
            (a, b) -> a.place() == bad.get(2),
            (a, b) -> b.place() != bad.get(3) || touchy && a.fuel() / b.fuel() > 0);
    builder.invariant("tally").of(monitor, tally -> tally < 3);
    builder
        .invariant("watch")
        .over(monitor, other)
        .holds(state -> state.of(monitor) < 2 || state.of(other).get(0).place() != bad.get(5));
    builder.sometimes("some").forSome(other, self -> self.place() == bad.get(4));
    builder.atEnd("end").forEach(other, self -> self.place() != bad.get(4));
  }

  @Override
  public Stream<ProtocolPlan> smaller() {
    List<ProtocolPlan> less = new ArrayList<>();
    Cuts.of(steps)
        .forEach(
            fewer ->
                less.add(
                    new ProtocolPlan(
                        channels,
                        sizes,
                        initial,
                        fuel,
                        fewer,
                        heard.stream().filter(step -> step < fewer.size()).toList(),
                        bad,
                        capacity,
                        touchy,
                        faults)));
    if (sizes.get(0) > 1) {
      less.add(
          new ProtocolPlan(
              channels, List.of(1, 1), initial, fuel, steps, heard, bad, capacity, touchy, faults));
    }
    Cuts.of(initial, 1)
        .forEach(
            fewer ->
                less.add(
                    new ProtocolPlan(
                        channels, sizes, fewer, fuel, steps, heard, bad, capacity, touchy,
                        faults)));
    Cuts.inside(steps, StepPlan::smaller)
        .forEach(
            simpler ->
                less.add(
                    new ProtocolPlan(
                        channels, sizes, initial, fuel, simpler, heard, bad, capacity, touchy,
                        faults)));
    Cuts.of(heard)
        .forEach(
            fewer ->
                less.add(
                    new ProtocolPlan(
                        channels, sizes, initial, fuel, steps, fewer, bad, capacity, touchy,
                        faults)));
    faults.smaller().forEach(fewer -> less.add(with(fewer)));
    return less.stream();
  }

  @Override
  public String toString() {
    StringBuilder text =
        new StringBuilder(
            "%s channels for %d, roles of %s, the first process in %s, fuel %d, bad %s%s"
                .formatted(
                    channels, capacity, sizes, initial, fuel, bad, touchy ? ", touchy" : ""));
    for (int step = 0; step < steps.size(); step++) {
      text.append(
          "\ns%d: %s%s".formatted(step, steps.get(step), heard.contains(step) ? ", heard" : ""));
    }
    return text.append("\n").append(faults).toString();
  }
}
