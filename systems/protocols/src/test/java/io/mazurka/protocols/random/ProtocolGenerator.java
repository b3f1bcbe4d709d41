package io.mazurka.protocols.random;

import io.mazurka.protocols.Channels;
import io.mazurka.protocols.random.ProtocolPlan.Forbidden;
import io.mazurka.protocols.random.StepPlan.Gathering;
import io.mazurka.protocols.random.StepPlan.OutcomePlan;
import io.mazurka.protocols.random.StepPlan.SendPlan;
import io.mazurka.protocols.random.StepPlan.Tags;
import io.mazurka.protocols.random.StepPlan.Target;
import io.mazurka.protocols.random.Vocabulary.Ping;
import io.mazurka.protocols.random.Vocabulary.Pong;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/** Draws small protocols, the same for the same seed. */
public final class ProtocolGenerator {

  /** How many values the monitor's tally takes. */
  static final int TALLIES = 5;

  /** An odd number without a pattern: the golden ratio. */
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  private final Random random;

  /** Whether there is only one kind of message, so that most steps can consume most messages. */
  private final boolean simple;

  /** Whether every process has few others to talk to, so that many steps are independent. */
  private final boolean sparse;

  private ProtocolGenerator(long seed) {
    this.random = random(seed);
    this.simple = oneIn(2);
    this.sparse = oneIn(3);
  }

  /** Unlike those of Java itself, the first draws of neighbouring seeds have nothing in common. */
  public static Random random(long seed) {
    return new Random(seed * SPREAD);
  }

  public static ProtocolPlan draw(long seed) {
    ProtocolPlan plan = Identities.added(new ProtocolGenerator(seed).plan(), random(seed + 0x1D));
    ProtocolPlan gathering = Gatherings.varied(plan, random(seed + 0x2F));
    int capacity = List.of(0, 0, 0, 0, 0, 0, 0, 1, 1, 2).get(random(seed + 0x3B).nextInt(10));
    ProtocolPlan bounded =
        gathering.lies().isEmpty() ? gathering.withCapacity(capacity) : gathering;
    Random crashes = random(seed + 0x4D);
    return crashes.nextInt(3) > 0
        ? bounded
        : bounded.withCrashes(CrashPlan.draw(crashes, plan.sizes().size(), plan.places()));
  }

  /** Draws a protocol in which somebody may say something at any time. */
  public static ProtocolPlan drawLying(long seed) {
    return Identities.lying(new ProtocolGenerator(seed).plan(), random(seed + 0x1D));
  }

  private ProtocolPlan plan() {
    Channels channels = Channels.values()[random.nextInt(3)];
    List<Integer> sizes = sizes();
    int places = 2 + random.nextInt(3);
    List<StepPlan> steps = new ArrayList<>();
    for (int role = 0; role < sizes.size(); role++) {
      int count = sparse ? 1 + random.nextInt(2) : 2 + random.nextInt(2);
      for (int step = 0; step < count; step++) {
        steps.add(step(role, step == 0 && (role == 0 || oneIn(2)), sizes, places));
      }
    }
    return new ProtocolPlan(
        channels,
        sizes,
        places,
        channels != Channels.SET || oneIn(2) ? 1 + random.nextInt(2) : 0,
        steps,
        initial(sizes, places),
        oneIn(2) ? subset(steps.size()) : List.of(),
        new Forbidden(
            1 + random.nextInt(places - 1),
            1 + random.nextInt(places - 1),
            1 + random.nextInt(TALLIES - 1)),
        oneIn(2),
        List.of(),
        false,
        0,
        null);
  }

  private List<Integer> sizes() {
    int processes = sparse ? 3 + random.nextInt(3) : 2 + random.nextInt(3);
    List<Integer> sizes = new ArrayList<>();
    while (processes > 0) {
      int size = sparse ? 1 : 1 + random.nextInt(processes);
      sizes.add(size);
      processes -= size;
    }
    return sizes;
  }

  private List<List<Integer>> initial(List<Integer> sizes, int places) {
    int processes = sizes.stream().mapToInt(Integer::intValue).sum();
    List<List<Integer>> states = new ArrayList<>();
    int count = 1 + random.nextInt(3);
    for (int state = 0; state < count; state++) {
      states.add(
          IntStream.range(0, processes)
              .map(p -> oneIn(4) ? random.nextInt(places) : 0)
              .boxed()
              .toList());
    }
    return states;
  }

  private StepPlan step(int role, boolean first, List<Integer> sizes, int places) {
    int quorum = first ? 0 : random.nextInt(4) == 0 ? 0 : 1 + random.nextInt(2);
    List<OutcomePlan> outcomes = new ArrayList<>();
    outcomes.add(outcome(role, quorum, first, sizes, places));
    if (oneIn(4)) {
      outcomes.add(oneIn(3) ? outcomes.get(0) : outcome(role, quorum, first, sizes, places));
    }
    Set<Integer> guard = new HashSet<>(subset(places));
    guard.add(first ? 0 : random.nextInt(places));
    boolean liberal = quorum > 1 && !oneIn(3); // or quorums would hardly ever come together
    return new StepPlan(
        role,
        quorum,
        Gathering.EXACTLY,
        liberal || oneIn(6) ? Record.class : type(),
        senders(liberal, sizes.size()),
        liberal ? Set.copyOf(all(places)) : guard,
        liberal ? Tags.ANY : Tags.values()[random.nextInt(3)],
        outcomes);
  }

  private List<Integer> senders(boolean liberal, int roles) {
    if (sparse && !liberal) {
      return List.of(random.nextInt(roles));
    }
    return liberal || !oneIn(3) ? all(roles) : subset(roles);
  }

  private OutcomePlan outcome(
      int role, int quorum, boolean first, List<Integer> sizes, int places) {
    List<SendPlan> sends = new ArrayList<>();
    int count = (first ? 1 : 0) + random.nextInt(sparse || first ? 2 : 3);
    for (int send = 0; send < count; send++) {
      sends.add(!sends.isEmpty() && oneIn(4) ? sends.get(0) : send(role, quorum, sizes));
    }
    return new OutcomePlan(random.nextInt(places), oneIn(3), sends);
  }

  private SendPlan send(int role, int quorum, List<Integer> sizes) {
    int to = random.nextInt(sizes.size());
    Target target = to == role || (!sparse && oneIn(2)) ? Target.ROLE : Target.MEMBER;
    if (quorum > 0 && oneIn(3)) {
      target = Target.REPLY;
    }
    int member = 1 + random.nextInt(sizes.get(to));
    return new SendPlan(target, to, member, type(), oneIn(3) ? 1 : 0, oneIn(3));
  }

  private Class<? extends Record> type() {
    return simple || oneIn(2) ? Ping.class : Pong.class;
  }

  private static List<Integer> all(int size) {
    return IntStream.range(0, size).boxed().toList();
  }

  /** Some of the numbers below {@code size}, at least one. */
  private List<Integer> subset(int size) {
    List<Integer> chosen = IntStream.range(0, size).filter(number -> oneIn(2)).boxed().toList();
    return chosen.isEmpty() ? List.of(random.nextInt(size)) : chosen;
  }

  private boolean oneIn(int chances) {
    return random.nextInt(chances) == 0;
  }
}
