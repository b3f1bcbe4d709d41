package io.mazurka.cluster.step;

import io.mazurka.cluster.job.Expander;
import io.mazurka.cluster.job.Job;
import io.mazurka.cluster.job.Workshop;
import io.mazurka.cluster.message.Chunk;
import io.mazurka.cluster.message.NumberOutbox;
import io.mazurka.cluster.message.Outbox;
import io.mazurka.cluster.message.ReceivedChunk;
import io.mazurka.cluster.message.ReceivedNumbers;
import io.mazurka.cluster.product.PairStep;
import io.mazurka.cluster.product.Pairs;
import io.mazurka.cluster.product.PartGraph;
import io.mazurka.cluster.product.Pass;
import io.mazurka.cluster.product.ProductOrder;
import io.mazurka.cluster.product.StateFacts;
import io.mazurka.cluster.table.StateLog;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.ModelTooLargeException;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.kernel.reduction.Selector;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Runs the supersteps of one partition after the search, for temporal properties. First the steps
 * that the latest exploration of each state has chosen become edges to the places of their
 * successors; then passes follow these edges.
 */
final class TemporalStep implements Expander.Target {

  /** The number of ints of an answer: the edge, and the place of its target. */
  private static final int ANSWER_WIDTH = 2;

  private final Job job;
  private final int partition;
  private final PartTable table;
  private final Workshop workshop;
  private final Expander expander;
  private final Selector selector;
  private final StateFactsCache facts;
  private int[] chosen = new int[64];
  private Outbox outbox;

  /** The edge whose step is being taken. */
  private int edge;

  private long checksum;

  TemporalStep(Job job, int partition, PartTable table) {
    this.job = job;
    this.partition = partition;
    this.table = table;
    this.workshop = job.workshop();
    this.expander = new Expander(workshop, table.numbers, table.states, this);
    this.selector = workshop.selector();
    this.facts = new StateFactsCache(workshop, expander, table);
    this.outbox = newOutbox();
  }

  Job job() {
    return job;
  }

  private Outbox newOutbox() {
    return new Outbox(partition, job.partitions(), workshop.slots(), false, table.numbers);
  }

  StepResult run(
      Part before,
      Iterator<Chunk> inbox,
      long budget,
      ProductOrder order,
      BooleanSupplier unwanted) {
    expander.watch(unwanted);
    table.rollBack(before.version());
    checksum = 0;
    return switch (order.pass()) {
      case CONNECT -> connect(before, inbox, budget);
      case ANSWER -> answer(before, inbox);
      default -> go(before, inbox, budget, order);
    };
  }

  /** Takes answers, and asks for the places of the successors of some more states. */
  private StepResult connect(Part before, Iterator<Chunk> inbox, long budget) {
    while (inbox.hasNext()) {
      Chunk chunk = inbox.next();
      int source = Chunk.source(chunk.key());
      ReceivedNumbers answers = new ReceivedNumbers(chunk, ANSWER_WIDTH);
      while (answers.next()) {
        table.graph.setTarget(answers.get(0), PartGraph.place(source, answers.get(1)));
      }
    }
    outbox = newOutbox();
    int states = table.states.size();
    int end = (int) Math.min(states, before.connected() + budget);
    for (int state = before.connected(); state < end; state++) {
      connect(state);
    }
    Part after = before.next(before.version(), end, before.pairs(), checksum);
    List<Chunk> chunks = outbox.chunks();
    return new StepResult(
        after, chunks, report(before, after, outbox.sent(), states - end, 0, null));
  }

  private void connect(int state) {
    int[] vector = expander.load(state);
    int steps = expander.steps();
    if (chosen.length < steps) {
      chosen = new int[2 * steps];
    }
    int count = selector.select(vector, expander.cursor(), steps, chosen);
    for (int left = table.events.choice(state); left > 0; left--) {
      count = selector.selectAnother(steps, chosen);
    }
    table.graph.open(state, count, expander.isTerminal(steps));
    for (int index = 0; index < count; index++) {
      edge = table.graph.firstEdge(state) + index;
      table.graph.setAction(edge, expander.cursor().transition(chosen[index]));
      expander.fire(chosen[index]);
    }
    checksum += Superstep.mix(expander.fingerprint() + count);
  }

  @Override
  public void reach(int step, int owner, long fingerprint) {
    if (owner == partition) {
      table.graph.setTarget(
          edge, PartGraph.place(partition, known(table.states.find(expander.nextWords()))));
    } else {
      outbox.send(owner, expander.next(), edge, 0);
    }
  }

  private static int known(int place) {
    if (place == StateLog.NONE) {
      throw new ModelMisbehavedException(
          "the model is not deterministic: a step leads to a state where it did not before, so there"
              + " is no verdict");
    }
    return place;
  }

  /** Tells others the places of states. */
  private StepResult answer(Part before, Iterator<Chunk> inbox) {
    NumberOutbox answers = new NumberOutbox(partition, job.partitions(), ANSWER_WIDTH);
    int[] message = new int[ANSWER_WIDTH];
    long[] words = new long[table.states.words()];
    while (inbox.hasNext()) {
      Chunk chunk = inbox.next();
      int source = Chunk.source(chunk.key());
      ReceivedChunk states = new ReceivedChunk(chunk, workshop.slots(), false, table.numbers);
      while (states.next()) {
        message[0] = states.parent();
        message[1] = known(find(states.state(), words));
        answers.send(source, message);
        checksum += Superstep.mix(31L * message[0] + message[1]);
      }
    }
    Part after = before.next(before.version(), before.connected(), before.pairs(), checksum);
    List<Chunk> chunks = answers.chunks();
    int open = table.states.size() - before.connected();
    return new StepResult(after, chunks, report(before, after, answers.sent(), open, 0, null));
  }

  private int find(int[] numbers, long[] words) {
    for (int slot = 0; slot < numbers.length; slot++) {
      if (numbers[slot] > table.states.maximum(slot)) {
        return StateLog.NONE;
      }
    }
    table.states.packing().pack(numbers, words, 0);
    return table.states.find(words);
  }

  private StepResult go(Part before, Iterator<Chunk> inbox, long budget, ProductOrder order) {
    TemporalProperty property = facts.property(order);
    StateFacts known = facts.of(property);
    PairStep step =
        new PairStep(order, table.graph, known, property.fairness(), partition, job.partitions());
    Pairs after = before.pairs();
    Problem problem = null;
    try {
      int[] initial = order.begins() && order.pass() == Pass.REACH ? initial() : new int[0];
      after = step.run(before.pairs(), inbox, initial, budget);
    } catch (ModelTooLargeException e) {
      problem = new Problem.TooLarge(String.join("; ", e.guarantee().reasons()), e.advice());
    }
    checksum = step.checksum();
    Part next = before.next(before.version(), before.connected(), after, checksum);
    List<Chunk> chunks = step.chunks();
    return new StepResult(
        next, chunks, report(before, next, step.sent(), after.waiting(), after.count(), problem));
  }

  /** The initial states of this partition: those that were not found from another state first. */
  private int[] initial() {
    return IntStream.range(0, table.states.size())
        .filter(state -> table.states.parent(state) < 0)
        .toArray();
  }

  private StepReport report(
      Part before, Part after, long sent, long waiting, long pairs, @Nullable Problem problem) {
    StepFigures figures = before.figures();
    return new StepReport(
        partition,
        before.superstep(),
        table.states.size(),
        figures.expansions,
        figures.transitions,
        figures.putOff,
        figures.terminalStates,
        figures.violatingStates,
        sent,
        waiting,
        checksum,
        before.lineage(),
        after.lineage(),
        after.bytes(),
        pairs,
        List.of(),
        List.of(),
        problem);
  }

  /** The labels that states have for a property, each once. */
  long[] labels(TemporalProperty property) {
    return Arrays.stream(facts.of(property).labels()).distinct().sorted().toArray();
  }

  byte[] encoded(int state) {
    return workshop.system().values().encode(expander.load(state));
  }
}
