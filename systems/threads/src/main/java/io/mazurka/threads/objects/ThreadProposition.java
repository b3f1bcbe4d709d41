package io.mazurka.threads.objects;

import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.threads.operations.SourceLine;
import java.util.function.BooleanSupplier;

/**
 * A named condition on the shared objects, which formulas can be about.
 *
 * @param condition reads the objects
 */
public record ThreadProposition(String name, BooleanSupplier condition) {

  /** Whether the condition holds in the current state of the objects. */
  public boolean holds() {
    try {
      return condition.getAsBoolean();
    } catch (RuntimeException | AssertionError e) {
      throw new ModelMisbehavedException(
          "the condition '%s' throws %s%s".formatted(name, e, SourceLine.of(e)), e);
    }
  }
}
