package io.mazurka.guarded.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.guarded.GuardedModel;
import io.mazurka.guarded.program.Program;
import io.mazurka.guarded.symmetry.TwinPlan.Spoiled;
import io.mazurka.kernel.exploration.SearchResult;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.symmetry.StateSymmetry;
import io.mazurka.kernel.symmetry.slots.Automorphism;
import io.mazurka.kernel.symmetry.slots.SlotGroup;
import io.mazurka.kernel.symmetry.slots.SlotPermutation;
import io.mazurka.search.Search;
import io.mazurka.search.check.Check;
import io.mazurka.testkit.FailingSystem;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.Trial;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A symmetry that forgets something changes verdicts of some small random program. */
final class SymmetryMistakesTests {

  enum Forgotten {
    PROPERTY(Spoiled.INVARIANT, true, program -> permutations(program, 1)),
    INITIAL_STATE(Spoiled.INITIAL_FLAG, true, program -> permutations(program, 0)),
    INITIAL_VALUE_THAT_IS_A_NAME(Spoiled.NOTHING, false, program -> permutations(program, 0)),
    VALUES(
        Spoiled.NOTHING,
        true,
        program ->
            permutations(program, 1).stream()
                .map(one -> slotsAlone(one, program.variables().size()))
                .toList());

    private final Spoiled spoiled;
    private final boolean anyTurn;
    private final Function<Program, List<SlotPermutation>> permutations;

    Forgotten(
        Spoiled spoiled, boolean anyTurn, Function<Program, List<SlotPermutation>> permutations) {
      this.spoiled = spoiled;
      this.anyTurn = anyTurn;
      this.permutations = permutations;
    }

    TwinPlan draw(long seed) {
      TwinPlan plan = TwinPlan.draw(seed);
      return new TwinPlan(plan.copies(), plan.rules(), spoiled, anyTurn, plan.order());
    }
  }

  private static List<SlotPermutation> permutations(Program program, int aspects) {
    return new ProgramGraph(program, List.of())
        .automorphisms(aspects).stream().map(Automorphism::slots).toList();
  }

  private static SlotPermutation slotsAlone(SlotPermutation permutation, int slots) {
    int[] sources = IntStream.range(0, slots).map(permutation::source).toArray();
    return SlotPermutation.of(sources, new int[slots][]);
  }

  @ParameterizedTest
  @EnumSource(Forgotten.class)
  void mistakeIsCaughtAndShownByASmallProgram(Forgotten forgotten) {
    FailingSystem found =
        new RandomRun<>(
                getClass(), forgotten::draw, (plan, trial) -> compare(plan, forgotten, trial))
            .requireFailure(forgotten.name(), 0, 1_000);

    assertThat(found.lines()).as(found.toString()).hasSizeLessThanOrEqualTo(4);
  }

  private static void compare(TwinPlan plan, Forgotten forgotten, Trial trial) {
    GuardedModel model = TwinProgram.of(plan);
    SearchTask task =
        Check.of(model)
            .with(
                CheckOptions.unreduced().withAll().withProperties("invariant", "sometimes", "end"))
            .prepare()
            .task();
    SlotGroup group =
        SlotGroup.of(
            forgotten.permutations.apply(model.program()), model.program().variables().size());
    StateSymmetry wrong = new StateSymmetry(List.of("wrong"), group::canonicalizer);
    SearchResult full = Search.of(task, SearchOrder.BFS).run();
    SearchResult found = Search.of(task.withSymmetry(wrong), SearchOrder.BFS).run();
    trial.require("decided", new TreeSet<>(full.violated()), new TreeSet<>(found.violated()));
  }
}
