package io.mazurka.kernel.model;

import io.mazurka.kernel.Invariant;
import io.mazurka.kernel.TransitionSystem;
import java.util.List;

/**
 * What a check works on.
 *
 * @param system the transition system
 * @param invariants all invariants of the model
 * @param deadlockByDefault whether a terminal state is an error unless the user says otherwise
 * @param reductions what the compilation itself has reduced or refined, in words
 */
public record CompiledModel(
    TransitionSystem system,
    List<Invariant> invariants,
    boolean deadlockByDefault,
    List<String> reductions) {

  public CompiledModel {
    invariants = List.copyOf(invariants);
    reductions = List.copyOf(reductions);
  }
}
