package io.mazurka.protocols.engine.dynamic;

import io.mazurka.protocols.engine.programs.ProtocolTransition;
import io.mazurka.protocols.engine.programs.TransitionNumbers;
import io.mazurka.protocols.engine.programs.ViewStep;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.engine.views.letters.Choices;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.LongStream;

/**
 * Makes a step that takes every message of a kind depend on every event that sends such a message,
 * whether or not the step took that message. For this, the event is said to send, and the step to
 * consume, a number that stands for the kind.
 */
final class Sweeps {

  private final List<ProcessComponent> processes;
  private final Choices choices;
  private final List<ProtocolTransition> sweepers = new ArrayList<>();

  Sweeps(TransitionNumbers transitions, List<ProcessComponent> processes) {
    this.processes = processes;
    this.choices = new Choices(processes.stream().map(ProcessComponent::process).toList());
    for (ProtocolTransition transition : transitions) {
      if (transition.isWatching()) {
        sweepers.add(transition);
      }
    }
  }

  /** Whether any step takes every message of a kind. */
  boolean occur() {
    return !sweepers.isEmpty();
  }

  /** The number for the kind of which the transition takes every message, if it does. */
  LongStream of(ProtocolTransition transition) {
    return transition.isWatching() ? LongStream.of(number(transition)) : LongStream.empty();
  }

  /** The numbers for the kinds of which the step sends a message. */
  LongStream metBy(ViewStep step) {
    return sweepers.stream()
        .filter(sweeper -> step.sent().stream().anyMatch(sent -> takes(sweeper, sent)))
        .mapToLong(Sweeps::number)
        .distinct();
  }

  private boolean takes(ProtocolTransition sweeper, ViewStep.Sent sent) {
    return sweeper.process().index() == sent.recipient()
        && choices.watches(
            Objects.requireNonNull(sweeper.step()),
            processes.get(sent.recipient()).letters(),
            sent.letter());
  }

  /** The same for a transition and its crashing counterpart; messages have no negative numbers. */
  private static long number(ProtocolTransition sweeper) {
    return -1L - sweeper.regular();
  }
}
