package io.mazurka.classes.runtime;

import io.mazurka.classes.naming.ObjectName;
import io.mazurka.classes.statics.Restoration;

/**
 * A value of a model. If the model outlives an execution, because a static field refers to it, the
 * value is restored before the next execution.
 */
public final class Kept<V> {

  private final long name;
  private V value;
  private int changedAfter;

  private Kept(long name, V initial) {
    this.name = name;
    this.value = initial;
  }

  /** A value of the model with this name, whose accesses are no events. */
  public static <V> Kept<V> of(long name, V initial) {
    return new Kept<>(name, initial);
  }

  public V get() {
    return value;
  }

  public void set(V next) {
    Actor actor = Actor.current();
    if (actor != null && ObjectName.outlives(name)) {
      Restoration restoration = actor.run().subject().restoration();
      if (changedAfter != restoration.times()) {
        changedAfter = restoration.times();
        V before = value;
        restoration.by(() -> value = before);
      }
    }
    value = next;
  }
}
