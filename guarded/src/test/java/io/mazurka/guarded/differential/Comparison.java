package io.mazurka.guarded.differential;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.check.Check;
import io.mazurka.kernel.check.CheckResult;
import io.mazurka.kernel.check.Verdict;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.ReductionOptions;
import io.mazurka.kernel.options.SearchOrder;

/**
 * Compares reduced searches with the full one and counts what occurred. A reduced search visits a
 * subset of the states, so equal numbers of terminal states are equal sets.
 */
final class Comparison {

  int systems;
  int reduced;
  int reducedWithInvariants;
  int violated;
  int withTerminalStates;
  int differentFromEachOther;

  /** Compares on one system; {@code reduced} is checked in place of {@code system}. */
  void compare(Checkable system, String name) {
    compare(system, system, name);
  }

  void compare(Checkable system, Checkable suspect, String name) {
    CheckResult full = check(system, CheckOptions.unreduced().withAll());
    systems++;
    violated += full.verdict() == Verdict.VIOLATED ? 1 : 0;
    withTerminalStates += full.statistics().terminalStates() > 0 ? 1 : 0;
    long[] states = new long[2];
    for (Por por : new Por[] {Por.LSSA, Por.LPOR}) {
      for (SearchOrder order : SearchOrder.values()) {
        CheckOptions options =
            CheckOptions.defaults()
                .withReductions(ReductionOptions.defaults().withPor(por))
                .withSearch(order)
                .withAll();
        String where = name + " " + por + " " + order;
        CheckResult terminal = check(suspect, options.withProperties("deadlock"));
        CheckResult all = check(suspect, options);
        assertThat(terminal.statistics().terminalStates())
            .as("terminal states of %s", where)
            .isEqualTo(full.statistics().terminalStates());
        assertThat(all.statistics().terminalStates())
            .as("terminal states with invariants of %s", where)
            .isEqualTo(full.statistics().terminalStates());
        assertThat(all.properties()).as("verdicts of %s", where).isEqualTo(full.properties());
        reduced += terminal.statistics().states() < full.statistics().states() ? 1 : 0;
        reducedWithInvariants += all.statistics().states() < full.statistics().states() ? 1 : 0;
        states[por == Por.LSSA ? 0 : 1] = terminal.statistics().states();
      }
    }
    differentFromEachOther += states[0] != states[1] ? 1 : 0;
  }

  private static CheckResult check(Checkable system, CheckOptions options) {
    return Check.of(system).with(options).run();
  }

  /** Whether comparing fails, as it should if the suspect has a mistake. */
  boolean catches(Checkable system, Checkable suspect, String name) {
    try {
      compare(system, suspect, name);
      return false;
    } catch (AssertionError e) {
      return true;
    }
  }

  @Override
  public String toString() {
    return ("%d systems, %d violated, %d with terminal states; of the runs %d reduced, %d with"
            + " invariants; lssa and lpor differ on %d")
        .formatted(
            systems,
            violated,
            withTerminalStates,
            reduced,
            reducedWithInvariants,
            differentFromEachOther);
  }
}
