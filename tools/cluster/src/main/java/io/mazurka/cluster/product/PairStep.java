package io.mazurka.cluster.product;

import io.mazurka.cluster.message.Chunk;
import io.mazurka.cluster.message.NumberOutbox;
import io.mazurka.cluster.message.ReceivedNumbers;
import io.mazurka.kernel.ModelTooLargeException;
import io.mazurka.kernel.StateFingerprints;
import io.mazurka.temporal.automaton.Automaton;
import io.mazurka.temporal.graph.FairnessAssumption;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Iterator;
import java.util.List;

/**
 * One superstep of one partition in a pass over pairs of a state and a state of an automaton: it
 * takes the messages of other partitions, follows the edges of waiting pairs, and sends messages to
 * others.
 */
public final class PairStep {

  /**
   * The number of ints of a message: state, state of the automaton, marks. A traced message also
   * has the marks of the edge and the origin.
   */
  private static final int WIDTH = 4;

  private static final int TRACED_WIDTH = 7;

  private final ProductOrder order;
  private final PartGraph graph;
  private final StateFacts facts;
  private final int partition;
  private final Automaton automaton;
  private final Conditions conditions;
  private final int conditionCount;
  private final int size;
  private final NumberOutbox outbox;
  private final int[] message = new int[TRACED_WIDTH];
  private final BitSet waiting = new BitSet();
  private Pairs pairs = Pairs.none(0);
  private int[] queue = {};
  private int queued;
  private int taken;
  private long checksum;

  /**
   * @param fairness the fairness that is assumed of runs
   */
  public PairStep(
      ProductOrder order,
      PartGraph graph,
      StateFacts facts,
      List<FairnessAssumption> fairness,
      int partition,
      int partitions) {
    this.order = order;
    this.graph = graph;
    this.facts = facts;
    this.partition = partition;
    this.automaton = order.product().automaton();
    this.conditions = new Conditions(automaton, fairness, facts, order.batch());
    this.conditionCount = Conditions.count(automaton, fairness);
    this.size = order.product().states();
    this.outbox = new NumberOutbox(partition, partitions, width());
  }

  private int width() {
    return order.traced() ? TRACED_WIDTH : WIDTH;
  }

  /**
   * Takes the superstep.
   *
   * @param before the pairs after the last superstep, whatever its pass
   * @param initial the initial states that this partition owns
   * @param budget the number of pairs whose edges to follow
   */
  public Pairs run(Pairs before, Iterator<Chunk> inbox, int[] initial, long budget) {
    pairs = order.begins() ? begun(before, initial) : before.copy();
    if (!order.begins()) {
      for (int pair : before.queue) {
        enqueue(pair);
      }
    }
    while (inbox.hasNext()) {
      receive(inbox.next());
    }
    for (long left = budget; left > 0 && taken < queued; left--) {
      int pair = queue[taken++];
      waiting.clear(pair);
      goOn(pair);
    }
    pairs.queue = Arrays.copyOfRange(queue, taken, queued);
    return pairs;
  }

  /** All messages to others. */
  public List<Chunk> chunks() {
    return outbox.chunks();
  }

  public long sent() {
    return outbox.sent();
  }

  /** A checksum of all changes, independent of their order. */
  public long checksum() {
    return checksum;
  }

  private Pairs begun(Pairs before, int[] initial) {
    boolean marking = order.pass() == Pass.MARK || order.pass() == Pass.REACH;
    pairs = before;
    switch (order.pass()) {
      case REACH -> {
        pairs =
            (order.traced() ? before : Pairs.none(count()))
                .cleared(conditionCount + 1, order.traced());
        trace(conditionCount);
        for (int state : initial) {
          take(state * size + automaton.initial(), 1, 0, Pairs.START);
        }
      }
      case MARK -> {
        pairs = before.cleared(conditionCount + 1, order.traced());
        for (int bit = 0; bit < Conditions.BATCH; bit++) {
          trace(order.batch() * Conditions.BATCH + bit);
        }
        enqueueAll();
      }
      case COUNT -> {
        pairs = before.cleared(0, false);
        enqueueAll();
      }
      case KEEP -> {
        pairs = before.copy();
        for (int pair = 0; pair < pairs.marks.length; pair++) {
          if (pairs.marks[pair] != 0) {
            pairs.keep(pair);
          }
        }
      }
      case PEEL -> removeWhere(before, pair -> pairs.marks[pair] == 0, true);
      case TRIM ->
          removeWhere(
              before, pair -> (conditions.required(pair / size) & ~pairs.marks[pair]) != 0, false);
      default -> throw new IllegalStateException("states are connected first");
    }
    checksum += marking ? 0 : StateFingerprints.ofSum(pairs.count());
    return pairs;
  }

  private int count() {
    long count = (long) facts.labels().length * size;
    if (count > Integer.MAX_VALUE - Long.SIZE) {
      throw new ModelTooLargeException(
          "a partition has more pairs of a state and a state of the automaton than numbers",
          "use more --partitions");
    }
    return (int) count;
  }

  /** Makes room for the origins of the marks of a condition, if they are traced. */
  private void trace(int condition) {
    if (condition < pairs.origins.length) {
      pairs.origins[condition] = new long[pairs.marks.length];
      Arrays.fill(pairs.origins[condition], Pairs.NOWHERE);
    }
  }

  private void enqueueAll() {
    for (int pair = 0; pair < pairs.marks.length; pair++) {
      if (pairs.isLeft(pair)) {
        enqueue(pair);
      }
    }
  }

  /** Chooses pairs. */
  private interface PairPredicate {
    boolean test(int pair);
  }

  private void removeWhere(Pairs before, PairPredicate condition, boolean tell) {
    pairs = before.copy();
    pairs.queue = new int[0];
    for (int pair = 0; pair < pairs.marks.length; pair++) {
      if (pairs.isLeft(pair) && condition.test(pair)) {
        pairs.remove(pair);
        if (tell) {
          enqueue(pair);
        }
      }
    }
  }

  private void enqueue(int pair) {
    if (waiting.get(pair)) {
      return;
    }
    waiting.set(pair);
    if (queued == queue.length) {
      queue = Arrays.copyOf(queue, Math.max(16, 2 * queued));
    }
    queue[queued++] = pair;
  }

  private void receive(Chunk chunk) {
    int source = Chunk.source(chunk.key());
    ReceivedNumbers messages = new ReceivedNumbers(chunk, width());
    while (messages.next()) {
      int pair = messages.get(0) * size + messages.get(1);
      if (order.traced()) {
        long origin = PartGraph.place(source, messages.get(6));
        take(pair, messages.getLong(2), messages.getLong(4), origin);
      } else {
        take(pair, messages.getLong(2), 0, Pairs.NOWHERE);
      }
    }
  }

  /**
   * Takes the marks that come along an edge.
   *
   * @param own the marks that the edge itself adds
   * @param origin the pair that the edge leaves
   */
  private void take(int pair, long marks, long own, long origin) {
    switch (order.pass()) {
      case REACH -> mark(pair, marks, own, origin);
      case MARK -> {
        if (pairs.isLeft(pair)) {
          mark(pair, marks, own, origin);
        }
      }
      case COUNT -> pairs.marks[pair]++;
      case PEEL -> {
        pairs.marks[pair]--;
        if (pairs.marks[pair] == 0 && pairs.isLeft(pair)) {
          pairs.remove(pair);
          enqueue(pair);
          checksum += StateFingerprints.ofSum(pair);
        }
      }
      default -> throw new IllegalStateException("nothing is told in this pass");
    }
  }

  private void mark(int pair, long marks, long own, long origin) {
    long added = marks & ~pairs.marks[pair];
    if (added == 0) {
      return;
    }
    pairs.marks[pair] |= added;
    checksum += StateFingerprints.ofSum(31L * pair + added);
    if (order.traced()) {
      int from = order.pass() == Pass.REACH ? conditionCount : order.batch() * Conditions.BATCH;
      for (long rest = added; rest != 0; rest &= rest - 1) {
        int bit = Long.numberOfTrailingZeros(rest);
        pairs.origins[from + bit][pair] = (own >>> bit & 1) == 0 ? origin : origin | Pairs.ITSELF;
      }
    }
    enqueue(pair);
  }

  /** Follows the edges of a pair. */
  private void goOn(int pair) {
    int state = pair / size;
    long label = facts.labels()[state];
    boolean marking = order.pass() == Pass.MARK;
    long enabled = marking ? conditions.enabled(state) : 0;
    boolean still = pair % size >= automaton.states();
    int automatonState = still ? pair % size - automaton.states() : pair % size;
    for (int edge = automaton.firstEdge(automatonState);
        edge < automaton.firstEdge(automatonState + 1);
        edge++) {
      if (automaton.reads(edge, label)) {
        long accepted = marking ? conditions.acceptedBy(edge) : 0;
        goOn(pair, state, still, enabled, accepted, automaton.target(edge));
      }
    }
  }

  private void goOn(
      int pair, int state, boolean still, long enabled, long accepted, int automatonTarget) {
    boolean marking = order.pass() == Pass.MARK;
    if (graph.isTerminal(state)) {
      long own = marking ? accepted | conditions.metBy(enabled, Conditions.LOOP) : 0;
      int behind = graph.isResting(state) ? automaton.states() : 0;
      tell(pair, PartGraph.place(partition, state), behind + automatonTarget, own);
    }
    int end = still ? 0 : graph.firstEdge(state + 1);
    for (int edge = graph.firstEdge(state); edge < end; edge++) {
      long own = marking ? accepted | conditions.metBy(enabled, graph.action(edge)) : 0;
      tell(pair, graph.target(edge), automatonTarget, own);
    }
  }

  private void tell(int pair, long target, int automatonTarget, long own) {
    long marks = order.pass() == Pass.MARK ? pairs.marks[pair] | own : 1;
    if (marks == 0) {
      return;
    }
    int owner = PartGraph.partition(target);
    int state = PartGraph.index(target);
    if (owner == partition) {
      take(state * size + automatonTarget, marks, own, PartGraph.place(partition, pair));
      return;
    }
    message[0] = state;
    message[1] = automatonTarget;
    message[2] = (int) marks;
    message[3] = (int) (marks >>> Integer.SIZE);
    message[4] = (int) own;
    message[5] = (int) (own >>> Integer.SIZE);
    message[6] = pair;
    outbox.send(owner, message);
  }
}
