package io.mazurka.guarded.engine;

import io.mazurka.expressions.variables.EvaluationException;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Command;
import io.mazurka.kernel.Changes;
import io.mazurka.kernel.ModelMisbehavedException;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The way one command, the disabler, may disable another, the victim: the set of valuations of the
 * variables that they read in which both are enabled, and the victim is no longer enabled after a
 * step of the disabler. Immutable.
 */
public final class Disabling {

  private static final int LARGEST_TABLE = 1 << 16;

  private final Command disabler;
  private final Command victim;
  private final Index index;

  /**
   * The valuations in which this happens, by number. If there are too many valuations, this is
   * unused, and the disabler is run in each state that is asked about.
   */
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

  /**
   * Whether guards and assignments can be evaluated in every valuation, even in unreachable ones.
   */
  private boolean isSafe() {
    return disabler.guard().isTotal()
        && victim.guard().isTotal()
        && disabler.assignments().stream().allMatch(Assignment::isSafe);
  }

  /** The ways in which {@code disabler} may disable {@code victim}. */
  public static Disabling of(Command disabler, Command victim, int slots) {
    return new Disabling(disabler, victim, slots);
  }

  /** Whether the disabler may disable the victim in some valuation. */
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

  /** The command that disables the other one. */
  public Command disabler() {
    return disabler;
  }

  /** The command that is disabled. */
  public Command victim() {
    return victim;
  }

  /** The variables on which {@link #isImminent} depends. */
  public Set<StateVariable> reads() {
    return Set.copyOf(index.variables());
  }

  @Override
  public String toString() {
    return "%s disables %s".formatted(disabler.name(), victim.name());
  }
}
