package io.mazurka.protocols.engine.views;

import java.util.List;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * The change that a step makes to a channel of a split process, independent of the content.
 *
 * @param consumed the letters that are taken out of the channel
 * @param arriving the letters that are put into the channel
 * @param living tells which letters are not dead after the step, or null if none is dead; equal
 *     predicates are equal objects
 */
public record ChannelChange(
    List<Integer> consumed, List<Integer> arriving, @Nullable IntPredicate living) {

  public ChannelChange {
    consumed = List.copyOf(consumed);
    arriving = List.copyOf(arriving);
  }
}
