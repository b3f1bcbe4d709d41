package io.mazurka.classes.naming;

/**
 * An object with a name that does not depend on the schedule. The name says which thread made the
 * object, and how many objects this thread had made before. Rewritten classes implement this
 * interface; so do models and other replacements of library objects.
 */
public interface Named {

  /**
   * The name, which is the same in every execution; zero if the object was made outside of an
   * exploration.
   */
  long mazurka$name();

  /** Changes the name, because the object is a copy of another one. */
  void mazurka$name(long name);
}
