package io.mazurka.kernel.symmetry.slots;

import java.util.List;

/** A model in which automorphisms are looked for. */
public interface SymmetricModel {

  /** The number of slots of a state. */
  int slots();

  /** The names of the parts that are interchangeable or not, such as processes. */
  List<String> parts();

  /**
   * What automorphisms may be asked to keep besides the steps, in words: first the initial states,
   * then each condition whose truth matters.
   */
  List<String> aspects();

  /**
   * Automorphisms that keep the steps and the first {@code count} aspects. Each must be checked.
   *
   * @throws io.mazurka.kernel.symmetry.graph.GraphTooLargeException if this takes too long
   */
  List<Automorphism> automorphisms(int count);
}
