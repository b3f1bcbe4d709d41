package io.mazurka.protocols.roles;

import java.util.List;
import java.util.stream.Stream;

/** A declared step of processes with local states of type {@code S}, for a monitor to hear. */
@SuppressWarnings("UnusedTypeParameter") // it types the listener
public final class StepReference<S> {

  private final List<StepDefinition> definitions;

  StepReference(List<StepDefinition> definitions) {
    this.definitions = List.copyOf(definitions);
  }

  /**
   * The definitions of the step: one for each peer if the step was declared for peers, else one.
   */
  List<StepDefinition> definitions() {
    return definitions;
  }

  /** The name of the step at each process, such as {@code acceptor2.promise}. */
  public Stream<String> ofEachProcess() {
    return definitions.stream()
        .flatMap(
            step ->
                step.role().members().stream()
                    .filter(member -> step.isOf(step.role(), member))
                    .map(member -> member + "." + step.title()));
  }
}
