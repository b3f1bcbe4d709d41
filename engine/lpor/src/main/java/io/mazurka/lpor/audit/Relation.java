package io.mazurka.lpor.audit;

/** A relation between transition numbers. */
@FunctionalInterface
public interface Relation {

  /** Whether the relation holds between two transitions. */
  boolean holds(int first, int second);
}
