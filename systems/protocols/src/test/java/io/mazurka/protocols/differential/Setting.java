package io.mazurka.protocols.differential;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.options.Mishap;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Traffic;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.Map;

/** The combinations of traffic and crashes that are compared. */
enum Setting {
  PLAIN(Traffic.M, 0),
  UNCLEAN_BUFFERS(Traffic.GRM, 0),
  CLEAN_BUFFERS(Traffic.RM, 0),
  ONE_CRASH(Traffic.M, 1),
  ANY_CRASHES(Traffic.M, Integer.MAX_VALUE),
  UNCLEAN_BUFFERS_AND_TWO_CRASHES(Traffic.GRM, 2),
  CLEAN_BUFFERS_AND_ONE_CRASH(Traffic.RM, 1),
  ANY_LOSSES(Traffic.M, 0, Map.of(Mishap.LOSS, Integer.MAX_VALUE)),
  ONE_LOSS_AND_ONE_CRASH(Traffic.M, 1, Map.of(Mishap.LOSS, 1)),
  ONE_DUPLICATION(Traffic.M, 0, Map.of(Mishap.DUPLICATION, 1)),
  ANY_DUPLICATIONS(Traffic.M, 0, Map.of(Mishap.DUPLICATION, Integer.MAX_VALUE)),
  ANY_DUPLICATIONS_AND_ONE_LOSS(
      Traffic.M, 0, Map.of(Mishap.DUPLICATION, Integer.MAX_VALUE, Mishap.LOSS, 1)),
  ANY_DUPLICATIONS_AND_LOSSES(
      Traffic.M, 0, Map.of(Mishap.DUPLICATION, Integer.MAX_VALUE, Mishap.LOSS, Integer.MAX_VALUE)),
  ONE_DUPLICATION_AND_ONE_LOSS(Traffic.M, 0, Map.of(Mishap.DUPLICATION, 1, Mishap.LOSS, 1)),
  ONE_RESTART(Traffic.M, 0, Map.of(Mishap.RESTART, 1)),
  ONE_DECLARED_CRASH(Traffic.M, 0, Map.of(Mishap.CRASH, 1)),
  ONE_MISTAKE(Traffic.M, 0, Map.of(Mishap.MISTAKE, 1)),
  ONE_TIMEOUT_AND_MORE(Traffic.M, 1, Map.of(Mishap.LOSS, 1, Mishap.TIMEOUT, 1));

  private final Traffic traffic;
  private final int maxCrashes;
  private final Map<Mishap, Integer> mishaps;

  Setting(Traffic traffic, int maxCrashes) {
    this(traffic, maxCrashes, Map.of());
  }

  Setting(Traffic traffic, int maxCrashes, Map<Mishap, Integer> mishaps) {
    this.traffic = traffic;
    this.maxCrashes = maxCrashes;
    this.mishaps = mishaps;
  }

  /** Whether exactly the messages and steps without mishaps are possible. */
  boolean isOrdinary() {
    return mishaps.isEmpty();
  }

  /** Whether a protocol can be checked in this way at all. */
  boolean isPossible(Protocol protocol) {
    int copies = mishaps.getOrDefault(Mishap.DUPLICATION, 0);
    boolean sets = protocol.channels() == Channels.SET;
    boolean detects = protocol.steps().stream().anyMatch(StepDefinition::detects);
    boolean crashing = detects || !protocol.crashing().isEmpty();
    return (traffic == Traffic.M || protocol.lies().isEmpty() && !crashing)
        && (maxCrashes == 0 || !crashing)
        && hasSteps(protocol, Mishap.CRASH)
        && hasSteps(protocol, Mishap.MISTAKE)
        && hasSteps(protocol, Mishap.RESTART)
        && hasSteps(protocol, Mishap.TIMEOUT)
        && (copies == 0 || (copies == Integer.MAX_VALUE) == sets)
        && (copies == 0 || !protocol.isBounded())
        && (copies == 0 || !sets || !sweeps(protocol));
  }

  /** Whether some step takes all messages so far, or waits until none is there. */
  static boolean sweeps(Protocol protocol) {
    return protocol.steps().stream().anyMatch(step -> step.quorum().watches());
  }

  private boolean hasSteps(Protocol protocol, Mishap kind) {
    return !mishaps.containsKey(kind)
        || protocol.steps().stream().anyMatch(step -> step.mishap() == kind);
  }

  CheckOptions options() {
    ProtocolOptions own = ProtocolOptions.defaults().withTraffic(traffic);
    for (Map.Entry<Mishap, Integer> most : mishaps.entrySet()) {
      own =
          most.getKey() == Mishap.CRASH
              ? own.withMaxCrashes(most.getValue())
              : own.withAtMost(most.getKey(), most.getValue());
    }
    return CheckOptions.unreduced()
        .with(maxCrashes > 0 ? own.withExplicitCrashes(maxCrashes) : own);
  }
}
