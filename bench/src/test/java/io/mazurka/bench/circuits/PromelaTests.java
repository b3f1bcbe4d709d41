package io.mazurka.bench.circuits;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.guarded.circuit.GateList;
import org.junit.jupiter.api.Test;

/** Circuits are written in Promela gate by gate. */
final class PromelaTests {

  @Test
  void everyFlipIsOneAtomicStepOfItsProcess() {
    String circuit =
        """
        circuit c
        process a
        x = C(y, ~x.z)
        process b
        y = NOT(x)
        x.z = OR(x, y)
        initially y=1
        """;

    assertThat(Promela.of(GateList.parse(circuit, "c").program()))
        .isEqualTo(
            """
            bool x = 0;
            bool y = 1;
            bool x_z = 0;

            active proctype a() {
              do
              :: d_step { (!x && (y && !x_z)) -> x = 1 }
              :: d_step { (x && !(y || !x_z)) -> x = 0 }
              od
            }

            active proctype b() {
              do
              :: d_step { (!y && !(x)) -> y = 1 }
              :: d_step { (y && (x)) -> y = 0 }
              :: d_step { (!x_z && (x || y)) -> x_z = 1 }
              :: d_step { (x_z && !(x || y)) -> x_z = 0 }
              od
            }
            """);
  }
}
