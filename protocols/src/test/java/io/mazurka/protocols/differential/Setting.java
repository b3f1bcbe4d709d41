package io.mazurka.protocols.differential;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Traffic;

/** The combinations of traffic and crashes that are compared. */
enum Setting {
  PLAIN(Traffic.M, 0),
  UNCLEAN_BUFFERS(Traffic.GRM, 0),
  CLEAN_BUFFERS(Traffic.RM, 0),
  ONE_CRASH(Traffic.M, 1),
  ANY_CRASHES(Traffic.M, Integer.MAX_VALUE),
  UNCLEAN_BUFFERS_AND_TWO_CRASHES(Traffic.GRM, 2),
  CLEAN_BUFFERS_AND_ONE_CRASH(Traffic.RM, 1);

  private final Traffic traffic;
  private final int maxCrashes;

  Setting(Traffic traffic, int maxCrashes) {
    this.traffic = traffic;
    this.maxCrashes = maxCrashes;
  }

  /** Whether a protocol can be checked in this way at all. */
  boolean isPossible(Protocol protocol) {
    return traffic == Traffic.M || protocol.lies().isEmpty();
  }

  CheckOptions options() {
    ProtocolOptions own = ProtocolOptions.defaults().withTraffic(traffic);
    return CheckOptions.unreduced()
        .with(maxCrashes > 0 ? own.withExplicitCrashes(maxCrashes) : own);
  }
}
