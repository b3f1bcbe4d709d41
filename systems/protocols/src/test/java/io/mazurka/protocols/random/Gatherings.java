package io.mazurka.protocols.random;

import io.mazurka.protocols.random.StepPlan.Gathering;
import io.mazurka.protocols.random.StepPlan.Tags;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Lets steps of some random protocols consume messages of at least so many senders, or all that are
 * there. Where somebody may say something at any time, no step consumes all.
 */
final class Gatherings {

  private final ProtocolPlan plan;
  private final Random random;

  private Gatherings(ProtocolPlan plan, Random random) {
    this.plan = plan;
    this.random = random;
  }

  static ProtocolPlan varied(ProtocolPlan plan, Random random) {
    int mood = random.nextInt(6);
    Gathering gathering =
        mood < 3
            ? Gathering.EXACTLY
            : mood == 3 || !plan.lies().isEmpty() ? Gathering.AT_LEAST : Gathering.ALL_SO_FAR;
    Gatherings gatherings = new Gatherings(plan, random);
    return plan.withSteps(
        plan.steps().stream().map(step -> gatherings.varied(step, gathering)).toList(),
        plan.heard());
  }

  private StepPlan varied(StepPlan step, Gathering gathering) {
    if (step.quorum() == 0 || random.nextInt(4) == 0) {
      return step;
    }
    StepPlan varied = step.withGathering(gathering);
    return gathering == Gathering.ALL_SO_FAR && random.nextInt(4) > 0 ? liberal(varied) : varied;
  }

  /** The step in all places and from all senders, so that it often takes several messages. */
  private StepPlan liberal(StepPlan step) {
    return step.withSenders(all(plan.sizes().size()))
        .withPlaces(Set.copyOf(all(plan.places())))
        .withTags(random.nextInt(3) == 0 ? Tags.ANY : Tags.ALL_ZERO)
        .withQuorum(1);
  }

  private static List<Integer> all(int size) {
    return IntStream.range(0, size).boxed().toList();
  }
}
