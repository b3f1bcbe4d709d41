package io.mazurka.protocols.views;

import java.util.List;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * What a step does to a channel of a split process, whatever waits there.
 *
 * @param consumed the letters that are taken out of it
 * @param arriving the letters that are put into it
 * @param living the letters that stay alive in it, or null for all; equal ones are equal objects
 */
public record ChannelChange(
    List<Integer> consumed, List<Integer> arriving, @Nullable IntPredicate living) {

  public ChannelChange {
    consumed = List.copyOf(consumed);
    arriving = List.copyOf(arriving);
  }
}
