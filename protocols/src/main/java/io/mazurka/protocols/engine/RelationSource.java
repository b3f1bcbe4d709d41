package io.mazurka.protocols.engine;

/** Where the relations between the transitions of a protocol come from. */
interface RelationSource {

  /** The relations of a process in a view. */
  ViewRelations of(ProcessComponent process, int view);

  /**
   * Adds who can still send one of some letters.
   *
   * @param letters the number of a set of letters that a {@link Partners} named
   * @param current the relations of each process in its view
   */
  void addSenders(int letters, ViewRelations[] current, long[] set);

  /** Whether one of some letters may still be consumed; numbers are as those of rivals. */
  boolean mayBeConsumed(int letters, ViewRelations[] current);
}
