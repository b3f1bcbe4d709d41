package io.mazurka.bench.protocols;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.gallery.Paxos;
import io.mazurka.gallery.WrongStorage;
import io.mazurka.kernel.exploration.SearchResult.Executions;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import org.junit.jupiter.api.Test;

class TimedSearchTests {

  private final ProtocolInstance paxos = ProtocolInstance.of(new Paxos(), 1, 3, 1);

  @Test
  void aSearchHasTheFiguresOfItsInstance() {
    TimedSearch full = TimedSearch.once(paxos, Searches.full());
    TimedSearch reduced = TimedSearch.once(paxos, Searches.lpor());

    assertThat(full.states()).isEqualTo(120);
    assertThat(full.count(full.states())).isEqualTo("120");
    assertThat(reduced.states()).isLessThan(120);
    assertThat(reduced.statistics().terminalStates()).isEqualTo(18);
    assertThat(full.savedAgainst(full)).isEqualTo("0.0 %");
  }

  @Test
  void dynamicReductionRunsExecutions() {
    CheckOptions optimal = CheckOptions.unreduced().withPor(Por.DPOR_OPTIMAL).withAll();
    TimedSearch search = TimedSearch.once(paxos, optimal);

    assertThat(search.isFinished()).isTrue();
    assertThat(search.result().executions()).extracting(Executions::traces).isEqualTo(18L);
  }

  @Test
  void aSearchThatALimitEndedIsMarked() {
    TimedSearch search =
        TimedSearch.once(paxos, Searches.full().withLimits(Limits.none().withStates(10)));

    assertThat(search.count(10)).isEqualTo("> 10");
    assertThat(search.savedAgainst(search)).isEqualTo("–");
  }

  @Test
  void aSearchThatFoundItsViolationIsFinished() {
    TimedSearch search =
        TimedSearch.once(ProtocolInstance.of(new WrongStorage(), 3, 1), Searches.lpor());

    assertThat(search.isViolated()).isTrue();
    assertThat(search.isFinished()).isTrue();
  }

  @Test
  void relationsAreCollectedOverAllStates() {
    CollectedRelations without = CollectedRelations.of(paxos, false);
    CollectedRelations with = CollectedRelations.of(paxos, true);

    assertThat(without.enablingSets()).isZero();
    assertThat(with.enablingSets()).isPositive();
    assertThat(with.starts()).isEqualTo(without.starts());
  }
}
