package io.mazurka.nets;

import java.util.List;

/**
 * A signal transition graph: a net whose transitions are edges of signals.
 *
 * @param labels for each transition of the net, its effect on the signals
 * @param choices the edges that may prevent each other
 */
public record SignalGraph(
    Net net, List<Signal> signals, List<Label> labels, List<EdgeChoice> choices) {

  public SignalGraph {
    signals = List.copyOf(signals);
    labels = List.copyOf(labels);
    choices = List.copyOf(choices);
    if (labels.size() != net.transitions().size()) {
      throw new IllegalArgumentException("each transition needs a label");
    }
  }

  /** A graph without declared choices. */
  public SignalGraph(Net net, List<Signal> signals, List<Label> labels) {
    this(net, signals, labels, List.of());
  }

  /** The same graph with other initial values. */
  public SignalGraph withSignals(List<Signal> changed) {
    return new SignalGraph(net, changed, labels, choices);
  }

  /** A plain net as a graph without signals. */
  public static SignalGraph of(Net net) {
    return new SignalGraph(
        net, List.of(), net.transitions().stream().map(t -> Label.DUMMY).toList());
  }
}
