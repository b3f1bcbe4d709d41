package io.mazurka.catalogue.saved;

import io.mazurka.catalogue.ModelReference;
import io.mazurka.kernel.trace.Trace;
import io.mazurka.kernel.walk.Path;
import io.mazurka.search.check.Counterexample;

/**
 * A counterexample with everything that is needed to run it again.
 *
 * @param model the system
 * @param property the property that fails
 * @param path the execution as indices
 * @param trace the execution in words
 */
public record SavedCounterexample(ModelReference model, String property, Path path, Trace trace) {

  public static SavedCounterexample of(ModelReference model, Counterexample counterexample) {
    return new SavedCounterexample(
        model, counterexample.property(), counterexample.path(), counterexample.trace());
  }
}
