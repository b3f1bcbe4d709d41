package io.mazurka.kernel.model;

import java.util.Optional;

/** Where in a source the steps and properties of a system are declared, as far as that is known. */
public interface SourcePlaces {

  /** Where a step is declared, by the names that executions show. */
  Optional<SourcePlace> step(String process, String transition);

  /** Where a property is declared. */
  Optional<SourcePlace> property(String name);

  /** Knows nothing. */
  static SourcePlaces none() {
    return new SourcePlaces() {
      @Override
      public Optional<SourcePlace> step(String process, String transition) {
        return Optional.empty();
      }

      @Override
      public Optional<SourcePlace> property(String name) {
        return Optional.empty();
      }
    };
  }
}
