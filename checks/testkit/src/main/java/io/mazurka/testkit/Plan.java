package io.mazurka.testkit;

import java.util.stream.Stream;

/**
 * A random system as data, usually a record. Its text describes the system in a few lines: one for
 * each step, command, transition or instruction.
 */
public interface Plan<P extends Plan<P>> {

  /**
   * Plans with less in them, the smallest first. Some may describe no system that can be built.
   * None contains anything that this plan lacks, so repeated shrinking ends.
   */
  Stream<P> smaller();
}
