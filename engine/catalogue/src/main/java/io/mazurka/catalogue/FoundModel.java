package io.mazurka.catalogue;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Model;
import java.util.Map;

/**
 * A model with the reference by which it is found again.
 *
 * @param reference the exact reference to the model
 * @param model the model
 */
public record FoundModel(ModelReference reference, Model model) {

  /** The model with these values of parameters and defaults for the others. */
  public Instance with(Map<String, Integer> given) {
    if (model.name() == null || model.parameters() == null) {
      throw new InvalidModelException(reference.name() + ": its name or its parameters are null");
    }
    Arguments arguments = Arguments.of(model, given);
    return new Instance(reference.withParameters(arguments.values()), model, arguments);
  }
}
