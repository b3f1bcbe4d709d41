package io.mazurka.protocols.programs;

import io.mazurka.protocols.views.View;
import java.util.List;

/**
 * One step of a process in one view, as people and tables need it.
 *
 * @param transition the number of its transition
 * @param consumed the letters it takes
 * @param next the view the process is in afterwards, as far as it was given before
 * @param view its number, or -1 if only a part of a view was given
 * @param stimuli what it does to other slots, in the order of the slots
 * @param sent the letters it sends, as (recipient, letter of the recipient)
 * @param charges the budgets it takes from, as bits
 * @param duplicating whether it leaves two of the letter it takes instead of none
 */
public record ViewStep(
    int transition,
    List<Integer> consumed,
    View next,
    int view,
    List<Stimulus> stimuli,
    List<Sent> sent,
    int charges,
    boolean duplicating) {

  /** A stimulus to a slot. */
  public record Stimulus(int slot, int number) {}

  /** A letter on its way. */
  public record Sent(int recipient, int letter) {}
}
