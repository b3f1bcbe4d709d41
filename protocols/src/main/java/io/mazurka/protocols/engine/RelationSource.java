package io.mazurka.protocols.engine;

/** Where the relations between the transitions of a protocol come from. */
interface RelationSource {

  /** The relations of a process in a view. */
  ViewRelations of(ProcessComponent process, int view);
}
