package io.mazurka.search.pruning;

import io.mazurka.kernel.Transition;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.kernel.trace.TraceStep.Message;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The steps of an execution that may have caused its end (Lamport 1978): the steps that can change
 * the truth of the property, the earlier steps of the same processes, and the steps that sent
 * messages to them.
 */
final class CausalPast {

  private CausalPast() {}

  /** The steps among {@code steps} that may have caused the end. */
  static List<Occurrence> of(
      List<Occurrence> steps, Property property, List<Transition> transitions) {
    List<Occurrence> past = new ArrayList<>();
    Set<String> processes = new HashSet<>();
    Set<Sending> awaited = new HashSet<>();
    for (int index = steps.size() - 1; index >= 0; index--) {
      Occurrence step = steps.get(index);
      TraceStep words = step.words();
      boolean visible =
          !(property instanceof StateProperty one)
              || one.needsEnd()
              || one.condition().isVisible(transitions.get(step.transition()));
      boolean sends = false;
      for (Message sent : words.sent()) {
        sends |= awaited.contains(new Sending(words.process(), sent.peer(), sent.message()));
      }
      if (visible || sends || processes.contains(words.process())) {
        processes.add(words.process());
        for (Message message : words.consumed()) {
          awaited.add(new Sending(message.peer(), words.process(), message.message()));
        }
        past.add(step);
      }
    }
    Collections.reverse(past);
    return past;
  }

  /** A message on its way. */
  private record Sending(String sender, String recipient, String message) {}
}
