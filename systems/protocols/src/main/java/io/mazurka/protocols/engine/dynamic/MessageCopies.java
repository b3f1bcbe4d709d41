package io.mazurka.protocols.engine.dynamic;

import io.mazurka.protocols.Channels;
import io.mazurka.protocols.engine.programs.ViewStep;
import io.mazurka.protocols.engine.programs.ViewStep.Sent;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.engine.views.letters.ProcessInstance;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Gives each message a number that tells it from others, as far as the channels do. A channel that
 * is a set has one copy of a message; in a multiset the <em>n</em>-th copy that is consumed is the
 * <em>n</em>-th copy that was sent; in a queue the <em>n</em>-th message that is consumed is the
 * <em>n</em>-th that was sent. Duplicating a message lowers the number consumed by one. How many
 * copies a process has sent and consumed so far is its count; each different count is represented
 * by a small number, the empty count by 0.
 */
final class MessageCopies {

  private static final int LETTER_BITS = 24;
  private static final int COPY_BITS = 24;
  private static final int COPIES = (1 << COPY_BITS) - 1;

  private final Channels channels;
  private final List<ProcessComponent> processes;
  private final List<Map<Long, Integer>> counts = new ArrayList<>();
  private final Map<Map<Long, Integer>, Integer> numbers = new HashMap<>();

  /**
   * The messages of a step.
   *
   * @param count the count of the process after the step
   */
  record Numbered(List<Long> sent, List<Long> consumed, int count) {}

  MessageCopies(Channels channels, List<ProcessComponent> processes) {
    this.channels = channels;
    this.processes = processes;
    intern(Map.of());
  }

  /** Whether counts are ever anything but 0. */
  boolean areCounted() {
    return channels != Channels.SET;
  }

  Numbered number(ProcessInstance process, ViewStep step, int count) {
    Map<Long, Integer> counted = new HashMap<>(counts.get(count));
    List<Long> consumed =
        step.consumed().stream()
            .map(
                letter ->
                    next(place(process.index(), letter), counted, step.duplicating() ? -1 : 1))
            .toList();
    List<Long> sent = step.sent().stream().map(one -> next(place(one), counted, 1)).toList();
    return new Numbered(sent, consumed, areCounted() ? intern(counted) : 0);
  }

  private long next(long place, Map<Long, Integer> counted, int more) {
    int before = areCounted() ? counted.merge(place, more, Integer::sum) - more : 0;
    return place << COPY_BITS | (before & COPIES);
  }

  private long place(Sent sent) {
    return place(sent.recipient(), sent.letter());
  }

  /**
   * The recipient and the letter in one number; for queues, the recipient and the sender. Messages
   * with the same number are counted together.
   */
  private long place(int recipient, int letter) {
    int what =
        channels == Channels.FIFO ? processes.get(recipient).letters().sender(letter) : letter;
    return (long) recipient << LETTER_BITS | what;
  }

  private int intern(Map<Long, Integer> counted) {
    return numbers.computeIfAbsent(
        counted,
        key -> {
          counts.add(key);
          return counts.size() - 1;
        });
  }
}
