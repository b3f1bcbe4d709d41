package io.mazurka.catalogue;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.model.Model;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.ReductionOptions;
import io.mazurka.kernel.supervision.ModelFrames;

/**
 * A model with a value for each of its parameters.
 *
 * @param reference the exact reference to the instance: the kind is known and no value is left to a
 *     default
 * @param model the model
 * @param arguments the values
 */
public record Instance(ModelReference reference, Model model, Arguments arguments) {

  public String name() {
    return model.name();
  }

  /**
   * Creates the system.
   *
   * @throws InvalidModelException if the model calls a method of Mazurka with a wrong argument
   */
  public Checkable create() {
    Checkable system;
    try {
      system = model.create(arguments);
    } catch (IllegalArgumentException e) {
      throw explained(e);
    }
    if (system == null) {
      throw new InvalidModelException(reference.name() + ": it makes nothing that can be checked");
    }
    return system;
  }

  /** The same problem, said of the model if a method of Mazurka did not accept its argument. */
  private RuntimeException explained(IllegalArgumentException problem) {
    String place = ModelFrames.place(problem, Instance.class);
    return ModelFrames.isOfMazurka(problem.getStackTrace()) && !place.isEmpty()
        ? new InvalidModelException(
            "%s%s: %s".formatted(reference.name(), place, problem.getMessage()))
        : problem;
  }

  /** Compiles the system, in the shape that the reference gives, with all states and steps. */
  public CompiledModel compile() {
    return within(create().compile(reference.shape().options()));
  }

  /**
   * Compiles the system, in the shape that the reference gives, with all steps. States that differ
   * only in parts that no later step depends on count as one state, so that an execution that
   * repeats comes back to the same state.
   */
  public CompiledModel compileToRepeat() {
    return within(create().compile(optionsToRepeat()));
  }

  /** The options under which {@link #compileToRepeat} compiles. */
  public CheckOptions optionsToRepeat() {
    return reference
        .shape()
        .options()
        .withReductions(ReductionOptions.defaults().withPor(Por.NONE));
  }

  private CompiledModel within(CompiledModel whole) {
    return whole.within(reference.shape().asked());
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
