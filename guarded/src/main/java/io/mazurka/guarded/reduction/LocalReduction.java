package io.mazurka.guarded.reduction;

import io.mazurka.guarded.local.Conflicts;
import io.mazurka.guarded.local.LocalPositions;
import io.mazurka.kernel.Invariant;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.reduction.Selector;
import io.mazurka.lpor.StubbornSetAlgorithm;
import io.mazurka.lpor.TransitionSet;
import java.util.List;

/**
 * A reduction by sets of commands that local graphs justify. Terminal states need nothing else;
 * invariants need that no visible command is chosen unless all are, and a cycle proviso.
 */
public final class LocalReduction implements Reduction {

  /** Makes the algorithm that one worker computes its sets with. */
  public interface Sets {

    /** The ample sets of local state space analysis. */
    Sets AMPLE = AmpleSets::new;

    StubbornSetAlgorithm algorithm(Conflicts conflicts, LocalPositions positions);
  }

  private final String name;
  private final Conflicts conflicts;
  private final Sets sets;
  private final long[] visible;
  private final Contract contract;

  private LocalReduction(
      String name, Conflicts conflicts, Sets sets, long[] visible, Contract contract) {
    this.name = name;
    this.conflicts = conflicts;
    this.sets = sets;
    this.visible = visible;
    this.contract = contract;
  }

  /** The reduction that preserves {@code checked}, and terminal states. */
  public static LocalReduction of(
      String name,
      Conflicts conflicts,
      Sets sets,
      List<Transition> transitions,
      List<Invariant> checked) {
    long[] visible = TransitionSet.empty(transitions.size());
    for (Transition transition : transitions) {
      if (checked.stream().anyMatch(invariant -> invariant.isVisible(transition))) {
        TransitionSet.add(visible, transition.number());
      }
    }
    Contract contract =
        checked.isEmpty()
            ? Contract.forTerminalStates()
            : Contract.forInvariants(!TransitionSet.isEmpty(visible));
    return new LocalReduction(name, conflicts, sets, visible, contract);
  }

  @Override
  public String description() {
    return name;
  }

  @Override
  public Contract contract() {
    return contract;
  }

  @Override
  public Selector selector() {
    LocalPositions positions = new LocalPositions(conflicts.graphs());
    return new SetSelector(conflicts, positions, sets.algorithm(conflicts, positions), visible);
  }
}
