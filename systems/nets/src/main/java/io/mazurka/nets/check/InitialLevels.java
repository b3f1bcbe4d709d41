package io.mazurka.nets.check;

import io.mazurka.kernel.Cursor;
import io.mazurka.nets.Label;
import io.mazurka.nets.Label.Edge;
import io.mazurka.nets.Signal;
import io.mazurka.nets.Signal.Level;
import io.mazurka.nets.SignalGraph;
import io.mazurka.nets.engine.NetSystem;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds initial values of signals that a file does not give: a signal whose first edge in some run
 * is a rise must be low initially, or it is not consistent. A few runs are tried, each of which
 * prefers transitions that were fired seldom; signals that do not change in these runs stay
 * unknown.
 */
final class InitialLevels {

  private static final int RUNS = 20;
  private static final int ROUNDS = 20;

  private final SignalGraph graph;
  private final NetSystem system;
  private final List<Signal> signals;
  private final int[] fired;

  private InitialLevels(SignalGraph graph) {
    this.graph = graph;
    this.system = NetSystem.ofMarkings(graph);
    this.signals = new ArrayList<>(graph.signals());
    this.fired = new int[graph.labels().size()];
  }

  /** The same graph with more initial values. */
  static SignalGraph infer(SignalGraph graph) {
    return new InitialLevels(graph).infer();
  }

  private SignalGraph infer() {
    for (int run = 0; run < RUNS && signals.stream().anyMatch(InitialLevels::isUnknown); run++) {
      run();
    }
    return graph.withSignals(signals);
  }

  private static boolean isUnknown(Signal signal) {
    return signal.initial() == Level.UNKNOWN;
  }

  private void run() {
    Cursor cursor = system.cursor();
    int[] marking = graph.net().initialMarking();
    Set<Integer> met = new HashSet<>();
    for (int left = ROUNDS * fired.length; left > 0; left--) {
      int steps = cursor.load(marking);
      if (steps == 0) {
        return;
      }
      int step = seldomest(cursor, steps);
      fired[cursor.transition(step)]++;
      note(graph.labels().get(cursor.transition(step)), met);
      marking = cursor.successor(marking, step);
    }
  }

  private int seldomest(Cursor cursor, int steps) {
    int best = 0;
    for (int step = 1; step < steps; step++) {
      best = fired[cursor.transition(step)] < fired[cursor.transition(best)] ? step : best;
    }
    return best;
  }

  private void note(Label label, Set<Integer> met) {
    if (label.edge() == Edge.NONE || !met.add(label.signal())) {
      return;
    }
    Signal signal = signals.get(label.signal());
    if (isUnknown(signal) && label.edge() != Edge.TOGGLE) {
      Level before = label.edge() == Edge.RISE ? Level.LOW : Level.HIGH;
      signals.set(label.signal(), signal.withInitial(before));
    }
  }
}
