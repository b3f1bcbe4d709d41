package io.mazurka.search.dynamic;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Finds transitions that are put off for ever around cycles of the explored graph. A transition
 * that is enabled in a state is <em>served</em> there if it is explored there, or served after
 * steps of the state's set that may be put in front; nothing else is served. What is enabled and
 * not served in a state is to be explored there, too.
 *
 * <p>Without such transitions, what is seen in the explored future of a state is all that can
 * happen, because any execution can be changed, step by step, into an explored one. This is weaker
 * than to demand a state on each cycle that is expanded fully, and is the condition by Clarke,
 * Grumberg and Peled (1999): that no transition is enabled on a cycle and explored nowhere on it.
 */
public final class Ignored {

  private final Summaries summaries;
  private final StepGraph graph;
  private final int words;

  /**
   * Whether a transition must be served after each step of the set, as temporal properties need it;
   * otherwise after all steps of one member of the set.
   */
  private final boolean strict;

  private final long[] served;
  private final long[] group;
  private final long[] result;
  private final WaitingStates spreading = new WaitingStates();
  private final boolean[] waiting;

  public Ignored(Summaries summaries, boolean strict) {
    this.summaries = summaries;
    this.graph = summaries.graph();
    this.words = summaries.words();
    this.strict = strict;
    this.served = new long[graph.states() * words];
    this.waiting = new boolean[graph.states()];
    this.group = new long[words];
    this.result = new long[words];
    for (int state = graph.states() - 1; state >= 0; state--) {
      if (isFull(state)) {
        Arrays.fill(served, state * words, (state + 1) * words, -1L);
      } else {
        System.arraycopy(
            summaries.explored(), summaries.at(state), served, summaries.at(state), words);
      }
      await(state);
    }
    spread();
  }

  /** Receives a state and the transitions that are ignored there. */
  public interface Remedy {
    void explore(int state, long[] ignored);
  }

  /**
   * Hands on the states in which to explore ignored transitions so that none is left; returns
   * whether there are any.
   */
  public boolean mend(Remedy remedy) {
    int states = graph.states();
    BitSet mended = new BitSet();
    long[] ignored = new long[served.length];
    for (int state = states - 1; state >= 0; state--) {
      if (find(state, ignored)) {
        mended.set(state);
        announce(state);
        spread();
      }
    }
    mended.stream()
        .forEach(
            state ->
                remedy.explore(
                    state, Arrays.copyOfRange(ignored, state * words, (state + 1) * words)));
    return !mended.isEmpty();
  }

  /** Finds out which transitions are ignored in a state, and counts them as served from now on. */
  private boolean find(int state, long[] ignored) {
    int at = summaries.at(state);
    long any = 0;
    for (int word = at; word < at + words; word++) {
      ignored[word] = summaries.enabled()[word] & ~served[word];
      served[word] |= ignored[word];
      any |= ignored[word];
    }
    return any != 0;
  }

  private boolean isFull(int state) {
    int at = summaries.at(state);
    for (int word = 0; word < words; word++) {
      if ((summaries.enabled()[at + word] & ~summaries.explored()[at + word]) != 0) {
        return false;
      }
    }
    return true;
  }

  private void await(int state) {
    if (!waiting[state]) {
      waiting[state] = true;
      spreading.add(state);
    }
  }

  private void announce(int state) {
    for (int edge = graph.lastIn(state); edge != StepGraph.NONE; edge = graph.nextIn(edge)) {
      await(graph.source(edge));
    }
  }

  private void spread() {
    while (spreading.size() > 0) {
      int state = spreading.takeFirst();
      waiting[state] = false;
      if (serve(state)) {
        announce(state);
      }
    }
  }

  /** Computes what is served in a state again; returns whether that is more than before. */
  private boolean serve(int state) {
    int at = summaries.at(state);
    Arrays.fill(result, 0);
    if (strict) {
      gatherAll(state);
    } else {
      gatherMembers(state);
    }
    boolean news = false;
    for (int word = 0; word < words; word++) {
      long all = served[at + word] | result[word];
      news |= all != served[at + word];
      served[at + word] = all;
    }
    return news;
  }

  /** What is served after each step of the set. */
  private void gatherAll(int state) {
    Arrays.fill(result, -1L);
    for (int edge = graph.lastOut(state); edge != StepGraph.NONE; edge = graph.nextOut(edge)) {
      if (isIn(summaries.chosen(), state, graph.transition(edge))) {
        meet(result, graph.target(edge));
      }
    }
  }

  /** What is served after all steps of some member of the set. */
  private void gatherMembers(int state) {
    int edge = graph.lastOut(state);
    while (edge != StepGraph.NONE) {
      int transition = graph.transition(edge);
      boolean leads = isIn(summaries.leading(), state, transition);
      Arrays.fill(group, leads ? -1L : 0);
      while (edge != StepGraph.NONE && graph.transition(edge) == transition) {
        meet(group, graph.target(edge));
        edge = graph.nextOut(edge);
      }
      for (int word = 0; word < words; word++) {
        result[word] |= group[word];
      }
    }
  }

  private void meet(long[] set, int state) {
    int at = summaries.at(state);
    for (int word = 0; word < words; word++) {
      set[word] &= served[at + word];
    }
  }

  private boolean isIn(long[] sets, int state, int transition) {
    return (sets[summaries.at(state) + (transition >>> 6)] & 1L << transition) != 0;
  }
}
