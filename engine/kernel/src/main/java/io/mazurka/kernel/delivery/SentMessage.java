package io.mazurka.kernel.delivery;

import java.util.Comparator;

/**
 * A message in a channel. Copies with the same content in the same channel are not told apart.
 *
 * @param channel the number of the channel
 * @param number the number of the message among those to the same recipient
 * @param delivered whether it waits in the buffer of its recipient, if there are such buffers
 * @param text the message with its sender and recipient, in words
 */
public record SentMessage(int channel, int number, boolean delivered, String text) {

  /** An order that does not depend on the numbers of messages, unless two read the same. */
  public static final Comparator<SentMessage> ORDER =
      Comparator.comparingInt(SentMessage::channel)
          .thenComparing(SentMessage::text)
          .thenComparing(SentMessage::delivered)
          .thenComparingInt(SentMessage::number);
}
