package io.mazurka.proofs.relations;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.gallery.programs.Consensus;
import io.mazurka.guarded.GuardedModel;
import io.mazurka.guarded.reduction.ProvedRelations;
import java.util.BitSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The relations of three processes, all 205,280 states of which are looked at. */
@Tag("long")
final class LargerConsensusRelationsTests {

  @Test
  void relationsAreThoseOfAllStates() {
    GuardedModel model = new Consensus().model(3, 1);
    ProvedRelations proved =
        new SolverRelations().relations(model.program(), model.requirements().get(0).condition());
    ExactRelations exact = ExactRelations.of(model.program());

    for (int command = 0; command < proved.dependent().size(); command++) {
      BitSet others = (BitSet) proved.dependent().get(command).clone();
      others.clear(command);
      assertThat(others).as("depends on %d", command).isEqualTo(exact.dependent().get(command));
    }
    assertThat(proved.makers()).isEqualTo(exact.makers());
    assertThat(proved.pairs()).isEqualTo(24);
  }
}
