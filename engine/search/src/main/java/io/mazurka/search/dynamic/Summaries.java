package io.mazurka.search.dynamic;

import io.mazurka.lpor.TransitionSet;
import java.util.Arrays;

/**
 * What a search knows of each state: which transitions are enabled there, which of these are
 * explored, which of these are its set, and which transitions are enabled in some state of its
 * explored future. The last is kept complete along all explored steps, also around cycles and where
 * a step leads to a state that was visited before: what is new in a state is passed on to all
 * states from which a step leads to it.
 *
 * <p>A state whose future has grown has to choose its set again, unless its set is right whatever
 * the future brings.
 */
public class Summaries {

  private final StepGraph graph = new StepGraph();
  private final int words;

  /** For each state, as many words as a set of transitions has. */
  private long[] enabled;

  private long[] explored;
  private long[] chosen;
  private long[] leading;
  private long[] future;

  /** For each state, what is to be done when its future grows. */
  private Stage[] stages = new Stage[256];

  private final WaitingStates grown = new WaitingStates();
  private final WaitingStates spreading = new WaitingStates();

  /** What is to be done when the future of a state grows. */
  private enum Stage {
    /** Nothing: it has no set yet. */
    NEW,
    /** Its set has to be chosen again. */
    OPEN,
    /** Nothing more: it waits for that. */
    WAITING,
    /** Nothing: its set is right anyway. */
    SETTLED
  }

  public Summaries(int transitions) {
    this.words = TransitionSet.words(transitions);
    this.enabled = new long[256 * words];
    this.explored = new long[256 * words];
    this.chosen = new long[256 * words];
    this.leading = new long[256 * words];
    this.future = new long[256 * words];
  }

  /** The explored steps. */
  public StepGraph graph() {
    return graph;
  }

  /** Where the sets of a state begin in the arrays of sets. */
  public int at(int state) {
    return state * words;
  }

  /** How many words a set has. */
  public int words() {
    return words;
  }

  /** The enabled transitions of all states. */
  public long[] enabled() {
    return enabled;
  }

  /** The explored transitions of all states. */
  public long[] explored() {
    return explored;
  }

  /** The sets of all states. */
  public long[] chosen() {
    return chosen;
  }

  /** The members of the sets of all states that may be put in front of an execution. */
  public long[] leading() {
    return leading;
  }

  /** The transitions that are enabled in the explored future of each state. */
  public long[] future() {
    return future;
  }

  /** Adds the next state. */
  public void addState() {
    int number = graph.states();
    graph.addState();
    if (number == stages.length) {
      stages = Arrays.copyOf(stages, 2 * number);
      enabled = Arrays.copyOf(enabled, 2 * number * words);
      explored = Arrays.copyOf(explored, 2 * number * words);
      chosen = Arrays.copyOf(chosen, 2 * number * words);
      leading = Arrays.copyOf(leading, 2 * number * words);
      future = Arrays.copyOf(future, 2 * number * words);
    }
    stages[number] = Stage.NEW;
  }

  /** Notes which transitions are enabled in a state. */
  public void enable(int state, long[] set) {
    System.arraycopy(set, 0, enabled, at(state), words);
    if (merge(set, 0, state)) {
      spread(state);
    }
  }

  /**
   * Notes the set of a state.
   *
   * @param front the members that may be put in front of an execution
   * @param settled whether the set is right whatever the future brings
   */
  public void choose(int state, long[] set, long[] front, boolean settled) {
    System.arraycopy(set, 0, chosen, at(state), words);
    System.arraycopy(front, 0, leading, at(state), words);
    stages[state] = settled ? Stage.SETTLED : Stage.OPEN;
  }

  /** Notes that the steps of a transition of a state are explored. */
  public void explore(int state, int transition) {
    explored[at(state) + (transition >>> 6)] |= 1L << transition;
  }

  /** Adds an explored step. */
  public void addStep(int from, int step, int transition, int to) {
    graph.addEdge(from, step, transition, to);
    if (passes(from, to) && merge(future, at(to), from)) {
      spread(from);
    }
  }

  /** Whether what is seen after a step is seen from its source: always. */
  protected boolean passes(int from, int to) {
    return true;
  }

  /** A state whose future has grown since its set was chosen, or -1. */
  public int takeGrown() {
    return grown.size() == 0 ? -1 : grown.takeLast();
  }

  /** The states whose future has grown since their sets were chosen. */
  public WaitingStates grown() {
    return grown;
  }

  private boolean merge(long[] more, int from, int state) {
    boolean news = false;
    int at = at(state);
    for (int word = 0; word < words; word++) {
      long all = future[at + word] | more[from + word];
      news |= all != future[at + word];
      future[at + word] = all;
    }
    if (news && stages[state] == Stage.OPEN) {
      stages[state] = Stage.WAITING;
      grown.add(state);
    }
    return news;
  }

  private void spread(int state) {
    spreading.add(state);
    while (spreading.size() > 0) {
      int to = spreading.takeLast();
      for (int edge = graph.lastIn(to); edge != StepGraph.NONE; edge = graph.nextIn(edge)) {
        int from = graph.source(edge);
        if (passes(from, to) && merge(future, at(to), from)) {
          spreading.add(from);
        }
      }
    }
  }

  /** The memory that all of this takes. */
  public long bytes() {
    return graph.bytes() + 5L * Long.BYTES * enabled.length + 4L * stages.length;
  }
}
