package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The parts of classic dynamic reduction on the command line. */
final class DynamicSetsTests {

  private static Outcome check(String command) {
    return Outcome.of(("check " + command).split(" ", -1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = "::",
      value = {
        "indexer n=12 --sets figure-3 :: (figure 3) :: 1062",
        "indexer n=12 --sets figure-4 :: (figure 4) :: 1062",
        "indexer n=12 --sets figure-3,sleep :: (figure 3) with sleep sets, repaired: it looks at all races, not only at the last :: 339",
        "indexer n=2 --sets sleep,matching :: sleep sets, no dynamic reduction, states matched: every end of an execution, but not every trace :: 24",
        "filesystem n=5 --sets static :: all executions, within persistent sets :: 1960",
        "filesystem n=14 --sets figure-4,static :: (figure 4), within persistent sets :: 202",
        "philosophers n=3 --sets figure-5,marking --conflicts all --property assertions :: (figure 5 with marking) :: -1",
        "paxos proposers=1 --sets figure-3 :: reduction of steps (figure 3) :: -1",
        "paxos proposers=1 --sets figure-4 :: reduction of steps (figure 4) :: -1",
        "paxos proposers=1 --sets figure-4,marking :: reduction of steps (figure 4 with marking) :: -1",
        "paxos proposers=1 --sets figure-3,sleep :: (figure 3) with sleep sets, repaired: it looks at all races, not only at the last :: -1",
        "paxos proposers=1 --sets sleep :: sleep sets of steps, no dynamic reduction :: -1",
        "paxos proposers=1 --sets matching :: all executions of steps, states matched: every state, but not every trace :: -1",
        "paxos proposers=1 --sets sleep,matching :: sleep sets of steps, no dynamic reduction, states matched: every state, but not every trace :: -1",
      })
  void reportNamesTheAlgorithm(String command, String reduction, long events) {
    Outcome outcome = check(command + " --por dpor-classic --json");

    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.out()).contains(reduction).contains("\"blockedRuns\"");
    assertThat(outcome.out().contains("states matched, so not every trace was run"))
        .isEqualTo(command.contains("matching"));
    if (events >= 0) {
      assertThat(outcome.out()).contains("\"events\":" + events);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = "::",
      value = {
        "indexer --sets figure-3,figure-4 :: --sets figure-3,figure-4 is not possible: each figure is an algorithm of its own; name one of them",
        "indexer --sets marking :: --sets marking is not possible: marking is about races that a figure cannot reverse with one thread; add figure-3, figure-4 or figure-5",
        "indexer --sets matching,figure-4 :: --sets figure-4,matching is not possible: a figure learns what to explore from the executions that follow a state, and a state that is matched has none, so races with what comes after it would be missed; leave out the figure or matching",
        "indexer --sets figure-4,sleep :: --sets figure-4,sleep is not possible: a figure looks at the last race alone, which loses executions once sleep sets leave out others; the repair needs the choice of figure 3 among the threads that lead to the race; ask for figure-3,sleep",
        "indexer --sets figure-3,sleep,marking :: --sets figure-3,marking,sleep is not possible: with sleep sets every race is reversed by a thread that leads to it, so nothing is ever marked; leave out marking",
        "indexer --sets figure-5 :: --sets figure-5 is not possible: it looks only at the last access to an object and knows no reads that commute; it needs --conflicts all",
        "paxos --sets figure-5 :: --sets figure-5 is not possible: it needs steps that access one shared object each, and a step of a protocol may consume and send several messages; ask for figure-4",
        "paxos --sets static :: --sets static is not possible: stubborn sets of a protocol depend on fewer pairs of steps than races do, so they do not confine executions; ask for --por lpor --search dfs --store none",
        "paxos --sets figure-3,marking :: --sets figure-3,marking is not possible: figure 3 reverses every race of a protocol with one step, so nothing is ever marked; ask for figure-4,marking",
        "io.mazurka.cli.EarlyReader --sets static :: --sets static is not possible: it needs threads that are step functions; what ordinary code may do is not known",
        "io.mazurka.cli.EarlyReader --sets matching :: --sets matching is not possible: it needs threads that are step functions; of ordinary code, which runs on real threads, no states are known",
        "indexer --sets sleep --search dfs :: --search dfs has no effect here: executions are run one after the other, and no states are kept; leave it out, or choose another --por",
      })
  void combinationThatMeansNothingIsRefusedWithTheReason(String command, String message) {
    Outcome outcome = check(command + " --por dpor-classic");

    assertThat(outcome.exitCode()).isEqualTo(151);
    assertThat(outcome.err()).isEqualTo("mazurka: " + message + "; see mazurka check --help\n");
  }
}
