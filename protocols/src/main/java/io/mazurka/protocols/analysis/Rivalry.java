package io.mazurka.protocols.analysis;

import io.mazurka.protocols.Channels;
import io.mazurka.protocols.ProcessId;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/**
 * Which letters compete: each with itself and, in a queue, with all others of its channel. Letters
 * that compete are given the same number.
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
