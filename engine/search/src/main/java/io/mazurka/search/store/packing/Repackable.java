package io.mazurka.search.store.packing;

/** A holder of packed states that can change to another layout. */
public interface Repackable {

  /** Raises {@code maxima} to the largest value in each slot of the states held. */
  void raise(Packing packing, int[] maxima);

  /** Repacks everything held from layout {@code from} to layout {@code to}. */
  void repack(Packing from, Packing to);
}
