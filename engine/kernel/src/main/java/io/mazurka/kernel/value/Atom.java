package io.mazurka.kernel.value;

/** A value without parts whose text identifies it among the values of its class. */
public interface Atom {

  @Override
  String toString();
}
