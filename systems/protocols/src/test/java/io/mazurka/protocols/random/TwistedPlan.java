package io.mazurka.protocols.random;

import io.mazurka.differential.SearchFindings;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.engine.compiler.ProtocolCompiler;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.random.Twist.Situation;
import io.mazurka.testkit.Plan;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A random protocol and what makes it hard to analyse. */
public record TwistedPlan(ProtocolPlan plan, Twist twist) implements Plan<TwistedPlan> {

  private static final int MOST_STATES = 300;

  public static TwistedPlan draw(long seed) {
    ProtocolPlan plan = ProtocolGenerator.draw(seed).withAnyAccess();
    Random random = ProtocolGenerator.random(seed + 0x7357);
    Set<Integer> counting =
        Set.copyOf(
            IntStream.range(0, plan.steps().size())
                .filter(step -> random.nextInt(2) == 0)
                .boxed()
                .filter(step -> plan.steps().get(step).quorum() > 0)
                .toList());
    Set<Integer> counted = random.nextInt(2) == 0 ? counting : Set.of();
    boolean fails = counted.isEmpty() || random.nextInt(4) == 0;
    List<Situation> failing = fails ? failing(plan, counted, random) : List.of();
    return new TwistedPlan(plan, new Twist(failing, counted));
  }

  /**
   * An unreachable situation that the analysis considers, if there is one; otherwise a reachable
   * one.
   */
  private static List<Situation> failing(ProtocolPlan plan, Set<Integer> counted, Random random) {
    Set<Situation> met = situations();
    SearchFindings.of(
        PlannedProtocol.twisted(plan, counted, met::add),
        CheckOptions.unreduced()
            .with(ProtocolOptions.defaults())
            .withLimits(Limits.none().withStates(MOST_STATES)));
    Set<Situation> seen = situations();
    ProtocolCompiler.analyse(
        PlannedProtocol.twisted(plan, counted, seen::add), CheckOptions.unreduced());
    seen.removeAll(met);
    List<Situation> choice = new ArrayList<>(seen.isEmpty() || random.nextInt(3) == 0 ? met : seen);
    return choice.isEmpty() ? List.of() : List.of(choice.get(random.nextInt(choice.size())));
  }

  /** An empty set, in an order that does not depend on which worker comes first. */
  private static Set<Situation> situations() {
    return new ConcurrentSkipListSet<>(Comparator.comparing(Situation::toString));
  }

  /** The protocol. */
  public Protocol protocol() {
    return PlannedProtocol.twisted(plan, twist.counting(), twist);
  }

  /** Taking steps away would give the others new numbers, so these stay. */
  @Override
  public Stream<TwistedPlan> smaller() {
    return Stream.concat(
        twist.smaller().map(less -> new TwistedPlan(plan, less)),
        plan.smaller()
            .filter(less -> less.steps().size() == plan.steps().size())
            .map(less -> new TwistedPlan(less, twist)));
  }

  @Override
  public String toString() {
    return plan + "\n" + twist;
  }
}
