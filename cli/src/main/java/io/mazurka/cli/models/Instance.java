package io.mazurka.cli.models;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Checkable;
import java.util.Map;

/**
 * A model with a value for each of its parameters.
 *
 * @param found the model
 * @param arguments the values
 */
public record Instance(FoundModel found, Arguments arguments) {

  /** The model with these values and its defaults for the rest. */
  public static Instance of(FoundModel found, Map<String, Integer> given) {
    if (found.model().name() == null || found.model().parameters() == null) {
      throw new InvalidModelException(found.reference() + ": its name or its parameters are null");
    }
    return new Instance(found, Arguments.of(found.model(), given));
  }

  public String name() {
    return found.model().name();
  }

  public Checkable create() {
    Checkable system = found.model().create(arguments);
    if (system == null) {
      throw new InvalidModelException(found.reference() + ": it makes nothing that can be checked");
    }
    return system;
  }

  /** The name and all parameters, as on the command line. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(name());
    arguments
        .values()
        .forEach((key, value) -> text.append(' ').append(key).append('=').append(value));
    return text.toString();
  }
}
