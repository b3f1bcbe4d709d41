package io.mazurka.nets.stubborn;

import io.mazurka.lpor.CandidateSets;
import io.mazurka.lpor.TransitionSet;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * Finds the stubborn sets of a state in a single depth-first search, for one worker. An edge of the
 * graph says that one member of a set forces another into it. The smallest closed sets are the
 * strongly connected components with an enabled transition from which no other enabled transition
 * can be reached, together with the nodes they reach (Tarjan 1972; Valmari 1990).
 *
 * <p>So each node is visited once, whatever the number of enabled transitions to start from. When
 * the search meets a node of a known set, all nodes on its path lead to this set, so their closed
 * sets are no smaller; the search goes on from the next start. A path that leads to a forbidden
 * transition is given up in the same way.
 */
final class SmallestComponent implements CandidateSets {

  /**
   * Replaces the earliest reachable node once a node's component is complete: no enabled transition
   * can be reached from the node, or, for {@link #FRUITFUL}, one can.
   */
  private static final int BARREN = -1;

  private static final int FRUITFUL = -2;

  private static final int MOST_MERIT = 1 << 12;

  private final ForcedNodes nodes;
  private final ForcedGraph graph;
  private final IntUnaryOperator cost = this::costOf;
  private final long[] forbidden;
  private final long[] enabled;
  private final long[] best;
  private boolean exhausted = true;

  /** The start of the next search if another set is wanted. */
  private int nextStart;

  private boolean attracted;

  /** Per transition, how often a search from it has lately found the smallest set. */
  private final int[] merits;

  private boolean learns = true;

  /**
   * The time of the last visit of each node; it was in this state if it is later than {@code
   * before}.
   */
  private final int[] visit;

  private final int[] earliest;
  private int before;
  private int visits;

  /** The visited nodes whose component is not complete. */
  private int[] open = new int[256];

  private int opened;

  /** The nodes on the path to the current one, and the range of their edges not yet followed. */
  private int[] way = new int[256];

  private int[] nextEdge = new int[256];
  private int[] lastEdge = new int[256];
  private int length;

  /** The number of enabled transitions in the best set. */
  private int size;

  private long work;

  /**
   * @param forbidden transitions that, if enabled, are in no set except the set of all enabled ones
   */
  SmallestComponent(ForcedNodes nodes, long[] forbidden) {
    this.nodes = nodes;
    this.forbidden = forbidden;
    this.graph = nodes.graph();
    this.enabled = TransitionSet.empty(graph.transitions());
    this.best = TransitionSet.empty(graph.transitions());
    this.merits = new int[graph.transitions()];
    for (int start = 0; start < merits.length; start++) {
      merits[start] = MOST_MERIT / (1 + graph.start(start + 1) - graph.start(start));
    }
    this.visit = new int[graph.size()];
    this.earliest = new int[graph.size()];
  }

  @Override
  public int first(long[] nowEnabled, long[] chosen) {
    TransitionSet.copy(nowEnabled, enabled);
    int total = TransitionSet.size(enabled);
    startState(total);
    if (!searchFromGoals()) {
      searchFromStarts();
    }
    work += visits - before + nodes.nextEdge() - graph.start(graph.size());
    nextStart = 0;
    exhausted = size == total;
    TransitionSet.copy(exhausted ? enabled : best, chosen);
    return size;
  }

  /**
   * Looks for the set that the goals force. Every enabled transition leads to the goals, so if the
   * goals have a set, there is no smaller one.
   */
  private boolean searchFromGoals() {
    attracted = nodes.isAttracted();
    if (attracted) {
      search(graph.goals());
    }
    return attracted && earliest[graph.goals()] == FRUITFUL;
  }

  /**
   * Searches from enabled transitions, first from the one that was best in earlier states, since in
   * most states such a transition alone is a set.
   */
  private void searchFromStarts() {
    int start = TransitionSet.next(enabled, 0);
    int likely = start;
    while (start >= 0) {
      likely = merits[start] > merits[likely] ? start : likely;
      start = TransitionSet.next(enabled, start + 1);
    }
    start = likely;
    int next = 0;
    while (start >= 0 && size > 1) {
      if (!isVisited(start)) {
        int least = size;
        search(start);
        learn(start, size < least);
      }
      start = TransitionSet.next(enabled, next);
      next = start + 1;
    }
  }

  private void learn(int start, boolean good) {
    if (learns) {
      int aim = good ? MOST_MERIT : 0;
      merits[start] += (aim - merits[start]) / 4;
    }
  }

  @Override
  public void chooseAs(CandidateSets veteran) {
    if (veteran instanceof SmallestComponent other) {
      System.arraycopy(other.merits, 0, merits, 0, merits.length);
      learns = false;
    }
  }

  @Override
  public int[] learned() {
    return merits.clone();
  }

  @Override
  public void recall(int[] learned) {
    System.arraycopy(learned, 0, merits, 0, merits.length);
    learns = false;
  }

  /**
   * The first set that the next enabled transition leads to on its own; some sets may be the same.
   */
  @Override
  public int next(long[] chosen) {
    if (exhausted) {
      return 0;
    }
    int total = TransitionSet.size(enabled);
    size = total;
    nextStart = TransitionSet.next(enabled, nextStart);
    while (nextStart >= 0 && size == total) {
      startState(total);
      if (!searchFromGoals()) {
        search(nextStart);
      }
      nextStart = TransitionSet.next(enabled, nextStart + 1);
    }
    exhausted = size == total;
    TransitionSet.copy(exhausted ? enabled : best, chosen);
    return size;
  }

  @Override
  public long work() {
    return work;
  }

  private void startState(int total) {
    if (visits > Integer.MAX_VALUE - visit.length) {
      Arrays.fill(visit, 0);
      visits = 0;
    }
    before = visits;
    size = total;
    nodes.start(enabled);
  }

  private boolean isVisited(int node) {
    return visit[node] > before;
  }

  private boolean isEnabled(int node) {
    return node < graph.transitions() && TransitionSet.contains(enabled, node);
  }

  /** The cost of choosing a node, from the search so far. */
  private int costOf(int node) {
    if (isForbidden(node)) {
      return ForcedNodes.ANOTHER_SET;
    }
    if (!isVisited(node)) {
      return ForcedNodes.UNKNOWN;
    }
    return switch (earliest[node]) {
      case BARREN -> ForcedNodes.NOTHING;
      case FRUITFUL -> ForcedNodes.ANOTHER_SET;
      default -> ForcedNodes.NOTHING_MORE;
    };
  }

  private boolean isForbidden(int node) {
    return isEnabled(node) && TransitionSet.contains(forbidden, node);
  }

  private void search(int start) {
    if (isForbidden(start)) {
      return;
    }
    enter(start);
    while (length > 0) {
      int top = length - 1;
      int edge = nextEdge[top];
      if (edge == lastEdge[top]) {
        leave(way[top]);
        continue;
      }
      nextEdge[top]++;
      if (isForced(way[top], edge)) {
        int node = nodes.target(edge);
        if (isForbidden(node)) {
          giveUp();
        } else if (!isVisited(node)) {
          enter(node);
        } else if (earliest[node] == FRUITFUL) {
          giveUp();
        } else if (earliest[node] != BARREN) {
          earliest[way[top]] = Math.min(earliest[way[top]], visit[node]);
        }
      }
    }
  }

  /**
   * Whether an edge counts in this state. A transition that needs more tokens at a place than are
   * there does not count as a filler: another transition must fill the place first.
   */
  private boolean isForced(int node, int edge) {
    int place = graph.filledBy(node);
    return place < 0 || graph.need(edge) <= nodes.tokens(place);
  }

  private void enter(int node) {
    if (length == way.length) {
      way = Arrays.copyOf(way, 2 * length);
      nextEdge = Arrays.copyOf(nextEdge, 2 * length);
      lastEdge = Arrays.copyOf(lastEdge, 2 * length);
    }
    if (opened == open.length) {
      open = Arrays.copyOf(open, 2 * opened);
    }
    visit[node] = ++visits;
    earliest[node] = visits;
    open[opened++] = node;
    way[length] = node;
    listEdges(node);
    length++;
  }

  private void listEdges(int node) {
    if (node >= graph.transitions() ? node != graph.goals() : isEnabled(node)) {
      nextEdge[length] = graph.start(node);
      lastEdge[length] = graph.start(node + 1);
      if (attracted && isEnabled(node) && earliest[graph.goals()] > 0) {
        earliest[node] = visit[graph.goals()];
      }
      return;
    }
    nextEdge[length] = nodes.nextEdge();
    if (node == graph.goals()) {
      nodes.makeAttracting();
    } else {
      nodes.makeEnabling(node, cost);
    }
    lastEdge[length] = nodes.nextEdge();
  }

  /** Goes back from a node; if it is the first node of its component, the component is complete. */
  private void leave(int node) {
    length--;
    if (earliest[node] != visit[node]) {
      int parent = way[length - 1];
      earliest[parent] = Math.min(earliest[parent], earliest[node]);
      return;
    }
    int first = opened;
    int active = 0;
    do {
      active += isEnabled(open[--first]) ? 1 : 0;
    } while (open[first] != node);
    if (active > 0 && active < size) {
      size = active;
      keep(first);
    }
    while (opened > first) {
      earliest[open[--opened]] = active == 0 ? BARREN : FRUITFUL;
    }
    if (active > 0) {
      giveUp();
    }
  }

  private void keep(int first) {
    TransitionSet.clear(best);
    for (int index = first; index < opened; index++) {
      if (isEnabled(open[index])) {
        TransitionSet.add(best, open[index]);
      }
    }
  }

  /**
   * Ends the search, because all nodes on the path lead to a known set or to a forbidden
   * transition, and so do all open nodes.
   */
  private void giveUp() {
    while (opened > 0) {
      earliest[open[--opened]] = FRUITFUL;
    }
    length = 0;
  }
}
