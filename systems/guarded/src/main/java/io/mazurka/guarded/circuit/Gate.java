package io.mazurka.guarded.circuit;

import java.util.Arrays;
import java.util.List;

/** A gate: the one driver of its output. */
record Gate(String process, String output, GateFunction function, List<Input> inputs) {

  static Gate of(String process, String output, GateFunction function, String... inputs) {
    return new Gate(process, output, function, Arrays.stream(inputs).map(Input::of).toList());
  }
}
