package io.mazurka.kernel.check;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.OptionDeclaration;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.SearchDeclarations;
import io.mazurka.kernel.options.SearchOrder;

/** Refuses what was asked for and cannot have an effect, so that nobody relies on it. */
final class Refusals {

  private Refusals() {}

  /** Refuses what cannot affect the check of this model under these options. */
  static void refuseIdle(CheckOptions options, CompiledModel model) {
    if (model.exploration() != null) {
      for (OptionDeclaration declaration : SearchDeclarations.search()) {
        declaration
            .asked(options)
            .ifPresent(
                asked -> {
                  throw new InvalidOptionException(
                      asked
                          + " has no effect here: executions are run one after the other, and no"
                          + " states are kept; leave it out, or choose another --por");
                });
      }
    }
    if (options.workers() > 1 && options.search() == SearchOrder.DFS) {
      throw new InvalidOptionException(
          "--workers %d cannot search depth-first: what comes next depends on everything before;"
                  .formatted(options.workers())
              + " leave it out, or search breadth-first");
    }
    Por por = options.reductions().por();
    if (Boolean.TRUE.equals(options.reductions().askedNet()) && por != null && por != Por.LPOR) {
      throw new InvalidOptionException("--net on has no effect with --por " + por);
    }
  }
}
