package io.mazurka.protocols.engine.symmetry;

import io.mazurka.protocols.Channels;
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
import io.mazurka.protocols.random.ProtocolGenerator;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Draws small protocols whose processes remember, send and compare identities. Most of them have
 * symmetric roles; in some a step, a start or a property tells the first member from the others.
 * Some have cycles, several initial states, or composite processes, whose parts may know each
 * other, or some of which lack a part.
 */
public final class SymmetricGenerator {

  /** One of so many has each flaw. */
  private static final int FLAWS = 16;

  private final Random random;

  private SymmetricGenerator(long seed) {
    this.random = ProtocolGenerator.random(seed);
  }

  public static SymmetricPlan draw(long seed) {
    SymmetricPlan plan = new SymmetricGenerator(seed).plan();
    Random crashes = ProtocolGenerator.random(seed + 0x4D);
    if (crashes.nextInt(4) > 0) {
      return plan;
    }
    boolean lying = plan.steps().stream().anyMatch(Slander.class::isInstance);
    return plan.and(
        new Crash(
            crashes.nextInt(2),
            crashes.nextBoolean(),
            crashes.nextInt(2),
            !lying && crashes.nextBoolean(),
            crashes.nextInt(3) == 0));
  }

  private SymmetricPlan plan() {
    Channels channels = Channels.values()[random.nextInt(3)];
    Flaw flaw = Flaw.values()[Math.min(random.nextInt(FLAWS), Flaw.NONE.ordinal())];
    boolean cyclic = random.nextBoolean();
    boolean composite = random.nextInt(3) == 0;
    boolean partners = composite && random.nextBoolean();
    int fuel = cyclic ? 1 : 1 + random.nextInt(2);
    int first = 2 + random.nextInt(2);
    int second = 1 + random.nextInt(2);
    boolean complete = composite && (partners || first == 2 || random.nextBoolean());
    List<StepPlan> steps = steps(cyclic, channels == Channels.SET, channels != Channels.FIFO);
    Starts starts =
        flaw == Flaw.INITIAL_STATES || random.nextInt(3) == 0 ? starts(composite) : null;
    int forbidden = place();
    int heard = random.nextBoolean() ? random.nextInt(steps.size()) : -1;
    return new SymmetricPlan(
        channels,
        flaw,
        composite,
        partners,
        fuel,
        List.of(first, complete ? first : second),
        steps,
        starts,
        forbidden,
        heard,
        heard >= 0 && random.nextBoolean());
  }

  private List<StepPlan> steps(boolean cyclic, boolean sets, boolean lying) {
    List<StepPlan> steps = new ArrayList<>();
    for (int role = 0; role < 2; role++) {
      int other = random.nextInt(2);
      int from = random.nextInt(2) * role;
      steps.add(new Start(role, other, from, place(), random.nextBoolean()));
      int shift = place();
      int kind = random.nextInt(4);
      boolean reply = random.nextBoolean();
      steps.add(new Receipt(role, shift, kind, reply, random.nextBoolean()));
    }
    if (random.nextBoolean()) {
      int role = random.nextInt(2);
      steps.add(new Gathering(role, place(), 0));
    }
    if (cyclic) {
      int role = random.nextInt(2);
      int one = place();
      steps.add(new Turn(role, one, random.nextInt(4) == 0));
    }
    if (random.nextInt(3) == 0) {
      int role = random.nextInt(2);
      int other = random.nextInt(2);
      steps.add(new Approach(role, other, place(), random.nextInt(3)));
    }
    if (random.nextInt(8) == 0) {
      int from = place();
      steps.add(new Pass(0, from, random.nextBoolean(), random.nextBoolean()));
    }
    if (lying && random.nextInt(4) == 0) {
      int role = random.nextInt(2);
      steps.add(new Slander(role, random.nextInt(7) % 4));
    }
    boolean all = sets && steps.stream().noneMatch(Slander.class::isInstance);
    steps.replaceAll(
        step ->
            step instanceof Gathering gathering
                ? new Gathering(gathering.role(), gathering.to(), random.nextInt(all ? 3 : 2))
                : step);
    return List.copyOf(steps);
  }

  private @Nullable Starts starts(boolean composite) {
    Lead lead =
        composite && random.nextBoolean()
            ? Lead.AHEAD_WITH_ITS_PARTNER
            : Lead.values()[random.nextInt(3)];
    return new Starts(lead, random.nextBoolean());
  }

  private int place() {
    return random.nextInt(SymmetricProtocols.PLACES);
  }
}
