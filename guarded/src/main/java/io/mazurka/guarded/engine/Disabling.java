package io.mazurka.guarded.engine;

import io.mazurka.expressions.tree.EvaluationException;
import io.mazurka.expressions.tree.StateVariable;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Command;
import io.mazurka.kernel.Changes;
import io.mazurka.kernel.ModelMisbehavedException;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The way one command, the disabler, may disable another, the victim: the set of valuations of the
 * variables that both read in which both are enabled, and the victim is not once the disabler has
 * run. Immutable.
 */
public final class Disabling {

  private static final int LARGEST_TABLE = 1 << 16;

  private final Command disabler;
  private final Command victim;
  private final Index index;

  /** The valuations, by number; unused if there are too many, and then each state is tried. */
  private final BitSet rows = new BitSet();

  private final boolean tabular;

  private Disabling(Command disabler, Command victim, int slots) {
    this.disabler = disabler;
    this.victim = victim;
    Set<StateVariable> reads = new LinkedHashSet<>(disabler.reads());
    reads.addAll(victim.guard().reads());
    this.index = Index.of(reads);
    this.tabular = index.count() > 0 && index.count() <= LARGEST_TABLE && isSafe();
    int[] state = new int[slots];
    for (int row = 0; tabular && row < index.count(); row++) {
      index.write(row, state);
      rows.set(row, tried(state));
    }
  }

  /** Whether every valuation has values and bounds in order, even those that no state has. */
  private boolean isSafe() {
    return disabler.guard().isTotal()
        && victim.guard().isTotal()
        && disabler.assignments().stream().allMatch(Assignment::isSafe);
  }

  /** How {@code disabler} may disable {@code victim}. */
  public static Disabling of(Command disabler, Command victim, int slots) {
    return new Disabling(disabler, victim, slots);
  }

  /** Whether it happens in some valuation at all. */
  public boolean isPossible() {
    return !tabular || !rows.isEmpty();
  }

  /** Whether in this state a step of the disabler would disable the victim. */
  public boolean isImminent(int[] state) {
    return tabular ? rows.get((int) index.of(state)) : tried(state);
  }

  private boolean tried(int[] state) {
    try {
      return triedOut(state);
    } catch (EvaluationException e) {
      throw new ModelMisbehavedException(
          "a guard of %s or %s has no value: %s"
              .formatted(disabler.name(), victim.name(), e.getMessage()),
          e);
    }
  }

  private boolean triedOut(int[] state) {
    if (!disabler.guard().holds(state) || !victim.guard().holds(state)) {
      return false;
    }
    int[] after = state.clone();
    new CommandEffect(disabler)
        .apply(
            state,
            new Changes() {
              @Override
              public void set(int slot, int value) {
                after[slot] = value;
              }

              @Override
              public void endStep() {}
            });
    return !victim.guard().holds(after);
  }

  public Command disabler() {
    return disabler;
  }

  public Command victim() {
    return victim;
  }

  /** The variables that decide whether it is imminent. */
  public Set<StateVariable> reads() {
    return Set.copyOf(index.variables());
  }

  @Override
  public String toString() {
    return "%s disables %s".formatted(disabler.name(), victim.name());
  }
}
