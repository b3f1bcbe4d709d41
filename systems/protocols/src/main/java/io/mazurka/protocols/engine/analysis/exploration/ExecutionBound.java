package io.mazurka.protocols.engine.analysis.exploration;

import io.mazurka.protocols.engine.analysis.exploration.LocalPool.Found;
import io.mazurka.protocols.engine.views.Budget;
import io.mazurka.protocols.engine.views.HandlerOutcome;
import io.mazurka.protocols.engine.views.Layout;
import java.util.List;
import java.util.SortedMap;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * Computes the most steps that an execution can have, assuming that the steps found so far are all.
 *
 * <p>A process takes at most as many spontaneous steps as some path through its local states has,
 * and at most one other step per received message. What it sends is bounded by what one path can
 * send, and also by its spontaneous steps and received messages times what one step sends. Starting
 * from no messages at all, these bounds are raised until they are consistent or taken to be
 * infinite.
 */
final class ExecutionBound {

  /** After this many rounds, bounds that still change are taken to be infinite. */
  private static final int ROUNDS = 64;

  private final Layout layout;
  private final SortedMap<Integer, LocalPool> pools;
  private final int processes;

  /** The sum of all mishap budgets. */
  private final double mishaps;

  /** By process, the most spontaneous steps on a path. */
  private final double[] spontaneous;

  /**
   * By sender and recipient, the most messages that are sent on one path, or in one step of each
   * kind.
   */
  private final double[][] onPath;

  private final double[][] inSpontaneous;
  private final double[][] inAnswer;
  private final double[][] inMishap;

  private ExecutionBound(Layout layout, SortedMap<Integer, LocalPool> pools) {
    this.layout = layout;
    this.pools = pools;
    this.processes = layout.processes().size();
    this.mishaps = layout.budgets().stream().mapToDouble(Budget::most).sum();
    this.spontaneous = new double[processes];
    this.onPath = new double[processes][processes];
    this.inSpontaneous = new double[processes][processes];
    this.inAnswer = new double[processes][processes];
    this.inMishap = new double[processes][processes];
    pools.forEach(this::measure);
  }

  /** The most steps of an execution, or infinity. */
  static double of(Layout layout, SortedMap<Integer, LocalPool> pools) {
    return new ExecutionBound(layout, pools).steps();
  }

  private void measure(int process, LocalPool pool) {
    List<Found> found = pool.found();
    LocalPaths paths = new LocalPaths(found);
    Predicate<Found> mishap = step -> layout.charges(step.step()) != 0;
    Predicate<Found> alone =
        step -> step.consumed().stream().allMatch(letter -> pool.at().isLasting(letter));
    spontaneous[process] = paths.longest(step -> alone.test(step) && !mishap.test(step) ? 1 : 0);
    for (int to : pools.keySet()) {
      onPath[process][to] = paths.longest(step -> mishap.test(step) ? 0 : sent(step, to));
      inMishap[process][to] = most(found, mishap, step -> sent(step, to));
      inSpontaneous[process][to] = most(found, alone.and(mishap.negate()), step -> sent(step, to));
      inAnswer[process][to] = most(found, alone.or(mishap).negate(), step -> sent(step, to));
    }
  }

  private static double most(
      List<Found> found, Predicate<Found> some, ToDoubleFunction<Found> weight) {
    return found.stream().filter(some).mapToDouble(weight).max().orElse(0);
  }

  private static double sent(Found step, int to) {
    HandlerOutcome outcome = step.outcome();
    return outcome == null
        ? 0
        : outcome.deliveries().stream().filter(delivery -> delivery.recipient() == to).count();
  }

  private double steps() {
    double[][] sent = new double[processes][processes];
    boolean changed = true;
    for (int round = 0; changed && round < ROUNDS; round++) {
      changed = false;
      for (int from : pools.keySet()) {
        double received = received(sent, from);
        for (int to : pools.keySet()) {
          double now =
              times(mishaps, inMishap[from][to])
                  + Math.min(
                      onPath[from][to],
                      times(spontaneous[from], inSpontaneous[from][to])
                          + times(received, inAnswer[from][to]));
          changed |= now != sent[from][to];
          sent[from][to] = now;
        }
      }
    }
    double all = changed ? Double.POSITIVE_INFINITY : mishaps;
    for (int process : pools.keySet()) {
      all += spontaneous[process] + received(sent, process);
    }
    return all;
  }

  /** The most messages that a process receives; each mishap may add one. */
  private double received(double[][] sent, int to) {
    double all = mishaps;
    for (int from : pools.keySet()) {
      all += sent[from][to];
    }
    return all;
  }

  /** The product, where infinity times zero is zero. */
  private static double times(double number, double each) {
    return each == 0 ? 0 : number * each;
  }
}
