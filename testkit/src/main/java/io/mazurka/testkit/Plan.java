package io.mazurka.testkit;

import java.util.stream.Stream;

/**
 * A random system as data, in most cases a record. Its text says in a few lines what it is: one for
 * each step, command, transition or instruction.
 */
public interface Plan<P extends Plan<P>> {

  /**
   * Plans with a bit less in them, the smallest first. Some may describe no system that can be
   * built; none has anything that this one lacks, so that a chain of them ends.
   */
  Stream<P> smaller();
}
