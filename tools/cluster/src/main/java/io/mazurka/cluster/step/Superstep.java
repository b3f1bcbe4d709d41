package io.mazurka.cluster.step;

import io.mazurka.cluster.job.Expander;
import io.mazurka.cluster.job.Job;
import io.mazurka.cluster.job.Workshop;
import io.mazurka.cluster.message.Chunk;
import io.mazurka.cluster.message.Outbox;
import io.mazurka.cluster.message.ReceivedChunk;
import io.mazurka.cluster.message.SentStates;
import io.mazurka.kernel.ModelTooLargeException;
import io.mazurka.kernel.StateFingerprints;
import io.mazurka.kernel.UsageNotes;
import io.mazurka.kernel.exploration.Stop;
import io.mazurka.kernel.symmetry.Canonicalizer;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs supersteps of one partition in one process. This class has everything that does not depend
 * on the order of exploration. Data that it keeps from one superstep to the next does not influence
 * results.
 */
abstract class Superstep implements Expander.Target {

  private final Job job;
  private final int partition;
  private final PartTable table;
  private final Workshop workshop;
  private final Expander expander;
  private final Examination examination;
  private final SentStates known;
  private final boolean stopsEarly;
  private final boolean histories;
  private long[] words = {};
  private Outbox outbox;
  private StepFigures figures = new StepFigures();

  Superstep(Job job, int partition, PartTable table, boolean histories) {
    this.job = job;
    this.partition = partition;
    this.table = table;
    this.histories = histories;
    this.workshop = job.workshop();
    this.expander = new Expander(workshop, table.numbers, table.states, this);
    this.examination = new Examination(workshop.task());
    this.known = new SentStates(workshop.slots());
    this.stopsEarly = workshop.task().stop() == Stop.AT_FIRST_VIOLATION;
    this.outbox = newOutbox();
  }

  private Outbox newOutbox() {
    return new Outbox(partition, job.partitions(), workshop.slots(), histories, table.numbers);
  }

  Job job() {
    return job;
  }

  int partition() {
    return partition;
  }

  PartTable table() {
    return table;
  }

  Workshop workshop() {
    return workshop;
  }

  Expander expander() {
    return expander;
  }

  StepFigures figures() {
    return figures;
  }

  /** Called when a state of the table was found, with the history of the search that found it. */
  abstract void found(int state, boolean isNew, long history);

  /** Explores until the budget is spent, or nothing is left. */
  abstract void explore(long budget);

  /** Continues from a version. */
  abstract void resume(PartVersion version);

  /** The version after the work so far. */
  abstract PartVersion version();

  StepResult run(Part before, Iterator<Chunk> inbox, long budget, BooleanSupplier unwanted) {
    expander.watch(unwanted);
    table.rollBack(before.version());
    resume(before.version());
    figures = before.figures().copy();
    outbox = newOutbox();
    known.clear(budget);
    examination.clear();
    Problem problem = null;
    try {
      if (before.superstep() == 0) {
        begin();
      }
      while (inbox.hasNext()) {
        receive(inbox.next());
      }
      explore(budget);
      problem = outgrown();
    } catch (ModelTooLargeException e) {
      problem = new Problem.TooLarge(String.join("; ", e.guarantee().reasons()), e.advice());
    }
    return result(before, problem);
  }

  private @Nullable Problem outgrown() {
    List<String> layout = workshop.outgrown((long) table.states.size() * job.partitions());
    return layout.isEmpty() ? null : new Problem.Outgrown(layout);
  }

  private StepResult result(Part before, @Nullable Problem problem) {
    List<Chunk> chunks = outbox.chunks();
    long checksum = figures.takeChecksum();
    Part after = before.next(version(), figures, checksum, notes());
    StepReport report =
        new StepReport(
            partition,
            before.superstep(),
            table.states.size(),
            figures.expansions,
            figures.transitions,
            figures.putOff,
            figures.terminalStates,
            figures.violatingStates,
            outbox.sent(),
            after.version().waiting(),
            checksum,
            before.lineage(),
            after.lineage(),
            table.bytes(),
            0,
            examination.sightings(),
            examination.met(),
            problem);
    return new StepResult(after, chunks, report);
  }

  private List<String> notes() {
    return workshop.system() instanceof UsageNotes notes ? notes.noted() : List.of();
  }

  /** Finds the initial states that this partition owns. */
  private void begin() {
    Canonicalizer canonicalizer = workshop.canonicalizer();
    List<int[]> initial = workshop.system().initialStates();
    for (int index = 0; index < initial.size(); index++) {
      int[] state = canonicalizer.representative(initial.get(index));
      if (workshop.owner(workshop.fingerprints().of(state)) == partition) {
        for (int slot = 0; slot < state.length; slot++) {
          state[slot] = table.numbers.number(slot, state[slot]);
        }
        arrive(state, Parents.initial(index), 0);
      }
    }
  }

  private void receive(Chunk chunk) {
    int source = Chunk.source(chunk.key());
    ReceivedChunk messages = new ReceivedChunk(chunk, workshop.slots(), histories, table.numbers);
    while (messages.next()) {
      arrive(messages.state(), Parents.of(source, messages.parent()), messages.history());
    }
  }

  private void arrive(int[] numbers, long parent, long history) {
    table.states.fit(numbers);
    if (words.length != table.states.words()) {
      words = new long[table.states.words()];
    }
    table.states.packing().pack(numbers, words, 0);
    int before = table.states.size();
    int state = table.states.add(words, parent);
    found(state, state == before, history);
  }

  /**
   * Sends a state to the partition that owns it, unless it is known to have been sent in this
   * superstep.
   */
  void send(int owner, long fingerprint, int[] numbers, int parent, long history) {
    if (known.add(fingerprint, numbers, history)) {
      outbox.send(owner, numbers, parent, history);
      figures.sum(fingerprint + 31L * history + owner);
    }
  }

  /** Evaluates the properties in a state that is explored for the first time. */
  boolean examine(int[] vector, int state) {
    boolean fails = examination.enter(vector, state);
    figures.violatingStates += fails ? 1 : 0;
    return fails;
  }

  /** Evaluates the properties of terminal states in a state that has turned out to be terminal. */
  void examineTerminal(int[] vector, int state, boolean failed) {
    figures.terminalStates++;
    boolean fails = examination.enterTerminal(vector, state);
    figures.violatingStates += fails && !failed ? 1 : 0;
  }

  /** Whether this superstep should end early. */
  boolean hasEnded() {
    return stopsEarly && examination.isViolated();
  }

  /**
   * The way from a state back to the state that another partition has sent, or to an initial state.
   */
  Ancestry ancestry(int place) {
    List<byte[]> states = new ArrayList<>();
    int state = place;
    while (true) {
      states.add(workshop.system().values().encode(expander.load(state)));
      long parent = table.states.parent(state);
      if (parent < 0 || Parents.partition(parent) != partition) {
        return new Ancestry(states, parent);
      }
      state = Parents.position(parent);
    }
  }

  /** The fingerprint of the state that the expander is at. */
  long fingerprint() {
    return expander.fingerprint();
  }

  static long mix(long value) {
    return StateFingerprints.ofSum(value * 0x9E3779B97F4A7C15L);
  }
}
