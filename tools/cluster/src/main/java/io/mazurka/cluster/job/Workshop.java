package io.mazurka.cluster.job;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.PlainValues;
import io.mazurka.kernel.StateFingerprints;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.model.CompiledModel.Growth;
import io.mazurka.kernel.reduction.Selector;
import io.mazurka.kernel.reduction.StubbornReduction;
import io.mazurka.kernel.symmetry.Canonicalizer;
import io.mazurka.kernel.value.UnsupportedValueException;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.Check.Prepared;
import java.util.List;

/** The compiled form of a job in one process, made once and shared by all its partitions. */
public final class Workshop {

  private final Prepared prepared;
  private final StateFingerprints fingerprints;
  private final int partitions;
  private final int slots;
  private final int[] learned;

  private Workshop(Prepared prepared, int partitions, int[] learned) {
    this.prepared = prepared;
    this.partitions = partitions;
    this.learned = learned;
    TransitionSystem system = prepared.model().system();
    this.slots = system.initialStates().get(0).length;
    this.fingerprints = new StateFingerprints(system);
    try {
      system.initialStates().forEach(fingerprints::of);
    } catch (UnsupportedValueException e) {
      throw new InvalidOptionException(
          "states go from process to process, so their values need a canonical form: "
              + e.getMessage());
    }
  }

  static Workshop of(Job job) {
    Prepared prepared =
        job.options()
            .use(options -> Check.of(job.model().create()).with(options).prepare(job.layout()));
    SearchTask task = prepared.task();
    if (job.insistsOnProviso() && task.reduction() instanceof StubbornReduction stubborn) {
      prepared = new Prepared(prepared.model(), task.withReduction(stubborn.unsticking()));
    }
    return new Workshop(prepared, job.partitions(), job.learned());
  }

  /** The model and the properties to check. */
  public Prepared prepared() {
    return prepared;
  }

  public SearchTask task() {
    return prepared.task();
  }

  /** How many slots a state has. */
  public int slots() {
    return slots;
  }

  public TransitionSystem system() {
    return prepared.model().system();
  }

  public boolean hasPlainValues() {
    return system().values() instanceof PlainValues;
  }

  public StateFingerprints fingerprints() {
    return fingerprints;
  }

  /** The partition that owns the state with this fingerprint. */
  public int owner(long fingerprint) {
    return (int) (((fingerprint >>> Integer.SIZE) * partitions) >>> Integer.SIZE);
  }

  /**
   * A new selector that chooses by the state alone: it has the experience of the job, and learns
   * nothing more.
   */
  public Selector selector() {
    Selector selector = task().reduction().selector();
    if (learned.length > 0) {
      selector.recall(learned);
    }
    return selector;
  }

  /** A new canonicalizer. */
  public Canonicalizer canonicalizer() {
    return task().symmetry().canonicalizers().get();
  }

  /**
   * The layout that the model needs after {@code states} states; empty if the current one is good
   * enough. Other partitions use the current layout until all have been told.
   */
  public synchronized List<String> outgrown(long states) {
    Growth growth = prepared.model().growth();
    return growth == null || !growth.isOutgrown(states) ? List.of() : growth.nextLayout();
  }
}
