package io.mazurka.lpor.audit;

/** A relation between transition numbers. */
@FunctionalInterface
public interface Relation {

  boolean holds(int first, int second);
}
