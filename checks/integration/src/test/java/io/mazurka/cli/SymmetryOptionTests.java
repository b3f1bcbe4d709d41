package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who asks for symmetry gets it with all reasons, or is told why not. */
final class SymmetryOptionTests {

  @ParameterizedTest
  @CsvSource(
      delimiterString = "::",
      textBlock =
          """
          paxos --symmetry roles --traffic rm :: with --traffic rm there are steps that no process takes
          paxos --symmetry roles --por dpor-classic :: executions are run one after the other
          paxos --symmetry roles --por dpor-source  :: executions are run one after the other
          paxos --symmetry roles --por dpor-optimal :: executions are run one after the other
          consensus n=2 --symmetry roles --invariant decision[1]!=1 :: p1 and p2: property decision[1]!=1
          peterson n=3 --symmetry roles --ltl <>critical1 --fair weak :: <>critical1 assumes fairness
          """)
  void symmetryThatCannotBeHadIsRefused(String command, String reason) {
    Outcome outcome = Outcome.of(("check " + command).split(" "));

    assertThat(outcome.exitCode()).isEqualTo(151);
    assertThat(outcome.err()).contains(" cannot be had here: " + reason);
  }

  @Test
  void programsSayWhatIsAndWhatIsNotSymmetric() {
    Outcome outcome = Outcome.of("check", "peterson", "n=3", "--symmetry", "processes");

    assertThat(outcome.out())
        .contains("symmetric: p2, p3; ")
        .contains("not symmetric: p1 and p2: the initial states tell them apart; lpor\n");
  }

  @ParameterizedTest
  @CsvSource({
    "peterson, n=3, EF critical2, 0",
    "peterson, n=3, AF critical2, 13",
    "arbiter, cells=1, AF a2, 13"
  })
  void formulaThatNamesOneProcessTellsItFromTheOthers(
      String model, String size, String formula, int code) {
    assertThat(Outcome.of("check", model, size, "--ctlstar", formula).exitCode()).isEqualTo(code);
  }

  @Test
  void reductionsThatDoNotFitOnALineAreListed() {
    Outcome outcome =
        Outcome.of("check", "paxos", "proposers=3", "--symmetry", "roles", "--explain");

    assertThat(outcome.out())
        .contains(
            """
              reductions        dead messages dropped
                                decomposed: server = proposer + acceptor
                                symmetric: acceptor1, acceptor2, acceptor3
                                not symmetric: proposer1 and proposer2: proposer1 starts in \
            [number=1, phase=IDLE], proposer2 in [number=2, phase=IDLE]
                                not symmetric: proposer1 and proposer3: proposer1 starts in \
            [number=1, phase=IDLE], proposer3 in [number=3, phase=IDLE]
                                lpor, combined split
            """);
  }
}
