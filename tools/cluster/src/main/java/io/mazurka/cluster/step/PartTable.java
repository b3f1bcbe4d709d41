package io.mazurka.cluster.step;

import io.mazurka.cluster.job.Job;
import io.mazurka.cluster.message.Chunk;
import io.mazurka.cluster.product.PairTrail;
import io.mazurka.cluster.product.PartGraph;
import io.mazurka.cluster.product.ProductOrder;
import io.mazurka.cluster.product.ProductTask;
import io.mazurka.cluster.table.EventLog;
import io.mazurka.cluster.table.LongLog;
import io.mazurka.cluster.table.SlotNumbers;
import io.mazurka.cluster.table.StateLog;
import io.mazurka.kernel.property.TemporalProperty;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Iterator;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The table of a partition: logs that only grow, and that can be cut off at the end of a version.
 * All versions of a partition in a process share the table, one at a time.
 */
public final class PartTable {

  public final SlotNumbers numbers;
  public final StateLog states;
  public final EventLog events = new EventLog();

  /** The entries to explore: each has a state and a history. */
  final LongLog queue = new LongLog(2);

  /** The graph of the chosen steps, after the search. */
  final PartGraph graph;

  private @Nullable Superstep superstep;
  private @Nullable TemporalStep temporal;

  PartTable(boolean plain, int slots, boolean actions) {
    this.graph = new PartGraph(actions);
    this.numbers = new SlotNumbers(plain, slots);
    this.states = new StateLog(slots);
  }

  /** Runs a superstep that starts from a version of the table. */
  synchronized StepResult step(
      Job job, Part before, Iterator<Chunk> inbox, StepOrder order, BooleanSupplier unwanted) {
    ProductOrder product = order.product();
    if (product != null) {
      return temporal(job, before.number()).run(before, inbox, order.budget(), product, unwanted);
    }
    queue.forget(before.oldest());
    return superstep(job, before.number()).run(before, inbox, order.budget(), unwanted);
  }

  /** The way back from a pair. */
  synchronized Trail trail(Job job, Part part, ProductTask task, int pair, int condition) {
    TemporalStep known = temporal(job, part.number());
    PairTrail trail = new PairTrail(part.pairs(), task.states(), part.number(), pair, condition);
    return new Trail(
        trail.states().stream().map(known::encoded).toList(), trail.next(), trail.hasArrived());
  }

  synchronized long[] labels(Job job, Part part, int property) {
    return temporal(job, part.number())
        .labels((TemporalProperty) job.workshop().task().properties().get(property));
  }

  /** Runs the supersteps after the search in this process. */
  private TemporalStep temporal(Job job, int partition) {
    TemporalStep known = temporal;
    if (known == null || known.job() != job) {
      numbers.belongTo(job.workshop().system().values());
      known = new TemporalStep(job, partition, this);
      temporal = known;
      superstep = null;
    }
    return known;
  }

  /** The way to the state at this place. */
  synchronized Ancestry ancestry(Job job, int partition, int place) {
    return superstep(job, partition).ancestry(place);
  }

  /** Runs the supersteps of the search in this process. */
  private Superstep superstep(Job job, int partition) {
    Superstep known = superstep;
    if (known == null || known.job() != job) {
      numbers.belongTo(job.workshop().system().values());
      known =
          job.workshop().task().hasProviso()
                  || job.workshop().task().reduction().contract().endless()
              ? new FragmentStep(job, partition, this)
              : new BreadthStep(job, partition, this);
      superstep = known;
    }
    return known;
  }

  /** The current length of each log. */
  PartVersion version(int expanded, int taken) {
    return new PartVersion(
        states.size(), expanded, events.size(), taken, queue.size(), numbers.sizes());
  }

  /** Goes back to an earlier version. */
  void rollBack(PartVersion version) {
    queue.require(version.taken());
    queue.truncate(version.queued());
    events.truncate(version.events());
    states.truncate(version.states());
    numbers.truncate(version.numbers());
  }

  long bytes() {
    return numbers.bytes() + states.bytes() + events.bytes() + queue.bytes() + graph.bytes();
  }

  synchronized void save(DataOutput out, PartVersion version) throws IOException {
    numbers.save(out, version.numbers());
    states.save(out, version.states());
    events.save(out, version.events());
    queue.save(out, version.taken(), version.queued());
    graph.save(out);
  }

  /**
   * Reads a version that another table has saved; the queue begins with the entries that were left.
   */
  void restore(DataInput in, PartVersion version) throws IOException {
    numbers.restore(in, version.numbers());
    states.restore(in, version.states());
    events.restore(in, version.events());
    queue.restore(in, version.queued() - version.taken());
    graph.restore(in);
  }
}
