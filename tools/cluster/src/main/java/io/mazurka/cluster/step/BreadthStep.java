package io.mazurka.cluster.step;

import io.mazurka.cluster.job.Job;
import io.mazurka.kernel.reduction.Selector;

/**
 * Supersteps of a search without a cycle proviso: each state is expanded once, in the order in
 * which states were found.
 */
final class BreadthStep extends Superstep {

  private final Selector selector;
  private int[] chosen = new int[64];

  /** The number of expanded states, and the state that is being expanded. */
  private int expanded;

  BreadthStep(Job job, int partition, PartTable table) {
    super(job, partition, table, false);
    this.selector = workshop().selector();
  }

  @Override
  void resume(PartVersion version) {
    expanded = version.expanded();
  }

  @Override
  PartVersion version() {
    return table().version(expanded, 0);
  }

  @Override
  void found(int state, boolean isNew, long history) {
    // The state waits at its place in the table.
  }

  @Override
  void explore(long budget) {
    for (long left = budget; left > 0 && expanded < table().states.size() && !hasEnded(); left--) {
      expand();
      expanded++;
    }
  }

  private void expand() {
    StepFigures figures = figures();
    int[] vector = expander().load(expanded);
    boolean fails = examine(vector, expanded);
    int steps = selector == Selector.EVERYTHING ? expander().fireAll() : fireChosen(vector);
    figures.expansions++;
    figures.transitions += steps;
    figures.sum(fingerprint() + steps);
    if (expander().isTerminal(steps)) {
      examineTerminal(vector, expanded, fails);
    }
  }

  private int fireChosen(int[] vector) {
    int steps = expander().steps();
    if (chosen.length < steps) {
      chosen = new int[2 * steps];
    }
    int count = selector.select(vector, expander().cursor(), steps, chosen);
    for (int index = 0; index < count; index++) {
      expander().fire(chosen[index]);
    }
    figures().putOff += steps - count;
    return count;
  }

  @Override
  public void reach(int step, int owner, long fingerprint) {
    if (owner == partition()) {
      table().states.add(expander().nextWords(), Parents.of(owner, expanded));
    } else {
      send(owner, fingerprint, expander().next(), expanded, 0);
    }
  }
}
