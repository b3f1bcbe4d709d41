package io.mazurka.protocols.engine.decomposition;

import io.mazurka.protocols.Channels;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.testkit.Cuts;
import io.mazurka.testkit.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A protocol of two roles whose local states are products of cells, unless something spoils that.
 *
 * @param sizes the number of members of each role
 * @param parts the number of cells of each role
 * @param talks what is said: the number of a talk is that of its messages
 * @param forgetful whether no process keeps or sends an identity
 * @param ahead whether a cell of the first member of the first role begins in another place
 */
record ProductPlan(
    Channels channels,
    List<Integer> sizes,
    List<Integer> parts,
    List<Talk> talks,
    List<StepPlan> steps,
    Spoiler spoiler,
    Claim claim,
    int place,
    boolean ahead,
    boolean forgetful)
    implements Plan<ProductPlan> {

  static final int PLACES = 3;

  /** Messages from cells of a role to cells of a role. */
  record Talk(int from, int fromPart, int to, int toPart) {}

  /** Whom a message is about. */
  enum About {
    NOBODY,
    ME,
    MET,
    SENDER
  }

  /**
   * A step of a cell.
   *
   * @param heard the talk of which it takes {@code count} messages, or -1
   * @param told the talk of which it sends messages, or -1
   * @param remember whether it keeps the sender, or else whom the message is about
   */
  record StepPlan(
      int role,
      int part,
      int heard,
      int count,
      int from,
      int to,
      int told,
      boolean reply,
      About about,
      boolean remember) {}

  /** What the first step does besides, if it has to do with another cell. */
  enum Spoiler {
    NONE,
    READS,
    WRITES,
    READS_MEETING,
    SENDS_TWICE,
    HEARS_TWICE,
    STARTS
  }

  /** What the invariant says of cells of the first role. */
  enum Claim {
    ONE,
    BOTH,
    COUPLED,
    PAIR,
    CROSSED
  }

  static ProductPlan draw(long seed) {
    Random random = ProtocolGenerator.random(seed);
    boolean multiset = random.nextInt(4) == 0;
    List<Integer> sizes = List.of(2 + random.nextInt(2), 1 + random.nextInt(2));
    List<Integer> parts =
        List.of(2 + (sizes.get(0) == 2 ? random.nextInt(2) : 0), 1 + random.nextInt(2));
    List<Talk> talks = new ArrayList<>();
    int count = 2 + random.nextInt(2);
    for (int talk = 0; talk < count; talk++) {
      int from = random.nextInt(2);
      int to = random.nextInt(3) == 0 ? from : 1 - from;
      int part = random.nextInt(parts.get(from));
      boolean same = random.nextInt(from == to ? 6 : 3) > 0;
      int toPart = same ? Math.min(part, parts.get(to) - 1) : random.nextInt(parts.get(to));
      talks.add(new Talk(from, part, to, toPart));
    }
    List<StepPlan> steps = new ArrayList<>();
    for (int talk = 0; talk < count; talk++) {
      Talk said = talks.get(talk);
      steps.add(step(random, talks, said.from(), said.fromPart(), -1, talk, multiset));
      steps.add(step(random, talks, said.to(), said.toPart(), talk, -1, multiset));
    }
    for (int role = 0; role < 2; role++) {
      for (int part = 0; part < parts.get(role); part++) {
        int own = role;
        int cell = part;
        if (steps.stream().noneMatch(it -> it.role() == own && it.part() == cell)) {
          steps.add(step(random, talks, role, part, -1, -1, multiset));
        }
      }
    }
    Spoiler spoiler =
        random.nextBoolean()
            ? Spoiler.NONE
            : Spoiler.values()[random.nextInt(Spoiler.values().length)];
    return new ProductPlan(
        multiset ? Channels.MULTISET : Channels.SET,
        sizes,
        parts,
        List.copyOf(talks),
        List.copyOf(steps),
        spoiler,
        Claim.values()[random.nextInt(Claim.values().length)],
        1 + random.nextInt(PLACES - 1),
        random.nextInt(16) == 0,
        random.nextBoolean());
  }

  private static StepPlan step(
      Random random, List<Talk> talks, int role, int part, int heard, int tell, boolean rising) {
    int told = tell;
    if (tell < 0 && random.nextBoolean()) {
      told =
          IntStream.range(0, talks.size())
              .filter(talk -> talks.get(talk).from() == role)
              .filter(talk -> talks.get(talk).fromPart() == part)
              .findFirst()
              .orElse(-1);
    }
    int from = random.nextInt(3) > 0 ? 0 : random.nextInt(rising ? PLACES - 1 : PLACES);
    int to =
        rising
            ? from + 1 + random.nextInt(PLACES - 1 - from)
            : (from + (random.nextInt(4) == 0 ? 0 : 1 + random.nextInt(PLACES - 1))) % PLACES;
    boolean reply =
        heard >= 0
            && told >= 0
            && talks.get(heard).from() == talks.get(told).to()
            && talks.get(heard).fromPart() == talks.get(told).toPart()
            && random.nextBoolean();
    return new StepPlan(
        role,
        part,
        heard,
        heard >= 0 ? 1 + random.nextInt(4) / 3 : 0,
        from,
        to,
        told,
        reply,
        About.values()[random.nextInt(4)],
        random.nextBoolean());
  }

  private ProductPlan with(List<StepPlan> others, Spoiler spoiling, List<Integer> members) {
    return new ProductPlan(
        channels, members, parts, talks, others, spoiling, claim, place, ahead, forgetful);
  }

  @Override
  public Stream<ProductPlan> smaller() {
    return Stream.of(
            Cuts.of(steps, 1).map(some -> with(some, spoiler, sizes)),
            Stream.of(with(steps, Spoiler.NONE, sizes)).filter(it -> spoiler != Spoiler.NONE),
            Cuts.inside(sizes, size -> Cuts.of(size, 1)).map(some -> with(steps, spoiler, some)))
        .flatMap(plans -> plans);
  }

  @Override
  public String toString() {
    StringBuilder text =
        new StringBuilder(
            "%s channels, roles of %s with %s cells, spoiler %s, claim %s at %d%s%s"
                .formatted(
                    channels,
                    sizes,
                    parts,
                    spoiler,
                    claim,
                    place,
                    ahead ? ", one ahead" : "",
                    forgetful ? ", forgetful" : ""));
    for (int talk = 0; talk < talks.size(); talk++) {
      text.append("\nt%d: %s".formatted(talk, talks.get(talk)));
    }
    for (int step = 0; step < steps.size(); step++) {
      text.append("\ns%d: %s".formatted(step, steps.get(step)));
    }
    return text.toString();
  }
}
