package io.mazurka.protocols.engine.decomposition.parts;

import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.options.ProtocolOptions;
import java.util.Optional;

/**
 * What may have to do with all parts of a process at once, although its local graph is a product.
 */
public final class WholeProcesses {

  private WholeProcesses() {}

  /** Why no process of the protocol may be taken apart under these options, if that is so. */
  public static Optional<String> reason(Protocol protocol, ProtocolOptions options, Layout layout) {
    if (protocol.channels() == Channels.FIFO) {
      return Optional.of("messages to different parts wait behind each other in queues");
    }
    if (protocol.isBounded()) {
      return Optional.of("messages to different parts share the room of a channel");
    }
    if (options.mostCrashes() > 0) {
      return Optional.of("processes crash as a whole");
    }
    if (protocol.isTimed()) {
      return Optional.of("time passes for all parts at once");
    }
    if (!protocol.lies().isEmpty()) {
      return Optional.of("Byzantine processes lie as a whole");
    }
    return layout.monitors().stream()
        .findFirst()
        .map(monitor -> "monitor %s hears whole processes".formatted(monitor.name()));
  }
}
