package io.mazurka.protocols.random;

import io.mazurka.protocols.Protocol;
import io.mazurka.testkit.Cuts;
import io.mazurka.testkit.Plan;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A random protocol whose channels have no bound and some of whose steps count without end, as
 * heartbeats and Lamport clocks do: what they send carries the count.
 *
 * @param counting the numbers of these steps
 */
public record EndlessPlan(ProtocolPlan plan, List<Integer> counting) implements Plan<EndlessPlan> {

  public static EndlessPlan draw(long seed) {
    ProtocolPlan plan = ProtocolGenerator.draw(seed).withAnyAccess().withFuel(0);
    Random random = ProtocolGenerator.random(seed + 0xbea7);
    return new EndlessPlan(
        plan,
        IntStream.range(0, plan.steps().size())
            .filter(step -> random.nextInt(2) == 0)
            .boxed()
            .toList());
  }

  public Protocol protocol() {
    return PlannedProtocol.endless(plan, Set.copyOf(counting));
  }

  /** Taking steps away would give the others new numbers, so these stay. */
  @Override
  public Stream<EndlessPlan> smaller() {
    return Stream.concat(
        Cuts.of(counting).map(fewer -> new EndlessPlan(plan, fewer)),
        plan.smaller()
            .filter(less -> less.steps().size() == plan.steps().size())
            .map(less -> new EndlessPlan(less, counting)));
  }

  @Override
  public String toString() {
    return plan + "\ncounting without end: steps " + counting;
  }
}
