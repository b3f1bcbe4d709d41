package io.mazurka.protocols;

import java.util.List;

/** A declared step of processes with local states of type {@code S}, for a monitor to hear. */
@SuppressWarnings("UnusedTypeParameter") // it types the listener
public final class StepReference<S> {

  private final List<StepDefinition> definitions;

  StepReference(List<StepDefinition> definitions) {
    this.definitions = List.copyOf(definitions);
  }

  /** The step, or, if it was declared for each peer, one for each. */
  List<StepDefinition> definitions() {
    return definitions;
  }
}
