package io.mazurka.kernel.model;

import java.util.Optional;

/**
 * Finds the places in the source where steps and properties of a system are declared, as far as
 * they are known.
 */
public interface SourcePlaces {

  /** The place where a step is declared; the names are those that executions show. */
  Optional<SourcePlace> step(String process, String transition);

  /** The place where a property is declared. */
  Optional<SourcePlace> property(String name);

  /** Knows no places. */
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
