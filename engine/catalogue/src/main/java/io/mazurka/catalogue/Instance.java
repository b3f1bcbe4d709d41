package io.mazurka.catalogue;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.model.Model;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.ReductionOptions;

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

  /**
   * The system in its shape, with all steps, where states that differ only in what no step will
   * depend on are one: so an execution that repeats comes back to where it was.
   */
  public CompiledModel compileToRepeat() {
    return create()
        .compile(
            reference
                .shape()
                .options()
                .withReductions(ReductionOptions.defaults().withPor(Por.NONE)));
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
