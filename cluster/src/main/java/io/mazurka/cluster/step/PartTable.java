package io.mazurka.cluster.step;

import io.mazurka.cluster.message.Chunk;
import io.mazurka.cluster.table.EventLog;
import io.mazurka.cluster.table.LongLog;
import io.mazurka.cluster.table.SlotNumbers;
import io.mazurka.cluster.table.StateLog;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * The table of a partition: logs that only grow, and that can be cut off where a version ended. All
 * versions of a partition in a process share it, one at a time.
 */
final class PartTable {

  final SlotNumbers numbers;
  final StateLog states;
  final EventLog events = new EventLog();

  /** What is to be explored: a state and a history each. */
  final LongLog queue = new LongLog(2);

  private @Nullable Superstep superstep;

  PartTable(boolean plain, int slots) {
    this.numbers = new SlotNumbers(plain, slots);
    this.states = new StateLog(slots);
  }

  /** Takes a superstep from a version of it. */
  synchronized StepResult step(Job job, Part before, Iterator<Chunk> inbox, long budget) {
    queue.forget(before.oldest());
    return superstep(job, before.number()).run(before, inbox, budget);
  }

  /** The way to the state at this place. */
  synchronized Ancestry ancestry(Job job, int partition, int place) {
    return superstep(job, partition).ancestry(place);
  }

  /** What takes supersteps in this process. */
  private Superstep superstep(Job job, int partition) {
    Superstep known = superstep;
    if (known == null || known.job() != job) {
      numbers.belongTo(job.workshop().system().values());
      known =
          job.workshop().task().hasProviso()
              ? new FragmentStep(job, partition, this)
              : new BreadthStep(job, partition, this);
      superstep = known;
    }
    return known;
  }

  /** How long each log is. */
  PartVersion version(int expanded, int taken) {
    return new PartVersion(
        states.size(), expanded, events.size(), taken, queue.size(), numbers.sizes());
  }

  /** Goes back to a version of it, from which it has grown. */
  void rollBack(PartVersion version) {
    queue.require(version.taken());
    queue.truncate(version.queued());
    events.truncate(version.events());
    states.truncate(version.states());
    numbers.truncate(version.numbers());
  }

  long bytes() {
    return numbers.bytes() + states.bytes() + events.bytes() + queue.bytes();
  }

  synchronized void save(DataOutput out, PartVersion version) throws IOException {
    numbers.save(out, version.numbers());
    states.save(out, version.states());
    events.save(out, version.events());
    queue.save(out, version.taken(), version.queued());
  }

  /** Reads what another table has saved of a version; its queue begins anew. */
  void restore(DataInput in, PartVersion version) throws IOException {
    numbers.restore(in, version.numbers());
    states.restore(in, version.states());
    events.restore(in, version.events());
    queue.restore(in, version.queued() - version.taken());
  }
}
