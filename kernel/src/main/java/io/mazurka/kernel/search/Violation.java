package io.mazurka.kernel.search;

import io.mazurka.kernel.Invariant;
import io.mazurka.kernel.walk.Path;
import org.jspecify.annotations.Nullable;

/**
 * A path to a state where a property fails.
 *
 * @param invariant the failing invariant, or null for a deadlock
 */
public record Violation(@Nullable Invariant invariant, Path path) {

  /** The name of the property. */
  public String property() {
    return invariant == null ? SearchTask.DEADLOCK : invariant.name();
  }
}
