package io.mazurka.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.explicit.Exploration;
import io.mazurka.kernel.explicit.RandomModel;
import io.mazurka.kernel.explicit.Unfolding;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.SearchResult.Statistics;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.walk.Walk;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Counterexample;
import io.mazurka.search.check.PropertyResult;
import io.mazurka.search.check.Verdict;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Compares searches of a random model, with or without deadlock, with the naive exploration. */
final class Comparison {

  private final RandomModel model;
  private final boolean deadlock;
  private final Exploration exploration;
  private final List<Integer> violating;

  Comparison(RandomModel model, boolean deadlock) {
    this.model = model;
    this.deadlock = deadlock;
    this.exploration = Exploration.of(model.system());
    this.violating = exploration.discovered().stream().filter(this::violates).toList();
  }

  Exploration exploration() {
    return exploration;
  }

  /** The reachable states in which a property fails, in the order of their discovery. */
  List<Integer> violating() {
    return violating;
  }

  boolean violates(int number) {
    return breaksInvariant(number) || deadlock && exploration.isTerminal(number);
  }

  boolean breaksInvariant(int number) {
    return model.invariants().stream().anyMatch(invariant -> fails(invariant, number));
  }

  private boolean fails(StateProperty invariant, int number) {
    return invariant.decider().holds(model.system().stateAt(number));
  }

  CheckResult run(CheckOptions options) {
    return Check.of(model.checkable(deadlock)).with(options).run();
  }

  /** Runs a search without limits; returns whether it was possible. */
  boolean compare(SearchOrder order, StoreKind store, boolean all) {
    Optional<Statistics> expected = store == StoreKind.NONE ? unfolded(order) : explored(order);
    if (expected.isEmpty()) {
      return false;
    }
    CheckOptions options = CheckOptions.defaults().withSearch(order).withStore(store);
    CheckResult result = run(all ? options.withAll() : options);
    boolean stopped = !violating.isEmpty() && !all;
    assertThat(result.end()).isEqualTo(stopped ? EndReason.VIOLATION : EndReason.EXHAUSTED);
    if (stopped) {
      assertThat(result.statistics().violatingStates()).isEqualTo(1);
    } else {
      assertThat(figures(result)).isEqualTo(expected.get());
      assertThat(result.properties()).allMatch(this::isRight);
    }
    compareVerdict(result, order);
    return true;
  }

  private void compareVerdict(CheckResult result, SearchOrder order) {
    Counterexample counterexample = result.counterexample();
    if (violating.isEmpty()) {
      assertThat(counterexample).isNull();
      assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
      return;
    }
    replays(result);
    if (order == SearchOrder.BFS) {
      int shortest = exploration.distance(violating.get(0));
      assertThat(Objects.requireNonNull(counterexample).path().steps()).hasSize(shortest);
    }
  }

  /** Checks that the counterexample leads to a state that violates the property it names. */
  void replays(CheckResult result) {
    Counterexample counterexample = Objects.requireNonNull(result.counterexample());
    Walk walk = Walk.along(model.system(), counterexample.path());
    int last = model.system().numberOf(walk.state());
    assertThat(failsIn(last, counterexample.property())).isTrue();
    boolean isDeadlock = counterexample.property().equals(Property.DEADLOCK);
    assertThat(result.verdict()).isEqualTo(isDeadlock ? Verdict.DEADLOCK : Verdict.VIOLATED);
    assertThat(counterexample.trace()).isEqualTo(walk.trace());
  }

  private boolean failsIn(int number, String property) {
    return property.equals(Property.DEADLOCK)
        ? deadlock && exploration.isTerminal(number)
        : model.invariants().stream()
            .anyMatch(invariant -> invariant.name().equals(property) && fails(invariant, number));
  }

  private boolean isRight(PropertyResult property) {
    boolean fails =
        exploration.discovered().stream().anyMatch(number -> failsIn(number, property.name()));
    return fails == (property.verdict() != Verdict.HOLDS);
  }

  private Optional<Statistics> explored(SearchOrder order) {
    List<Integer> reached = exploration.discovered();
    long terminal = reached.stream().filter(exploration::isTerminal).count();
    int depth = order == SearchOrder.BFS ? exploration.depth() : -1;
    return Optional.of(
        new Statistics(
            reached.size(), exploration.steps(reached), terminal, violating.size(), depth, 0));
  }

  private Optional<Statistics> unfolded(SearchOrder order) {
    int initial = model.system().initial().length;
    return Unfolding.of(model.system(), this::violates)
        .map(
            tree ->
                new Statistics(
                    tree.states(),
                    tree.states() - initial,
                    tree.terminal(),
                    tree.violating(),
                    order == SearchOrder.BFS ? tree.depth() : -1,
                    0));
  }

  private static Statistics figures(CheckResult result) {
    Statistics found = result.statistics();
    return new Statistics(
        found.states(),
        found.transitions(),
        found.terminalStates(),
        found.violatingStates(),
        found.depth(),
        0);
  }
}
