package io.mazurka.protocols;

import java.util.List;
import java.util.stream.Stream;

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

  /** The names of the step as each process has it, after that of the process and a dot. */
  Stream<String> ofEachProcess() {
    return definitions.stream()
        .flatMap(
            step ->
                step.role().members().stream()
                    .filter(member -> step.isOf(step.role(), member))
                    .map(member -> member + "." + step.title()));
  }
}
