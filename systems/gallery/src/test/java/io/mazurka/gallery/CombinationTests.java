package io.mazurka.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Split;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** All reductions of the gallery's protocols, in every combination. */
@Tag("slow")
final class CombinationTests {

  private static final CheckOptions PLAIN = CheckOptions.unreduced();

  private static List<CheckOptions> combinations(boolean deadMessages) {
    CheckOptions reduced = PLAIN.withPor(Por.LPOR);
    List<CheckOptions> combinations = new ArrayList<>();
    for (CheckOptions search : List.of(PLAIN, reduced.withNet(true), reduced.withNet(false))) {
      for (Split split : Split.values()) {
        combinations.add(
            search.with(
                ProtocolOptions.defaults().withSplit(split).withDeadMessages(deadMessages)));
      }
    }
    return combinations;
  }

  /** Dropping dead messages merges terminal states; stubborn sets lose none of what is left. */
  @ParameterizedTest
  @MethodSource("io.mazurka.gallery.Rows#all")
  void everyCombinationKeepsVerdictAndTerminalStates(Row row) {
    for (boolean dead : new boolean[] {false, true}) {
      CheckOptions plain = PLAIN.with(ProtocolOptions.defaults().withDeadMessages(dead));
      long terminal = check(row, plain).statistics().terminalStates();
      for (CheckOptions combination : combinations(dead)) {
        CheckResult result = check(row, combination);

        assertThat(result.verdict()).as(combination.toString()).isEqualTo(row.verdict());
        assertThat(result.statistics().terminalStates())
            .as(combination.toString())
            .isEqualTo(terminal);
      }
    }
  }

  private static CheckResult check(Row row, CheckOptions options) {
    return row.check(options.withAll());
  }

  @Test
  void everyCombinationFindsTheMistakeOfTheForgetfulAcceptor() {
    Row row = Row.of(new FaultyPaxos2(), 3, 3, 1);
    for (boolean dead : new boolean[] {false, true}) {
      for (CheckOptions combination : combinations(dead)) {
        CheckOptions options = combination.withSearch(SearchOrder.DFS);

        assertThat(row.check(options).verdict())
            .as(combination.toString())
            .isEqualTo(Verdict.VIOLATED);
      }
    }
  }
}
