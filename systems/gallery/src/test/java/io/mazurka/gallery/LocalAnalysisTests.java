package io.mazurka.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.engine.analysis.LocalAnalysis;
import io.mazurka.protocols.engine.compiler.ProtocolCompiler;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The local graphs of the gallery's protocols. */
final class LocalAnalysisTests {

  static List<Protocol> protocols() {
    return List.of(
        new Paxos().protocol(1, 1, 1),
        new Paxos().protocol(2, 3, 1),
        new Paxos().protocol(3, 3, 1),
        new Paxos().protocol(2, 5, 1),
        new Paxos().protocol(2, 3, 2),
        new FaultyPaxos().protocol(2, 3, 1),
        new FaultyPaxos2().protocol(2, 3, 1),
        new EchoMulticast().protocol(3, 1, 1, 1),
        new EchoMulticast().protocol(2, 1, 2, 1),
        new Storage().protocol(3, 2),
        new WrongStorage().protocol(3, 2),
        new OralMessages().protocol(3, 1));
  }

  @ParameterizedTest
  @MethodSource("protocols")
  void noExecutionComesBackToAState(Protocol protocol) {
    assertThat(ProtocolCompiler.analyse(protocol, CheckOptions.unreduced()).isAcyclic()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"2, 3, 2570, 54", "3, 3, 90042, 816", "2, 5, 357601, 980"})
  void paxosWithoutDeadMessagesHasFewerStates(
      int proposers, int acceptors, long states, long terminal) {
    CheckOptions dropping =
        CheckOptions.unreduced().with(ProtocolOptions.defaults().withDeadMessages(true));

    CheckResult result =
        Check.of(new Paxos().protocol(proposers, acceptors, 1)).with(dropping).run();

    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.statistics().states()).isEqualTo(states);
    assertThat(result.statistics().terminalStates()).isEqualTo(terminal);
  }

  @Test
  void localGraphsOfPaxosAreSmall() {
    LocalAnalysis analysis =
        ProtocolCompiler.analyse(new Paxos().protocol(2, 5, 1), CheckOptions.unreduced());

    assertThat(analysis)
        .hasToString(
            """
            local analysis
              proposer1               3 local states    1,251 steps       25 letters
              proposer2               3 local states    1,251 steps       25 letters
              acceptor1              15 local states       65 steps        6 letters
              acceptor2              15 local states       65 steps        6 letters
              acceptor3              15 local states       65 steps        6 letters
              acceptor4              15 local states       65 steps        6 letters
              acceptor5              15 local states       65 steps        6 letters
              learner                 4 local states      160 steps       20 letters
              no execution comes back to a state""");
  }
}
