package io.mazurka.kernel.store;

/** Something that holds packed states and can change to another layout. */
public interface Repackable {

  /** Repacks everything held from layout {@code from} to layout {@code to}. */
  void repack(Packing from, Packing to);
}
