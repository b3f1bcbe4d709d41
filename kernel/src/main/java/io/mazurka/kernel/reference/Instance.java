package io.mazurka.kernel.reference;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.model.Model;

/**
 * A model with a value for each of its parameters.
 *
 * @param reference what names it, exactly: the kind is known and no value is left to a default
 * @param model the model
 * @param arguments the values
 */
public record Instance(ModelReference reference, Model model, Arguments arguments) {

  public String name() {
    return model.name();
  }

  public Checkable create() {
    Checkable system = model.create(arguments);
    if (system == null) {
      throw new InvalidModelException(reference.name() + ": it makes nothing that can be checked");
    }
    return system;
  }

  /** The system in its shape, with all states and steps. */
  public CompiledModel compile() {
    return create().compile(reference.shape().options());
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
