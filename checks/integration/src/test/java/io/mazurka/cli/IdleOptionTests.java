package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** An option that cannot have an effect is refused, not ignored. */
final class IdleOptionTests {

  private static final String EXECUTIONS =
      " has no effect here: executions are run one after the other, and no states are kept; leave it"
          + " out, or choose another --por";

  private static Outcome check(String command) {
    return Outcome.of(("check " + command).split(" ", -1));
  }

  @ParameterizedTest
  @CsvSource({
    "paxos proposers=1 --por dpor-optimal --search dfs, --search dfs",
    "paxos proposers=1 --por dpor-source --search bfs, --search bfs",
    "paxos proposers=1 --por dpor-classic --store exact, --store exact",
    "indexer n=2 --search dfs, --search dfs",
    "indexer n=2 --store fingerprint, --store fingerprint",
  })
  void orderAndStoreOfStatesAreRefusedWhereExecutionsAreRun(String command, String option) {
    Outcome outcome = check(command);

    assertThat(outcome.exitCode()).isEqualTo(151);
    assertThat(outcome.err())
        .isEqualTo("mazurka: " + option + EXECUTIONS + "; see mazurka check --help\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = "::",
      value = {
        "paxos --max-crashes 1 :: --max-crashes 1 has no effect: nobody can crash; take --crashes explicit, or let the protocol declare with role.crashes() who may",
        "paxos --crashes implicit --max-crashes 1 :: --max-crashes 1 has no effect: nobody can crash; take --crashes explicit, or let the protocol declare with role.crashes() who may",
        "indexer --max-crashes 1 :: --max-crashes 1 does not apply to this model",
        "paxos --por none --net on :: --net on has no effect with --por none",
        "paxos --por dpor-source --net on :: --net on has no effect with --por dpor-source",
        "paxos --disk target --search dfs :: --disk has no effect here: only a breadth-first search goes on with the disk; leave out one of the two",
        "paxos --disk target --store fingerprint :: --disk has no effect here: only --store exact goes on with the disk; leave out one of the two",
        "indexer n=2 --disk target :: --disk has no effect here: executions are run one after the other, and no states are kept; leave out one of the two",
        "paxos --disk target --ltl [](true) :: --disk has no effect here: temporal properties need all states and steps in memory; leave out one of the two",
        "paxos --disk target --cluster local[2] :: --disk has no effect with --cluster, whose workers keep their states in memory; leave out one of the two",
        "arbiter --sets published :: --sets published belongs to --por lpor; ask for that as well, or leave out --sets",
        "paxos --por dpor-source --sets published :: --sets published belongs to --por lpor; ask for that as well, or leave out --sets",
        "indexer --por lpor --sets published :: --sets published does not apply to this model: it needs relations between steps that are the same in all states",
        "paxos --sets best :: --sets takes default, published, dynamic, condition-2, condition-2-prime, or some of figure-3, figure-4, figure-5, marking, static, sleep, matching with commas between them, not 'best'",
        "paxos --por lpor --sets published,sleep :: --sets published goes alone, not with sleep",
        "indexer --por dpor-classic --sets sleep,sleep :: --sets names sleep twice",
        "indexer --por dpor-classic --sets sleep, :: --sets takes default, published, dynamic, condition-2, condition-2-prime, or some of figure-3, figure-4, figure-5, marking, static, sleep, matching with commas between them, not ''",
        "indexer --sets sleep,figure-3 :: --sets figure-3,sleep belongs to --por dpor-classic; ask for that as well, or leave out --sets",
        "indexer --por dpor-optimal --sets sleep :: --sets sleep belongs to --por dpor-classic; ask for that as well, or leave out --sets",
        "arbiter --por dpor-classic --sets figure-4 :: --por dpor-classic does not apply to this model",
        "fifo --por lpor --sets dynamic :: --sets dynamic does not apply to this model: it needs processes that disable nothing but steps of their own",
        "paxos --por lpor --sets dynamic --store fingerprint :: --sets dynamic comes back to states, so it keeps them in full; leave out --store fingerprint",
        "paxos --por lpor --sets dynamic --workers 2 :: --workers 2 cannot search with --sets dynamic: what is explored next depends on everything before; leave out one of the two",
        "paxos --por lpor --sets dynamic --profile :: --profile explains sets that are chosen once, but those of --sets dynamic grow; leave out one of the two",
        "paxos --por lpor --sets dynamic --symmetry roles :: --symmetry roles cannot be had here: what dynamic sets have seen of a state names processes, which change places; leave it out, or leave out --sets dynamic",
        "indexer --por none --conflicts all :: --conflicts all has no effect with --por none",
        "indexer --traffic grm :: --traffic grm does not apply to this model",
        "paxos --conflicts all :: --conflicts all does not apply to this model",
      })
  void optionThatNothingDependsOnIsRefused(String command, String message) {
    Outcome outcome = check(command);

    assertThat(outcome.exitCode()).isEqualTo(151);
    assertThat(outcome.err()).isEqualTo("mazurka: " + message + "; see mazurka check --help\n");
  }

  @Test
  void circuitsCanDoWithoutNecessaryEnablingSets() {
    assertThat(check("arbiter cells=2 --net off").out())
        .contains("lpor without necessary enabling sets");
    assertThat(check("arbiter cells=2").out()).doesNotContain("necessary enabling");
  }

  @Test
  void setsFromWhatWasSeenNeedNoSymmetryIfNobodyAsks() {
    Outcome outcome = check("paxos --por lpor --sets dynamic --json");

    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out())
        .contains("\"states\":391", "\"workers\":1", "lpor with dynamic sets", "no symmetry");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "paxos proposers=1 --por dpor-optimal --store none --net off --json",
        "indexer n=2 --store none --symmetry none --json",
        "paxos proposers=1 --por none --net off --split none --conflicts readwrite --json",
        "paxos proposers=1 --net on --json",
        "paxos proposers=1 --por none --sets default --json",
        "indexer n=2 --sets default --json",
      })
  void neutralValuesAreAccepted(String command) {
    assertThat(check(command).exitCode()).isZero();
  }
}
