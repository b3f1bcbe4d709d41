package io.mazurka.protocols.engine.views;

import java.util.Arrays;

/** The letters in one channel, or in a part of it: pending and delivered ones, as in a view. */
final class ChannelContent {

  private final int[] pending;
  private final int[] delivered;

  ChannelContent(int[] pending, int[] delivered) {
    this.pending = pending;
    this.delivered = delivered;
  }

  int[] pending() {
    return pending;
  }

  int[] delivered() {
    return delivered;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ChannelContent content
        && Arrays.equals(pending, content.pending)
        && Arrays.equals(delivered, content.delivered);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(pending) + Arrays.hashCode(delivered);
  }
}
