package io.mazurka.kernel;

/** A transition system that notes what was enabled in the states that its cursors visited. */
public interface UsageNotes {

  /**
   * What is used nowhere, if every transition that is enabled in some state that can be reached was
   * so in one that was visited.
   *
   * @param everyState whether all states that can be reached were visited, up to symmetry
   */
  Unused unused(boolean everyState);
}
