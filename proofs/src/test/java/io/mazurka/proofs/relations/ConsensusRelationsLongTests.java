package io.mazurka.proofs.relations;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.gallery.programs.Consensus;
import io.mazurka.guarded.GuardedModel;
import io.mazurka.guarded.reduction.ProvedRelations;
import java.util.BitSet;
import org.junit.jupiter.api.Test;

/** The relations of three processes, all 205,280 states of which are looked at. */
final class ConsensusRelationsLongTests {

  @Test
  void nothingDependentIsCalledIndependent() {
    GuardedModel model = new Consensus().model(3, 1);
    ProvedRelations proved =
        new SolverRelations().relations(model.program(), model.requirements().get(0).condition());
    ExactRelations exact = ExactRelations.of(model.program());
    for (int command = 0; command < proved.dependent().size(); command++) {
      BitSet missed = (BitSet) exact.dependent().get(command).clone();
      missed.andNot(proved.dependent().get(command));
      assertThat(missed.isEmpty()).as("what depends on command %d", command).isTrue();
    }
    int pairs = exact.dependent().stream().mapToInt(BitSet::cardinality).sum() / 2;
    assertThat(proved.pairs()).isBetween(pairs, pairs + pairs / 10);
  }
}
