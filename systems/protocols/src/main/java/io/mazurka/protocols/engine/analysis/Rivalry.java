package io.mazurka.protocols.engine.analysis;

import io.mazurka.protocols.Channels;
import io.mazurka.protocols.roles.ProcessId;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/**
 * Tells which letters compete: each letter with itself and, on queues, with all other letters of
 * its channel. Competing letters are mapped to the same number.
 */
final class Rivalry implements IntUnaryOperator {

  private final Background background;

  /** By channel, the number of all letters in it. */
  private final Map<Channel, Integer> queues = new HashMap<>();

  private record Channel(ProcessId sender, int recipient) {}

  Rivalry(Background background) {
    this.background = background;
  }

  @Override
  public int applyAsInt(int letter) {
    if (background.channels() != Channels.FIFO) {
      return letter;
    }
    Meaning meaning = background.meaning();
    Channel channel = new Channel(meaning.letter(letter).sender(), meaning.recipient(letter));
    return queues.computeIfAbsent(channel, key -> letter);
  }
}
