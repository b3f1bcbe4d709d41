package io.mazurka.search.worker;

import io.mazurka.kernel.exploration.Patience;
import io.mazurka.kernel.exploration.Patience.Account;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.exploration.StepBack;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Judges from time to time whether a reduction pays. The cost of choosing steps is measured only
 * once, on the first states, which one worker expands alone, because later it depends on which
 * worker has seen which states.
 */
final class Judge {

  private final Patience patience;

  /** The slots and transitions that are looked at in each state. */
  private final long looks;

  /** After how many expanded states to judge next. */
  private long next;

  private double cost = Double.NaN;
  private @Nullable StepBack stepBack;

  Judge(SearchTask task, int slots) {
    this.patience = task.patience();
    this.looks = (long) slots + task.system().transitions().size();
    this.next = task.reduction().reduces() ? patience.states() : Long.MAX_VALUE;
  }

  /** After how many expanded states the reduction is judged next. */
  long next() {
    return next;
  }

  /** Whether it is time to judge after {@code expanded} expanded states. */
  boolean isDue(long expanded) {
    return expanded >= next;
  }

  /**
   * Whether the reduction is to be given up.
   *
   * @param fired how many steps were taken
   * @param enabled how many steps were enabled
   * @param choosing the work of choosing the steps; ignored if it was measured before
   */
  boolean condemns(long expanded, long fired, long enabled, long choosing) {
    next = 2 * expanded;
    Account account = new Account(expanded, fired, enabled, choosing, looks);
    cost = Double.isNaN(cost) ? account.cost() : cost;
    if (patience.bearsWith(account.share(), cost)) {
      return false;
    }
    next = Long.MAX_VALUE;
    stepBack = new StepBack(expanded, account.share(), cost);
    return true;
  }

  /** Writes the judgement; called only after the first states. */
  void save(DataOutputStream out) throws IOException {
    out.writeLong(next);
    out.writeDouble(cost);
    out.writeBoolean(stepBack != null);
    if (stepBack != null) {
      out.writeLong(stepBack.states());
      out.writeDouble(stepBack.share());
      out.writeDouble(stepBack.cost());
    }
  }

  void restore(DataInputStream in) throws IOException {
    next = in.readLong();
    cost = in.readDouble();
    stepBack =
        in.readBoolean() ? new StepBack(in.readLong(), in.readDouble(), in.readDouble()) : null;
  }

  /** When and why the reduction was given up, or null. */
  @Nullable StepBack stepBack() {
    return stepBack;
  }
}
