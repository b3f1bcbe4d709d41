package io.mazurka.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Split;
import io.mazurka.search.Search;
import io.mazurka.search.check.Check;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whoever declares nothing of what steps read and write loses nothing. */
final class DerivedRelationsTests {

  /** The states explored with derived relations, and with those that the steps declare. */
  private record Explored(long derived, long declared) {

    static Explored of(Row row, Split split, boolean deadMessages) {
      CheckOptions options =
          CheckOptions.defaults()
              .withAll()
              .withPor(Por.LPOR)
              .with(ProtocolOptions.unreduced().withSplit(split).withDeadMessages(deadMessages));
      Check.Prepared prepared = Check.of(row.system()).with(options).prepare();
      SearchTask task = prepared.task();
      Reduction declared = prepared.model().reducer().alternatives(task.properties()).get(0);
      return new Explored(states(task), states(task.withReduction(declared)));
    }

    private static long states(SearchTask task) {
      return Search.of(task, CheckOptions.defaults().search()).run().statistics().states();
    }
  }

  @ParameterizedTest
  @MethodSource("io.mazurka.gallery.Rows#all")
  void derivedRelationsSaveAtLeastAsMuchAsTheBestDeclaredOnes(Row row) {
    for (boolean deadMessages : new boolean[] {false, true}) {
      long derived = Explored.of(row, Split.COMBINED, deadMessages).derived();
      for (Split split : Split.values()) {
        long declared = Explored.of(row, split, deadMessages).declared();

        assertThat(derived)
            .as("%s, dead messages %s", split, deadMessages)
            .isLessThanOrEqualTo(declared);
      }
    }
  }
}
