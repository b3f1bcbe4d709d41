package io.mazurka.dpor;

import io.mazurka.dpor.execution.SavedNumbers;
import io.mazurka.dpor.tree.OptimalPlanner;
import io.mazurka.kernel.exploration.Keeping;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Saves the whole exploration between two of its runs. What other workers have explored ahead of
 * its turn is not saved: it is explored again.
 */
final class Saver {

  private final Keeping saving;
  private final @Nullable SavedNumbers numbers;
  private final Ledger ledger;

  /**
   * @param numbers the numbers that events have for objects; null if they are always the same
   */
  Saver(Keeping saving, @Nullable SavedNumbers numbers, Ledger ledger) {
    this.saving = saving;
    this.numbers = numbers;
    this.ledger = ledger;
  }

  /** Saves the exploration if it is time to. */
  void look(OptimalPlanner planner, Tally tally) {
    if (saving.isWanted() && saving.isDue(tally.planBytes())) {
      save(planner, tally);
    }
  }

  /** Saves the exploration, which was broken off. */
  void saveLast(OptimalPlanner planner, Tally tally) {
    if (saving.isWanted()) {
      save(planner, tally);
    }
  }

  private void save(OptimalPlanner planner, Tally tally) {
    saving.save(
        new Keeping.Image() {
          @Override
          public String words() {
            return String.format(Locale.ROOT, "%,d executions", tally.runs());
          }

          @Override
          public long events() {
            return tally.events();
          }

          @Override
          public long bytes() {
            return tally.planBytes();
          }

          @Override
          public void save(DataOutputStream out) throws IOException {
            if (numbers != null) {
              numbers.save(out);
            }
            tally.save(out);
            ledger.save(out);
            planner.save(out);
          }
        });
  }

  /** Restores a saved exploration, if there is one; returns its figures, or null. */
  @Nullable Tally restore(OptimalPlanner planner) {
    Tally[] restored = new Tally[1];
    return saving.restore(in -> restored[0] = read(in, planner)) ? restored[0] : null;
  }

  private Tally read(DataInputStream in, OptimalPlanner planner) throws IOException {
    if (numbers != null) {
      numbers.restore(in);
    }
    Tally tally = Tally.read(in);
    ledger.restore(in);
    planner.restore(in);
    return tally;
  }
}
