package io.mazurka.guarded.differential;

import io.mazurka.guarded.circuit.Circuit;
import io.mazurka.guarded.circuit.CircuitBuilder;
import io.mazurka.guarded.circuit.Function;
import java.util.List;
import java.util.Random;

/** Random circuits of a few gates, in one process each or in several together. */
final class RandomCircuits {

  private static final List<Function> FUNCTIONS =
      List.of(
          Function.C,
          Function.C,
          Function.AND,
          Function.OR,
          Function.NAND,
          Function.NOR,
          Function.XOR,
          Function.NOT,
          Function.BUF);

  private final Random random;
  private final int signals;

  private RandomCircuits(long seed) {
    this.random = new Random(seed);
    this.signals = 3 + random.nextInt(5);
  }

  static Circuit of(long seed) {
    return new RandomCircuits(seed).circuit("random" + seed);
  }

  private Circuit circuit(String name) {
    CircuitBuilder builder = Circuit.named(name);
    int next = 0;
    for (int process = 0; next < signals; process++) {
      builder.process("p" + process);
      for (int gates = 1 + random.nextInt(3); gates > 0 && next < signals; gates--) {
        if (next + 1 < signals && random.nextInt(4) == 0) {
          builder.mutex(input(), input(), "s" + next, "s" + (next + 1));
          next += 2;
        } else {
          addGate(builder, "s" + next++);
        }
      }
    }
    for (int signal = 0; signal < signals; signal++) {
      builder.initially("s" + signal, random.nextInt(4) == 0);
    }
    return builder.property("condition", "!(" + input() + " & " + input() + ")").build();
  }

  private void addGate(CircuitBuilder builder, String output) {
    Function function = FUNCTIONS.get(random.nextInt(FUNCTIONS.size()));
    boolean unary = function == Function.NOT || function == Function.BUF;
    String[] inputs = new String[unary ? 1 : 2];
    for (int index = 0; index < inputs.length; index++) {
      inputs[index] = input();
    }
    builder.gate(output, function, inputs);
  }

  private String input() {
    return (random.nextInt(3) == 0 ? "~" : "") + "s" + random.nextInt(signals);
  }
}
