package io.mazurka.proofs.relations;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.gallery.programs.Consensus;
import io.mazurka.gallery.programs.Peterson;
import io.mazurka.guarded.GuardedModel;
import io.mazurka.guarded.ProgramOptions;
import io.mazurka.guarded.ProgramOptions.Relations;
import io.mazurka.guarded.reduction.ProvedRelations;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import java.util.BitSet;
import org.junit.jupiter.api.Test;

/** Relations from a solver, compared with those that hold in all states by brute force. */
final class SolverRelationsTests {

  private static void requireSound(GuardedModel model) {
    ProvedRelations proved =
        new SolverRelations().relations(model.program(), model.requirements().get(0).condition());
    ExactRelations exact = ExactRelations.of(model.program());
    for (int command = 0; command < proved.dependent().size(); command++) {
      assertThat(isPart(exact.dependent().get(command), proved.dependent().get(command)))
          .as("what depends on command %d", command)
          .isTrue();
      for (int part = 0; part < proved.makers().get(command).size(); part++) {
        BitSet made = exact.makers().get(command).get(part);
        assertThat(isPart(made, proved.makers().get(command).get(part)))
            .as("what enables command %d", command)
            .isTrue();
      }
    }
  }

  private static boolean isPart(BitSet small, BitSet large) {
    BitSet rest = (BitSet) small.clone();
    rest.andNot(large);
    return rest.isEmpty();
  }

  @Test
  void nothingDependentIsCalledIndependent() {
    requireSound(new Peterson().model(2));
    requireSound(new Consensus().model(2, 1));
  }

  @Test
  void reducedSearchFindsTheSame() {
    GuardedModel model = new Consensus().model(2, 1);
    CheckResult full = Check.of(model).with(CheckOptions.unreduced()).run();
    CheckResult reduced =
        Check.of(model)
            .with(
                CheckOptions.defaults()
                    .withPor(Por.LPOR)
                    .with(new ProgramOptions(Relations.SOLVER)))
            .run();

    assertThat(reduced.verdict()).isEqualTo(full.verdict());
    assertThat(reduced.statistics().states()).isLessThan(full.statistics().states());
    assertThat(reduced.reductions().toString()).contains("proved invariants");
  }
}
