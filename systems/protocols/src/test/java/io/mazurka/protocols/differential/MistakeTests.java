package io.mazurka.protocols.differential;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.differential.SearchFindings;
import io.mazurka.differential.SearchWay;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.differential.ReducedSearch.Checked;
import io.mazurka.protocols.engine.relations.Relations;
import io.mazurka.protocols.options.Split;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.random.ProtocolPlan;
import io.mazurka.testkit.FailingSystem;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.Trial;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Reductions that are wrong on purpose lose something, and right ones do not. */
@Tag("slow")
final class MistakeTests {

  private static final int MOST_STATES = 200;
  private static final int MOST_LINES = 8;
  private static final CheckOptions FULL = CheckOptions.unreduced();

  static Stream<Arguments> examples() {
    return Stream.of(
        example(Forgotten.ABSORPTION, Split.COMBINED, SmallProtocols.senderAndCounter()),
        example(Forgotten.SENDERS, Split.NONE, SmallProtocols.twoSenders()),
        example(Forgotten.COMPETITION, Split.COMBINED, SmallProtocols.twoConsumers()),
        example(Forgotten.ENABLERS, Split.COMBINED, SmallProtocols.signalOrGo()),
        example(Forgotten.FALSE_NECESSITY, Split.NONE, SmallProtocols.signalOrGo()),
        example(Forgotten.SWEEPS, Split.COMBINED, SmallProtocols.allSoFar()),
        example(Forgotten.MONITORS, Split.COMBINED, SmallProtocols.twoHeardByOne()),
        example(Forgotten.VISIBILITY, Split.COMBINED, SmallProtocols.orderMatters()),
        example(Forgotten.PROVISO, Split.COMBINED, SmallProtocols.clockAndCulprit()));
  }

  private static Arguments example(Forgotten forgotten, Split split, Protocol protocol) {
    return Arguments.of(forgotten, split, protocol);
  }

  private static CheckOptions reduced(Split split) {
    return ReducedSearch.options(FULL, split, true);
  }

  private static SearchFindings full(Protocol protocol, Checked checked) {
    return SearchFindings.of(
        protocol.compile(FULL), SearchWay.upTo(MOST_STATES), checked.names(protocol));
  }

  /** Searches with something forgotten. */
  private static SearchFindings search(
      Forgotten forgotten, Relations relations, Split split, Protocol protocol) {
    return SearchFindings.of(
        forgotten.in(protocol).in(relations.compile(protocol, reduced(split))),
        SearchWay.upTo(MOST_STATES),
        forgotten.checked().names(protocol));
  }

  @Test
  void setChannelsAbsorbWhatIsSentTwice() {
    SearchFindings full = full(SmallProtocols.senderAndCounter(), Checked.NOTHING);

    assertThat(full.terminal()).hasSize(2);
    for (Relations relations : Relations.values()) {
      SearchFindings reduced =
          SearchFindings.of(
              relations.compile(SmallProtocols.senderAndCounter(), reduced(Split.COMBINED)),
              SearchWay.upTo(MOST_STATES),
              List.of());
      assertThat(reduced.terminal()).isEqualTo(full.terminal());
    }
  }

  @ParameterizedTest
  @MethodSource("examples")
  void mistakeLosesSomethingInASmallProtocol(Forgotten forgotten, Split split, Protocol protocol) {
    SearchFindings wrong = search(forgotten, Relations.DECLARED, split, protocol);

    assertThat(wrong.agreesWith(full(protocol, forgotten.checked()))).isFalse();
  }

  @ParameterizedTest
  @MethodSource("examples")
  void withoutTheMistakeNothingIsLost(Forgotten forgotten, Split split, Protocol protocol) {
    for (Relations relations : Relations.values()) {
      for (SearchOrder order : SearchOrder.values()) {
        SearchFindings reduced =
            SearchFindings.of(
                relations.compile(protocol, reduced(split)),
                new SearchWay(order, StoreKind.EXACT, MOST_STATES),
                Checked.ALL_INVARIANTS.names(protocol));
        assertThat(reduced.agreesWith(full(protocol, Checked.ALL_INVARIANTS))).isTrue();
      }
    }
  }

  private static void compare(Forgotten forgotten, ProtocolPlan plan, Trial trial) {
    Protocol protocol = PlannedProtocol.of(plan);
    SearchFindings full = full(protocol, forgotten.checked());
    for (Relations relations : full.finished() ? Relations.values() : new Relations[0]) {
      trial.at("relations " + relations);
      SearchFindings reduced = search(forgotten, relations, Split.NONE, protocol);
      full.requireSame(reduced, forgotten.checked().names(protocol), trial);
    }
  }

  @ParameterizedTest
  @EnumSource(Forgotten.class)
  void randomProtocolsFindTheMistakeOut(Forgotten forgotten) {
    FailingSystem found =
        new RandomRun<ProtocolPlan>(
                getClass(),
                ProtocolGenerator::draw,
                (plan, trial) -> compare(forgotten, plan, trial))
            .requireFailure(forgotten.name(), 0, 2_000);

    assertThat(found.lines()).as(found.toString()).hasSizeLessThanOrEqualTo(MOST_LINES);
  }
}
