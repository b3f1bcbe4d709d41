package io.mazurka.search.pruning;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.Changes;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.simple.DeterministicSystem;
import io.mazurka.kernel.simple.SimpleInvariant;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.kernel.walk.Path;
import io.mazurka.kernel.walk.Walk;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

final class PruningTests {

  /** Three processes that count; the second one may never be further than the first. */
  private static class Counting extends DeterministicSystem {

    private final int most;

    Counting(int most) {
      super(
          List.of("a", "b", "c"),
          List.of(
              new Transition(0, "a", "count"),
              new Transition(1, "b", "count"),
              new Transition(2, "c", "count")));
      this.most = most;
    }

    @Override
    public List<int[]> initialStates() {
      return List.of(new int[3]);
    }

    @Override
    public boolean isEnabled(int[] state, int transition) {
      return state[transition] < most && (transition != 1 || state[1] < state[0]);
    }

    @Override
    public void fire(int[] state, int transition, Changes changes) {
      changes.set(transition, state[transition] + 1);
    }
  }

  /** A second process that must follow the first one step by step. */
  private static final class Alternating extends Counting {

    Alternating(int most) {
      super(most);
    }

    @Override
    public boolean isEnabled(int[] state, int transition) {
      return super.isEnabled(state, transition) && (transition != 0 || state[0] == state[1]);
    }
  }

  private static Property never(Predicate<int[]> bad) {
    return new SimpleInvariant("never", state -> !bad.test(state), state -> "bad");
  }

  /** The path on which these processes count in turn. */
  private static Path path(DeterministicSystem system, String processes) {
    Walk walk = Walk.from(system, 0);
    for (char process : processes.toCharArray()) {
      int step = 0;
      while (walk.transition(step) != process - 'a') {
        step++;
      }
      walk.take(step);
    }
    return walk.path();
  }

  private static String processes(DeterministicSystem system, Path path) {
    List<String> names = new ArrayList<>();
    for (TraceStep step : Walk.along(system, path).trace().steps()) {
      names.add(step.process());
    }
    return String.join("", names);
  }

  private static String pruned(DeterministicSystem system, Property property, String processes) {
    return processes(system, Pruning.prune(system, property, path(system, processes)));
  }

  @Test
  void stepsThatDoNotMatterAreLeftOut() {
    assertThat(pruned(new Counting(3), never(state -> state[2] == 2), "cabacb")).isEqualTo("cc");
    assertThat(pruned(new Counting(3), never(state -> state[1] == 2), "cacbaacb"))
        .isEqualTo("aabb");
  }

  @Test
  void violationInTheInitialStateNeedsNoSteps() {
    assertThat(pruned(new Counting(3), never(state -> true), "cab")).isEmpty();
  }

  @Test
  void orderHasTheFewestSwitches() {
    Property property = never(state -> state[0] + state[1] + state[2] == 6);
    DeterministicSystem system = new Counting(2);
    assertThat(pruned(system, property, "acbcab")).isEqualTo("aaccbb");
    Path ordered = Pruning.reorder(system, property, path(system, "acbcab"));
    assertThat(processes(system, ordered)).isEqualTo("aaccbb");
    assertThat(pruned(system, property, "aabbcc")).isEqualTo("aabbcc");
  }

  @Test
  void deadlockEndsWhereNothingIsPossible() {
    assertThat(pruned(new Counting(2), StateProperty.NO_TERMINAL_STATE, "cabcab"))
        .isEqualTo("ccaabb");
  }

  @Test
  void longExecutionWhoseOrderIsNotSearchedHasFewSwitches() {
    Property property = never(state -> state[1] == 100 && state[2] == 100);
    String pruned = pruned(new Alternating(100), property, "acb".repeat(100));
    assertThat(pruned).hasSize(300).contains("c".repeat(100));
    assertThat(pruned.replace("c", "")).isEqualTo("ab".repeat(100));
  }

  @Test
  void modelThatGoesWrongElsewhereDoesNotHideTheViolation() {
    DeterministicSystem fragile =
        new Counting(3) {
          @Override
          public boolean isEnabled(int[] state, int transition) {
            if (state[2] == 1 && state[0] == 0) {
              throw new IllegalStateException("not a state of the path");
            }
            return super.isEnabled(state, transition);
          }
        };
    Property property = never(state -> state[2] == 2);
    assertThat(pruned(fragile, property, "acc")).isEqualTo("acc");
  }
}
