package io.mazurka.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.Invariant;
import io.mazurka.kernel.audit.Audit;
import io.mazurka.kernel.audit.AuditResult;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.model.CompiledModel.Reducer;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Feature;
import io.mazurka.kernel.options.ReductionOptions;
import io.mazurka.kernel.options.Symmetry;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.symmetry.Canonicalizer;
import io.mazurka.kernel.symmetry.StateSymmetry;
import io.mazurka.protocols.Protocol;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** An audit of symmetry also finds representatives that are not the only ones of their orbits. */
final class SymmetryAuditTests {

  private static final CheckOptions OPTIONS =
      CheckOptions.defaults().withReductions(ReductionOptions.none().withSymmetry(Symmetry.ROLES));

  /** A protocol whose states get their representatives from something else. */
  private record Altered(Protocol protocol, UnaryOperator<Canonicalizer> change)
      implements Checkable {

    @Override
    public CompiledModel compile(CheckOptions options) {
      CompiledModel model = protocol.compile(options);
      return new CompiledModel(
          model.system(),
          model.invariants(),
          model.deadlockByDefault(),
          model.reductions(),
          new Reducer() {
            @Override
            public Reduction reduce(List<Invariant> checked) {
              return model.reducer().reduce(checked);
            }

            @Override
            public StateSymmetry symmetry(List<Invariant> checked) {
              StateSymmetry right = model.reducer().symmetry(checked);
              return new StateSymmetry(
                  right.description(), () -> change.apply(right.canonicalizers().get()));
            }
          });
    }

    @Override
    public Set<Feature> features() {
      return protocol.features();
    }
  }

  /** Takes every state for a representative of its orbit. */
  private record Idle(Canonicalizer right) implements Canonicalizer {

    @Override
    public void canonicalize(int[] state) {
      // As it is.
    }

    @Override
    public long orbit(int[] state) {
      return right.orbit(state);
    }
  }

  private static AuditResult audit(UnaryOperator<Canonicalizer> change) {
    Protocol storage = new Storage().protocol(3, 1);
    return Audit.of(new Altered(storage, change)).with(OPTIONS).run();
  }

  @Test
  void aRepresentativeStandsForItsWholeOrbit() {
    assertThat(audit(right -> right).failures()).isEmpty();
  }

  @Test
  void statesThatAreNotMergedAreFound() {
    assertThat(audit(Idle::new).failures())
        .isNotEmpty()
        .anySatisfy(failure -> assertThat(failure.toString()).contains("states of its orbit"));
  }
}
