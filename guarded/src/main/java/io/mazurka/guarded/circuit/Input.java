package io.mazurka.guarded.circuit;

import io.mazurka.guarded.expression.Condition;
import io.mazurka.guarded.expression.Variable;

/** A signal that a gate reads, perhaps inverted: {@code x} or {@code ~x}. */
record Input(String signal, boolean inverted) {

  static Input of(String text) {
    return text.startsWith("~") ? new Input(text.substring(1), true) : new Input(text, false);
  }

  Condition of(Variable variable) {
    Condition high = Condition.of(variable);
    return inverted ? high.not() : high;
  }
}
