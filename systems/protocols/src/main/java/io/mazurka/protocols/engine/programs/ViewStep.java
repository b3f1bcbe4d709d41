package io.mazurka.protocols.engine.programs;

import io.mazurka.protocols.engine.views.View;
import java.util.List;

/**
 * One step of a process in one view, in the form that renderers and tables need.
 *
 * @param transition the number of its transition
 * @param consumed the letters that the step consumes
 * @param next the view of the process after the step, as far as the view before it was given
 * @param view the number of {@code next}, or -1 if only a part of the view was given
 * @param stimuli the stimuli to other slots, in the order of the slots
 * @param arrivals in bounded channels, the stimuli that must find room: what the step sends or, if
 *     the process crashes in it, would send otherwise
 * @param sent the sent letters, as (recipient, letter of the recipient)
 * @param charges the budgets from which the step takes, as bits
 * @param duplicating whether the step doubles the letter that it takes instead of removing it
 */
public record ViewStep(
    int transition,
    List<Integer> consumed,
    View next,
    int view,
    List<Stimulus> stimuli,
    List<Stimulus> arrivals,
    List<Sent> sent,
    int charges,
    boolean duplicating) {

  /** A stimulus to a slot. */
  public record Stimulus(int slot, int number) {}

  /** A sent letter, with its recipient. */
  public record Sent(int recipient, int letter) {}
}
