package io.mazurka.classes.library;

import io.mazurka.classes.naming.Named;
import io.mazurka.classes.runtime.Rewritten;

/** Replaces {@code new Object()} in the code under test: an object to synchronize on. */
public class PlainObject implements Named {

  private long name = Rewritten.name();

  @Override
  public final long mazurka$name() {
    return name;
  }

  @Override
  public final void mazurka$name(long given) {
    name = given;
  }

  @Override
  public final int hashCode() {
    return Rewritten.hash(this);
  }

  @Override
  public final String toString() {
    return "java.lang.Object@" + Integer.toHexString(hashCode());
  }

  @Override
  public final boolean equals(Object other) {
    return this == other;
  }
}
