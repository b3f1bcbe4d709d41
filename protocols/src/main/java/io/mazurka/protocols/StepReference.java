package io.mazurka.protocols;

/** A declared step of processes with local states of type {@code S}, for a monitor to hear. */
@SuppressWarnings("UnusedTypeParameter") // it types the listener
public final class StepReference<S> {

  private final StepDefinition definition;

  StepReference(StepDefinition definition) {
    this.definition = definition;
  }

  StepDefinition definition() {
    return definition;
  }
}
