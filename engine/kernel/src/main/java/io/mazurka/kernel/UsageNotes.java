package io.mazurka.kernel;

import java.util.List;

/**
 * A transition system that notes which transitions were enabled in the states that its cursors
 * visited.
 */
public interface UsageNotes {

  /**
   * The declarations that are used nowhere. The caller knows that every transition that is enabled
   * in some reachable state was enabled in a visited state.
   *
   * @param everyState whether all reachable states were visited, up to symmetry
   */
  Unused unused(boolean everyState);

  /** The notes so far, in words that mean the same in every run. */
  List<String> noted();

  /** Adds the notes of another run, as {@link #noted} returned them. */
  void note(List<String> noted);
}
