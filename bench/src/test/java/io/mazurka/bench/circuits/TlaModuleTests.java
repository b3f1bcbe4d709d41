package io.mazurka.bench.circuits;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.guarded.circuit.GateList;
import org.junit.jupiter.api.Test;

/** Circuits are written in TLA+ gate by gate. */
final class TlaModuleTests {

  @Test
  void everyFlipIsOneDisjunct() {
    String circuit =
        """
        circuit c
        process a
        x = C(y, ~z)
        process b
        y = NOT(x)
        z = OR(x, y)
        initially y=1
        """;

    assertThat(TlaModule.of(GateList.parse(circuit, "c").program()))
        .isEqualTo(
            """
            ---- MODULE Commands ----
            VARIABLE s

            Init == s = <<FALSE, TRUE, FALSE>>

            Next ==
              \\/ ((~s[1] /\\ (s[2] /\\ ~s[3]))) = TRUE /\\ s' = [s EXCEPT ![1] = TRUE]
              \\/ ((s[1] /\\ ~(s[2] \\/ ~s[3]))) = TRUE /\\ s' = [s EXCEPT ![1] = FALSE]
              \\/ ((~s[2] /\\ ~(s[1]))) = TRUE /\\ s' = [s EXCEPT ![2] = TRUE]
              \\/ ((s[2] /\\ (s[1]))) = TRUE /\\ s' = [s EXCEPT ![2] = FALSE]
              \\/ ((~s[3] /\\ (s[1] \\/ s[2]))) = TRUE /\\ s' = [s EXCEPT ![3] = TRUE]
              \\/ ((s[3] /\\ ~(s[1] \\/ s[2]))) = TRUE /\\ s' = [s EXCEPT ![3] = FALSE]
            ====
            """);
  }
}
