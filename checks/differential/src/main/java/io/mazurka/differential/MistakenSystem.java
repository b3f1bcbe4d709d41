package io.mazurka.differential;

import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Features;

/** A system that has a mistake in its compiled form. */
record MistakenSystem(Checkable system, Mistake mistake) implements Checkable {

  @Override
  public Features features() {
    return system.features();
  }

  @Override
  public CompiledModel compile(CheckOptions options) {
    return mistake.in(system.compile(options));
  }
}
