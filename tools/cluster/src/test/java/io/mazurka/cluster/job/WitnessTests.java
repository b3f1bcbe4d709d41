package io.mazurka.cluster.job;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.cluster.inprocess.InProcess;
import io.mazurka.cluster.step.StepOrder;
import io.mazurka.cluster.step.StepReport;
import io.mazurka.kernel.Changes;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.reduction.Selector;
import io.mazurka.kernel.simple.DeterministicSystem;
import io.mazurka.kernel.simple.SimpleInvariant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Shows why histories are united: two processes each toggle a bit, a third one sets another, and
 * all four states of the two bits are reached without a history, each in a partition of its own.
 */
final class WitnessTests {

  private static final int TOGGLE_X = 0;
  private static final int TOGGLE_Y = 1;
  private static final int ALPHA = 2;
  private static final List<Integer> OWNERS = List.of(0, 3, 1, 2);

  /** The two bits, the one that alpha sets, and a number that decides who owns which state. */
  private static final class Toggles extends DeterministicSystem {

    private final int salt;

    Toggles(int salt) {
      super(
          List.of("x", "y", "done", "salt"),
          List.of(
              new Transition(TOGGLE_X, "X", "toggle"),
              new Transition(TOGGLE_Y, "Y", "toggle"),
              new Transition(ALPHA, "A", "alpha")));
      this.salt = salt;
    }

    @Override
    public List<int[]> initialStates() {
      List<int[]> states = new ArrayList<>();
      for (int state = 0; state < 4; state++) {
        states.add(new int[] {state & 1, state >> 1, 0, salt});
      }
      return states;
    }

    @Override
    public boolean isEnabled(int[] state, int transition) {
      return transition != ALPHA || state[2] == 0;
    }

    @Override
    public void fire(int[] state, int transition, Changes changes) {
      changes.set(transition, 1 - state[transition]);
    }
  }

  /** A reduction that takes one toggle alone, preferably that of x. */
  private static final class Preferring implements Reduction {

    @Override
    public String description() {
      return "one toggle";
    }

    @Override
    public Contract contract() {
      return Contract.forLinearTime(true);
    }

    @Override
    public Selector selector() {
      return new Selector() {
        private int tried;

        @Override
        public int select(int[] state, Cursor cursor, int steps, int[] chosen) {
          tried = TOGGLE_X;
          chosen[0] = TOGGLE_X;
          return 1;
        }

        @Override
        public int selectAnother(int steps, int[] chosen) {
          if (tried == TOGGLE_X) {
            tried = TOGGLE_Y;
            chosen[0] = TOGGLE_Y;
            return 1;
          }
          for (int step = 0; step < steps; step++) {
            chosen[step] = step;
          }
          return steps;
        }
      };
    }
  }

  private static Job job() {
    int salt = 0;
    Job job = job(salt);
    while (!owners(job).equals(OWNERS)) {
      job = job(++salt);
    }
    return job;
  }

  private static Job job(int salt) {
    Toggles system = new Toggles(salt);
    Checkable model =
        options ->
            new CompiledModel(
                system,
                List.of(new SimpleInvariant("never", state -> state[2] == 0, state -> "alpha")),
                false,
                List.of(),
                checked -> new Preferring());
    return new Job(() -> model, OptionTexts.of(CheckOptions.defaults()), 4, Proviso.HISTORY);
  }

  private static List<Integer> owners(Job job) {
    Workshop workshop = job.workshop();
    return workshop.system().initialStates().stream()
        .map(state -> workshop.owner(workshop.fingerprints().of(state)))
        .toList();
  }

  /** Whether alpha was ever taken; the search comes to an end in either case. */
  private static boolean takesAlpha(Job job) {
    boolean seen = false;
    try (InProcess steps = new InProcess(job)) {
      List<StepReport> reports;
      do {
        reports = steps.step(StepOrder.search(1000));
        seen |= reports.stream().anyMatch(report -> !report.sightings().isEmpty());
      } while (!reports.stream().allMatch(StepReport::isIdle) && !seen);
    }
    return seen;
  }

  @Test
  void historiesAsPrintedPutAlphaOffForEver() {
    assertThat(takesAlpha(job().asPrinted())).isFalse();
  }

  @Test
  void historiesPutTogetherDoNot() {
    assertThat(takesAlpha(job())).isTrue();
  }
}
