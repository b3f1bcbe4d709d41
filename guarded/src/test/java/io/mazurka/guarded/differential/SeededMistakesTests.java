package io.mazurka.guarded.differential;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.guarded.differential.RandomPrograms.Sample;
import io.mazurka.guarded.local.AnalysisGivenUpException;
import io.mazurka.guarded.local.CommandConflicts;
import io.mazurka.guarded.local.CommandGraph;
import io.mazurka.guarded.local.LocalGraphs;
import io.mazurka.guarded.reduction.CommandRelations;
import io.mazurka.guarded.reduction.Enabling;
import io.mazurka.guarded.reduction.GuardEnabling;
import io.mazurka.kernel.Property;
import io.mazurka.kernel.StateProperty;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Feature;
import io.mazurka.kernel.reduction.LocatedRelations;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.reduction.Reduction.Contract;
import io.mazurka.kernel.reduction.StubbornReduction;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The comparison with the full search catches reductions with a mistake in them. */
final class SeededMistakesTests {

  enum Mistake {
    NO_PROVISO,
    NO_VISIBILITY,
    NO_INTERFERENCE,
    NO_INTERFERENCE_WITH_LATER_COMMANDS,
    NOTHING_ENABLES
  }

  @ParameterizedTest
  @EnumSource(Mistake.class)
  void mistakeIsCaught(Mistake mistake) {
    assertThat(LongStream.range(0, 1_000).mapToObj(RandomPrograms::of))
        .anyMatch(sample -> isCaught(sample, mistake));
  }

  private static boolean isCaught(Sample sample, Mistake mistake) {
    return new Comparison().catches(sample.model(), new Mistaken(sample, mistake), "mistaken");
  }

  /** A random program that is reduced with a mistake. */
  private record Mistaken(Sample sample, Mistake mistake) implements Checkable {

    @Override
    public Set<Feature> features() {
      return sample.model().features();
    }

    @Override
    public CompiledModel compile(CheckOptions options) {
      CompiledModel model = sample.model().compile(options);
      return new CompiledModel(
          model.system(),
          model.properties(),
          model.deadlockByDefault(),
          model.reductions(),
          checked -> reduction(model, checked));
    }

    private Reduction reduction(CompiledModel model, List<Property> checked) {
      try {
        List<CommandGraph> graphs = LocalGraphs.of(sample.program());
        CommandConflicts conflicts = CommandConflicts.of(sample.program(), graphs);
        Enabling enabling = new GuardEnabling(sample.program(), graphs);
        return new StubbornReduction(
            "mistaken",
            StateProperty.among(checked).isEmpty()
                ? Contract.forTerminalStates()
                : Contract.forInvariants(mistake != Mistake.NO_PROVISO),
            conflicts.commands(),
            number ->
                mistake != Mistake.NO_VISIBILITY
                    && StateProperty.among(checked).stream()
                        .anyMatch(i -> i.isVisible(model.system().transitions().get(number))),
            number -> true,
            () -> new MistakenRelations(new CommandRelations(conflicts, enabling), mistake));
      } catch (AnalysisGivenUpException e) {
        throw new AssertionError(e);
      }
    }
  }

  /** Relations from which something is left out. */
  private record MistakenRelations(LocatedRelations correct, Mistake mistake)
      implements LocatedRelations {

    @Override
    public void moveTo(int[] state) {
      correct.moveTo(state);
    }

    @Override
    public void addInterfering(int transition, long[] set) {
      long[] all = set.clone();
      correct.addInterfering(transition, all);
      long kept =
          switch (mistake) {
            case NO_INTERFERENCE -> 0;
            case NO_INTERFERENCE_WITH_LATER_COMMANDS -> (1L << transition) - 1;
            default -> -1;
          };
      set[0] |= all[0] & kept;
    }

    @Override
    public int enablingSets(int transition) {
      return correct.enablingSets(transition);
    }

    @Override
    public void addEnablingSet(int transition, int index, long[] set) {
      if (mistake != Mistake.NOTHING_ENABLES) {
        correct.addEnablingSet(transition, index, set);
      }
    }
  }
}
