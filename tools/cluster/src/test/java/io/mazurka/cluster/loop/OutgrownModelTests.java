package io.mazurka.cluster.loop;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.cluster.inprocess.InProcess;
import io.mazurka.cluster.job.Proviso;
import io.mazurka.kernel.Changes;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.model.CompiledModel.Growth;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.reduction.NoReduction;
import io.mazurka.kernel.simple.DeterministicSystem;
import io.mazurka.kernel.simple.SimpleInvariant;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A model that is laid out anew once it has many states, and is of no use from then on. */
final class OutgrownModelTests {

  private static final int SIZE = 12;

  /** Two counters that go up, until another model takes over. */
  private static final class Counters extends DeterministicSystem {
    private boolean takenOver;

    Counters() {
      super(List.of("a", "b"), List.of(new Transition(0, "A", "up"), new Transition(1, "B", "up")));
    }

    @Override
    public List<int[]> initialStates() {
      return List.of(new int[2]);
    }

    @Override
    public boolean isEnabled(int[] state, int transition) {
      assertThat(takenOver).isFalse();
      return state[transition] < SIZE - 1;
    }

    @Override
    public void fire(int[] state, int transition, Changes changes) {
      changes.set(transition, state[transition] + 1);
    }
  }

  private static CompiledModel compiled(List<String> layout) {
    Counters system = new Counters();
    Growth growth =
        new Growth() {
          @Override
          public boolean isOutgrown(long states) {
            return layout.isEmpty() && states > SIZE;
          }

          @Override
          public List<String> layout() {
            return layout;
          }

          @Override
          public List<String> nextLayout() {
            return List.of("wide");
          }

          @Override
          public CompiledModel again(List<String> other) {
            system.takenOver = true;
            return compiled(other);
          }
        };
    return new CompiledModel(
        system,
        List.of(new SimpleInvariant("small", state -> state[0] + state[1] < 99, state -> "")),
        false,
        layout,
        checked -> new NoReduction(),
        null,
        growth);
  }

  @Test
  void partitionsGoOnWithItUntilAllHaveHeard() {
    Checkable model = options -> compiled(List.of());
    CheckResult result =
        new ClusterCheck(
                () -> model, CheckOptions.unreduced(), 3, Proviso.HISTORY, SearchListener.none())
            .run(InProcess::new);
    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.statistics().states()).isEqualTo(SIZE * SIZE);
    assertThat(result.reductions()).contains("wide");
  }
}
