package io.mazurka.protocols.engine.dynamic;

import io.mazurka.protocols.engine.programs.ViewStep;
import io.mazurka.protocols.engine.views.ProcessComponent;
import java.util.List;
import java.util.stream.LongStream;

/**
 * Makes every event that sends to a bounded channel depend on every event that consumes from the
 * same channel, as the latter makes room. For this, the one is said to send, and the other to
 * consume, a number that stands for the channel.
 */
final class BoundedChannels {

  /** Far from the numbers of messages and kinds of messages. */
  private static final long FIRST = Long.MIN_VALUE + 1;

  private final List<ProcessComponent> processes;
  private final boolean bounded;

  BoundedChannels(List<ProcessComponent> processes) {
    this.processes = processes;
    this.bounded = processes.get(0).inbox().isBounded();
  }

  /** The numbers of the channels in which a step of a process needs room, even if it crashes. */
  LongStream filledBy(int process, ViewStep step) {
    return step.arrivals().stream().mapToLong(arrival -> number(process, arrival.slot()));
  }

  /** The numbers of the channels from which a step of a process consumes. */
  LongStream emptiedBy(int process, ViewStep step) {
    return !bounded
        ? LongStream.empty()
        : step.consumed().stream()
            .mapToLong(letter -> number(processes.get(process).letters().sender(letter), process))
            .distinct();
  }

  private long number(int sender, int recipient) {
    return FIRST + (long) sender * processes.size() + recipient;
  }
}
