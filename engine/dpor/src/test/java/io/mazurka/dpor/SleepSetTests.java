package io.mazurka.dpor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.dpor.planning.ClassicPlanner;
import io.mazurka.dpor.planning.ClassicVariant;
import io.mazurka.dpor.planning.Conflicts;
import io.mazurka.dpor.planning.RacingChoicePlanner;
import io.mazurka.dpor.planning.Strategy;
import io.mazurka.dpor.planning.ThreadStack;
import io.mazurka.dpor.tree.Planner;
import io.mazurka.kernel.InvalidOptionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The classic reduction as published is unsound with sleep sets. */
final class SleepSetTests {

  private static final String[] TRAP = {"wx", "ry rx", "rx"};

  @ParameterizedTest
  @EnumSource(
      value = ClassicVariant.class,
      names = {"HAPPENS_BEFORE", "CLOCK_VECTORS"})
  void publishedReductionWithTextbookSleepSetsLosesOneOfFourTraces(ClassicVariant variant) {
    ThreadStack stack = new ThreadStack(new StraightLines(TRAP), Conflicts.READWRITE);
    Planner planner = new ClassicPlanner(stack, new Strategy.Published(variant), true);

    Tally found = new Explorer(stack, planner, 100, end -> true).run();

    assertThat(found.traces()).isEqualTo(3);
  }

  /**
   * So figure 4 has no repaired form: the racing thread may be asleep, and then nobody is added.
   */
  @Test
  void choiceOfFigure4LosesTracesWithSleepSetsEvenIfAllRacesAreLookedAt() {
    String[] program = {"rz rx", "wx", "wz", "rz"};
    ThreadStack stack = new ThreadStack(new StraightLines(program), Conflicts.READWRITE);
    Tally found = new Explorer(stack, new RacingChoicePlanner(stack), 100, end -> true).run();

    long all = explore(program, new Strategy.Optimal(), Conflicts.READWRITE).traces();
    assertThat(found.traces()).isLessThan(all);
    assertThat(explore(program, new Strategy.Repaired(), Conflicts.READWRITE).traces())
        .isEqualTo(all);
  }

  @Test
  void repairedReductionWithSleepSetsFindsAllFour() {
    assertThat(explore(new Strategy.Repaired()).traces()).isEqualTo(4);
  }

  @Test
  void publishedReductionWithoutSleepSetsFindsAllFour() {
    for (ClassicVariant variant : ClassicVariant.values()) {
      Strategy strategy = new Strategy.Published(variant);
      Conflicts conflicts =
          variant == ClassicVariant.LAST_ACCESS ? Conflicts.ALL : Conflicts.READWRITE;
      assertThat(explore(strategy, conflicts).traces()).isGreaterThanOrEqualTo(4);
    }
  }

  @Test
  void lastAccessesAreRefusedWhereReadsCommute() {
    assertThatThrownBy(() -> explore(new Strategy.Published(ClassicVariant.LAST_ACCESS)))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageContaining("it needs --conflicts all");
  }

  @Test
  void sourceSetsAndWakeupTreesFindAllFour() {
    assertThat(explore(new Strategy.Source()).traces()).isEqualTo(4);
    assertThat(explore(new Strategy.Optimal()).traces()).isEqualTo(4);
  }

  private static Tally explore(Strategy strategy) {
    return explore(strategy, Conflicts.READWRITE);
  }

  private static Tally explore(Strategy strategy, Conflicts conflicts) {
    return explore(TRAP, strategy, conflicts);
  }

  private static Tally explore(String[] program, Strategy strategy, Conflicts conflicts) {
    return Explorer.of(new StraightLines(program), strategy, conflicts, 100, (end, history) -> true)
        .run();
  }
}
