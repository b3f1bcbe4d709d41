package io.mazurka.protocols.differential;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.Split;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.differential.Exploration.Way;
import io.mazurka.protocols.differential.ReducedSearch.Checked;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.relations.Relations;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Reductions that are wrong on purpose lose something, and right ones do not. */
final class MistakeTests {

  private static final int MOST_STATES = 200;
  private static final CheckOptions FULL = CheckOptions.unreduced();

  static Stream<Arguments> examples() {
    return Stream.of(
        example(Mistake.ABSORPTION_FORGOTTEN, Split.COMBINED, SmallProtocols.senderAndCounter()),
        example(Mistake.SENDERS_FORGOTTEN, Split.NONE, SmallProtocols.twoSenders()),
        example(Mistake.COMPETITION_FORGOTTEN, Split.COMBINED, SmallProtocols.twoConsumers()),
        example(Mistake.ENABLERS_FORGOTTEN, Split.COMBINED, SmallProtocols.signalOrGo()),
        example(Mistake.FALSE_NECESSITY, Split.NONE, SmallProtocols.signalOrGo()),
        example(Mistake.MONITORS_FORGOTTEN, Split.COMBINED, SmallProtocols.twoHeardByOne()),
        example(Mistake.VISIBILITY_FORGOTTEN, Split.COMBINED, SmallProtocols.orderMatters()),
        example(Mistake.PROVISO_FORGOTTEN, Split.COMBINED, SmallProtocols.clockAndCulprit()));
  }

  private static Arguments example(Mistake mistake, Split split, Protocol protocol) {
    return Arguments.of(mistake, split, protocol);
  }

  private static CheckOptions reduced(Split split) {
    return ReducedSearch.options(FULL, split, true);
  }

  private static Exploration full(Protocol protocol, Checked checked) {
    return Exploration.of(protocol.compile(FULL), Way.upTo(MOST_STATES), checked.names(protocol));
  }

  private static boolean loses(
      Mistake mistake, Relations relations, Split split, Protocol protocol) {
    Exploration full = full(protocol, mistake.checked());
    Exploration wrong =
        Exploration.of(
            mistake.in(relations.compile(protocol, reduced(split)), protocol),
            Way.upTo(MOST_STATES),
            mistake.checked().names(protocol));
    return full.finished() && !wrong.agreesWith(full);
  }

  @Test
  void setChannelsAbsorbWhatIsSentTwice() {
    Exploration full = full(SmallProtocols.senderAndCounter(), Checked.NOTHING);

    assertThat(full.terminal()).hasSize(2);
    for (Relations relations : Relations.values()) {
      Exploration reduced =
          Exploration.of(
              relations.compile(SmallProtocols.senderAndCounter(), reduced(Split.COMBINED)),
              Way.upTo(MOST_STATES),
              List.of());
      assertThat(reduced.terminal()).isEqualTo(full.terminal());
    }
  }

  @ParameterizedTest
  @MethodSource("examples")
  void mistakeLosesSomethingInASmallProtocol(Mistake mistake, Split split, Protocol protocol) {
    assertThat(loses(mistake, Relations.DECLARED, split, protocol)).isTrue();
  }

  @ParameterizedTest
  @MethodSource("examples")
  void withoutTheMistakeNothingIsLost(Mistake mistake, Split split, Protocol protocol) {
    for (Relations relations : Relations.values()) {
      for (SearchOrder order : SearchOrder.values()) {
        Exploration reduced =
            Exploration.of(
                relations.compile(protocol, reduced(split)),
                new Way(order, StoreKind.EXACT, MOST_STATES),
                Checked.ALL_INVARIANTS.names(protocol));
        assertThat(reduced.agreesWith(full(protocol, Checked.ALL_INVARIANTS))).isTrue();
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Mistake.class)
  void randomProtocolsFindTheMistakeOut(Mistake mistake) {
    assertThat(
            LongStream.range(0, 2_000)
                .mapToObj(seed -> PlannedProtocol.of(ProtocolGenerator.draw(seed)))
                .anyMatch(
                    protocol ->
                        Stream.of(Relations.values())
                            .anyMatch(
                                relations -> loses(mistake, relations, Split.NONE, protocol))))
        .isTrue();
  }
}
