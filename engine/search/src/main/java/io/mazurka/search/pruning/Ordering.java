package io.mazurka.search.pruning;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the order of the steps of an execution in which the process changes least often. Every
 * process keeps the order of its own steps, and the end must violate the property as before.
 *
 * <p>This is an A* search (Hart, Nilsson and Raphael 1968). A node says how many steps each process
 * has taken; the estimate is one switch for every process with steps left, except the one that
 * moved last. If the search takes too long, each process in turn goes on as long as it can.
 */
final class Ordering {

  private static final int MOST_NODES = 3_000;
  private static final int NOBODY = -1;

  private final Surroundings surroundings;
  private final Candidate given;

  /** The steps of each process. */
  private final List<List<Occurrence>> own;

  private final Set<List<Integer>> seen = new HashSet<>();
  private final PriorityQueue<Node> open =
      new PriorityQueue<>(Comparator.comparingInt(Node::cost).thenComparingInt(Node::number));
  private int nodes;

  private Ordering(Candidate given, Surroundings surroundings) {
    this.surroundings = surroundings;
    this.given = given;
    Map<String, List<Occurrence>> steps = new LinkedHashMap<>();
    for (Occurrence step : given.steps()) {
      steps.computeIfAbsent(step.process(), process -> new ArrayList<>()).add(step);
    }
    this.own = List.copyOf(steps.values());
  }

  /** The execution in an order with fewer switches, or itself if none is found. */
  static Candidate order(Candidate given, Surroundings surroundings) {
    Ordering ordering = new Ordering(given, surroundings);
    if (given.switches() < ordering.own.size()) {
      return given;
    }
    Candidate better = ordering.search();
    if (better == null && !ordering.open.isEmpty()) {
      better = ordering.hurry();
    }
    return better != null && better.switches() < given.switches() ? better : given;
  }

  /** An order of some of the steps: the last step, and the node of the steps before. */
  private static final class Node {

    private final @Nullable Node before;
    private final @Nullable Occurrence step;
    private final int[] state;
    private final int[] done;
    private final int atWork;
    private final int switches;
    private int cost;
    private int number;

    /** Nothing done yet. */
    Node(int[] state, int processes) {
      this.before = null;
      this.step = null;
      this.state = state;
      this.done = new int[processes];
      this.atWork = NOBODY;
      this.switches = 0;
    }

    /** Another step, of the process with this index. */
    Node(Node before, Occurrence step, int[] state, int process) {
      this.before = before;
      this.step = step;
      this.state = state;
      this.done = before.done.clone();
      this.done[process]++;
      this.atWork = process;
      boolean goesOn = before.atWork == process || before.atWork == NOBODY;
      this.switches = before.switches + (goesOn ? 0 : 1);
    }

    int cost() {
      return cost;
    }

    int number() {
      return number;
    }

    Candidate.Growing run(Candidate given) {
      if (before == null || step == null) {
        return given.upTo(0);
      }
      Candidate.Growing run = before.run(given);
      run.add(step, state);
      return run;
    }

    /** Two nodes with equal keys need not both be searched. */
    List<Integer> key() {
      List<Integer> key = new ArrayList<>();
      key.add(atWork);
      Arrays.stream(done).forEach(key::add);
      Arrays.stream(state).forEach(key::add);
      return key;
    }
  }

  private @Nullable Candidate search() {
    open.add(new Node(given.states().get(0), own.size()));
    while (!open.isEmpty() && nodes < MOST_NODES && !surroundings.isExhausted()) {
      Node node = open.remove();
      surroundings.moveTo(node.state);
      if (surroundings.fails()) {
        return node.run(given).done();
      }
      for (int process = 0; process < own.size(); process++) {
        extend(node, process);
      }
    }
    return null;
  }

  private void extend(Node node, int process) {
    Occurrence step = next(process, node.done);
    if (step == null) {
      return;
    }
    Node next = new Node(node, step, surroundings.successor(step.step()), process);
    next.cost = next.switches;
    for (int other = 0; other < own.size(); other++) {
      next.cost += other != process && next.done[other] < own.get(other).size() ? 1 : 0;
    }
    if (next.cost < given.switches() && seen.add(next.key())) {
      next.number = ++nodes;
      open.add(next);
    }
  }

  /** The next step of a process if it is possible here, or null. */
  private @Nullable Occurrence next(int process, int[] done) {
    List<Occurrence> steps = own.get(process);
    return done[process] == steps.size() ? null : surroundings.find(steps.get(done[process]));
  }

  /** Lets each process go on until it cannot, then the one that has waited longest. */
  private @Nullable Candidate hurry() {
    Candidate.Growing run = given.upTo(0);
    int[] done = new int[own.size()];
    Deque<Integer> waiting = new ArrayDeque<>();
    for (int process = 0; process < own.size(); process++) {
      waiting.add(process);
    }
    int stuck = 0;
    surroundings.moveTo(run.last());
    while (!surroundings.fails() && stuck < own.size() && !surroundings.isExhausted()) {
      int process = waiting.remove();
      waiting.add(process);
      stuck++;
      for (Occurrence step = next(process, done);
          step != null && !surroundings.fails();
          step = next(process, done)) {
        run.add(step, surroundings.successor(step.step()));
        surroundings.moveTo(run.last());
        done[process]++;
        stuck = 0;
      }
    }
    return surroundings.fails() ? run.done() : null;
  }
}
