package io.mazurka.kernel.model;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Features;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.trace.picture.DrawnGraph;
import java.util.List;
import java.util.Map;

/** A system that can be checked: it compiles itself under given options. */
@FunctionalInterface
public interface Checkable {

  /**
   * Compiles the system to a transition system with properties; refuses options that do not apply
   * to it.
   */
  CompiledModel compile(CheckOptions options);

  /**
   * The features that the system supports beyond the plain search; a check refuses options that
   * need others.
   */
  default Features features() {
    return Features.of();
  }

  /** A graph of what each process can do on its own; empty if that is not known. */
  default List<DrawnGraph> localGraphs(CheckOptions options) {
    return List.of();
  }

  /**
   * The kinds of its properties by their names, for callers that need them before the system is
   * compiled; empty if compiling takes no time.
   */
  default Map<String, Kind> declared() {
    return Map.of();
  }

  /** The places in the source where its steps and properties are declared. */
  default SourcePlaces sources() {
    return SourcePlaces.none();
  }
}
