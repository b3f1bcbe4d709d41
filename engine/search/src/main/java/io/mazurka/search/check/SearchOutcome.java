package io.mazurka.search.check;

import io.mazurka.kernel.model.CompiledModel;

/** The outcome of searching a compiled model: a result, or the need to search another layout. */
sealed interface SearchOutcome {

  /** The search has come to an end. */
  record Finished(CheckResult result) implements SearchOutcome {}

  /**
   * The search was broken off, because the model should be laid out in another way.
   *
   * @param model the same model in the other layout, to be searched from the beginning
   */
  record Outgrown(CompiledModel model) implements SearchOutcome {}
}
