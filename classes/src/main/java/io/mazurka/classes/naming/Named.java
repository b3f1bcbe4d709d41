package io.mazurka.classes.naming;

/**
 * An object that knows by which thread, and as its how manyth, it was made. Rewritten classes
 * implement this; so do models and whatever else stands for objects of the library.
 */
public interface Named {

  /** The name, which is the same in every execution; zero if it was made where nobody explores. */
  long mazurka$name();

  /** Gives it another name, because it is a copy. */
  void mazurka$name(long name);
}
