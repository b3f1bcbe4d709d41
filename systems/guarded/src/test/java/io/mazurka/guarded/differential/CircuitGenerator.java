package io.mazurka.guarded.differential;

import io.mazurka.guarded.circuit.GateFunction;
import io.mazurka.guarded.differential.CircuitPlan.GatePlan;
import io.mazurka.guarded.differential.CircuitPlan.InputPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Draws random circuits of a few gates, in one process each or in several together. */
public final class CircuitGenerator {

  private static final List<GateFunction> FUNCTIONS =
      List.of(
          GateFunction.C,
          GateFunction.C,
          GateFunction.AND,
          GateFunction.OR,
          GateFunction.NAND,
          GateFunction.NOR,
          GateFunction.XOR,
          GateFunction.NOT,
          GateFunction.BUF);

  private final Random random;
  private final int signals;

  private CircuitGenerator(long seed) {
    this.random = new Random(seed);
    this.signals = 3 + random.nextInt(5);
  }

  public static CircuitPlan draw(long seed) {
    return new CircuitGenerator(seed).plan();
  }

  private CircuitPlan plan() {
    List<List<GatePlan>> processes = new ArrayList<>();
    int next = 0;
    while (next < signals) {
      List<GatePlan> process = new ArrayList<>();
      for (int gates = 1 + random.nextInt(3); gates > 0 && next < signals; gates--) {
        GatePlan gate =
            next + 1 < signals && random.nextInt(4) == 0
                ? new GatePlan(List.of(next, next + 1), GateFunction.BUF, inputs(2))
                : gate(next);
        next += gate.outputs().size();
        process.add(gate);
      }
      processes.add(List.copyOf(process));
    }
    List<Integer> high =
        IntStream.range(0, signals).filter(signal -> random.nextInt(4) == 0).boxed().toList();
    return new CircuitPlan(List.copyOf(processes), high, inputs(2));
  }

  private GatePlan gate(int output) {
    GateFunction function = FUNCTIONS.get(random.nextInt(FUNCTIONS.size()));
    boolean unary = function == GateFunction.NOT || function == GateFunction.BUF;
    return new GatePlan(List.of(output), function, inputs(unary ? 1 : 2));
  }

  private List<InputPlan> inputs(int count) {
    return Stream.generate(this::input).limit(count).toList();
  }

  private InputPlan input() {
    boolean inverted = random.nextInt(3) == 0;
    return new InputPlan(random.nextInt(signals), inverted);
  }
}
