package io.mazurka.protocols.differential;

import io.mazurka.differential.Mistake;
import io.mazurka.kernel.Transition;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.differential.ReducedSearch.Checked;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.Optional;

/** A fact that a reduction may omit, to show that comparisons notice it. */
enum Forgotten {
  /** That a message is absorbed while an equal one is pending. */
  ABSORPTION,
  /** That whoever sends a message interferes with its consumers. */
  SENDERS,
  /** That transitions of one process interfere. */
  COMPETITION,
  /** That steps heard by one monitor interfere. */
  MONITORS,
  /** That whoever sends a message changes a step that takes all messages so far. */
  SWEEPS,
  /** That somebody can enable a disabled transition. */
  ENABLERS,
  /** That one of several transitions is necessary, not just the first of them. */
  FALSE_NECESSITY,
  /** That transitions may change what is checked. */
  VISIBILITY,
  /** That transitions must not be put off around a cycle. */
  PROVISO;

  /** What must be checked besides terminal states for the omission to lose something. */
  Checked checked() {
    return this == VISIBILITY || this == PROVISO ? Checked.ALL_INVARIANTS : Checked.NOTHING;
  }

  /**
   * The mistake of omitting this fact in the reduction of a protocol whose steps have unique names.
   */
  Mistake in(Protocol protocol) {
    return switch (this) {
      case ENABLERS -> Mistake.enablingForgotten((transition, other) -> true);
      case FALSE_NECESSITY -> Mistake.enablersButOneForgotten();
      case VISIBILITY -> Mistake.visibilityForgotten();
      case PROVISO -> Mistake.provisoForgotten();
      default -> Mistake.interferenceForgotten((member, other) -> forgets(protocol, member, other));
    };
  }

  /** The declared step of a transition; losses of messages are not declared. */
  private static Optional<StepDefinition> step(Protocol protocol, Transition transition) {
    String name = transition.name().replaceFirst(" from .*", "").replaceFirst(", crashing", "");
    return protocol.steps().stream().filter(s -> s.title().equals(name)).findFirst();
  }

  private boolean forgets(Protocol protocol, Transition member, Transition other) {
    Optional<StepDefinition> of = step(protocol, member);
    Optional<StepDefinition> ofOther = step(protocol, other);
    if (of.isEmpty() || ofOther.isEmpty()) {
      return false;
    }
    StepDefinition step = of.get();
    StepDefinition another = ofOther.get();
    boolean own = member.process().equals(other.process());
    boolean heard =
        protocol.monitors().stream()
            .anyMatch(monitor -> monitor.hears(step) && monitor.hears(another));
    boolean sends = another.sends().stream().anyMatch(sent -> sent.to() == step.role());
    return switch (this) {
      case ABSORPTION -> !own && !heard && !sends;
      case SENDERS -> !own && !heard && sends;
      case SWEEPS ->
          !own
              && !heard
              && another.quorum().watches()
              && step.sends().stream().anyMatch(sent -> sent.to() == another.role());
      case MONITORS -> !own && heard;
      case COMPETITION -> own;
      default -> false;
    };
  }
}
