package io.mazurka.kernel.model;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Features;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.trace.picture.DrawnGraph;
import java.util.List;
import java.util.Map;

/** A system that can be checked: it compiles itself, under the options that concern it. */
@FunctionalInterface
public interface Checkable {

  /** The transition system and properties; refuses options that do not apply to it. */
  CompiledModel compile(CheckOptions options);

  /** What the system can do beyond the plain search; a check refuses options that need more. */
  default Features features() {
    return Features.of();
  }

  /** What each of its processes can do on its own; none where that is not known. */
  default List<DrawnGraph> localGraphs(CheckOptions options) {
    return List.of();
  }

  /**
   * The kinds of its properties by their names, for whoever cannot wait until it is compiled; none
   * where that takes no time.
   */
  default Map<String, Kind> declared() {
    return Map.of();
  }

  /** Where its steps and properties are declared. */
  default SourcePlaces sources() {
    return SourcePlaces.none();
  }
}
