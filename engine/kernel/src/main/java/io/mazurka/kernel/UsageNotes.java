package io.mazurka.kernel;

import java.util.List;

/** A transition system that notes what was enabled in the states that its cursors visited. */
public interface UsageNotes {

  /**
   * What is used nowhere, if every transition that is enabled in some state that can be reached was
   * so in one that was visited.
   *
   * @param everyState whether all states that can be reached were visited, up to symmetry
   */
  Unused unused(boolean everyState);

  /** What was noted so far, in words that mean the same in every run. */
  List<String> noted();

  /** Notes what another run had {@link #noted}. */
  void note(List<String> noted);
}
