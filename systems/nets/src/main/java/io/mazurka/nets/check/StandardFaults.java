package io.mazurka.nets.check;

import io.mazurka.nets.Arcs;
import io.mazurka.nets.Label;
import io.mazurka.nets.Net;
import io.mazurka.nets.Signal;
import io.mazurka.nets.SignalGraph;
import io.mazurka.nets.engine.NetSystem;
import io.mazurka.nets.engine.SignalLevel;
import io.mazurka.nets.formula.StateCondition;
import io.mazurka.nets.formula.StateCondition.All;
import io.mazurka.nets.formula.StateCondition.Any;
import io.mazurka.nets.formula.StateCondition.Comparison;
import io.mazurka.nets.formula.StateCondition.Fireable;
import io.mazurka.nets.formula.Sum;
import java.util.ArrayList;
import java.util.List;

/** The faults that any net or any signal transition graph can have. */
final class StandardFaults {

  private final NetSystem system;
  private final SignalGraph graph;
  private final Net net;

  StandardFaults(NetSystem system) {
    this.system = system;
    this.graph = system.graph();
    this.net = system.net();
  }

  /** A place with more than one token. */
  List<Fault> unsafePlaces() {
    List<Fault> faults = new ArrayList<>();
    for (int place = 0; place < net.places().size(); place++) {
      faults.add(
          new Fault(
              Comparison.atLeast(Sum.of(place), Sum.constant(2)),
              "place %s has more than one token".formatted(system.slotName(place))));
    }
    return faults;
  }

  /** A signal that rises when it is high or falls when it is low. */
  List<Fault> inconsistentSignals() {
    List<Fault> faults = new ArrayList<>();
    for (int signal = 0; signal < graph.signals().size(); signal++) {
      int slot = system.slot(signal);
      faults.add(
          new Fault(
              Comparison.atLeast(Sum.of(slot), Sum.constant(SignalLevel.INCONSISTENT)),
              "signal %s changes to the value it has".formatted(system.slotName(slot))));
    }
    return faults;
  }

  /**
   * The change of a signal, no input, that is enabled and then disabled by the change of another
   * signal, unless the two are a declared choice.
   */
  List<Fault> hazards() {
    List<Fault> faults = new ArrayList<>();
    for (int victim = 0; victim < graph.labels().size(); victim++) {
      Label label = graph.labels().get(victim);
      if (label.signal() == Label.NO_SIGNAL
          || graph.signals().get(label.signal()).kind() == Signal.Kind.INPUT) {
        continue;
      }
      for (int other = 0; other < graph.labels().size(); other++) {
        Label cause = graph.labels().get(other);
        boolean exempt =
            cause.signal() == Label.NO_SIGNAL
                || cause.signal() == label.signal()
                || graph.choices().stream().anyMatch(choice -> choice.isBetween(label, cause));
        if (!exempt && disables(other, victim)) {
          faults.add(hazard(victim, other, label.signal()));
        }
      }
    }
    return faults;
  }

  private Fault hazard(int victim, int other, int signal) {
    List<StateCondition> parts = new ArrayList<>();
    parts.add(new Fireable(net, victim, true));
    parts.add(new Fireable(net, other, true));
    for (int transition = 0; transition < graph.labels().size(); transition++) {
      if (graph.labels().get(transition).signal() == signal) {
        parts.add(disabledAfter(transition, other));
      }
    }
    return new Fault(
        new All(parts),
        "%s can fire, and %s would prevent it"
            .formatted(
                system.transitions().get(victim).name(), system.transitions().get(other).name()));
  }

  /** The condition that {@code transition} cannot fire once {@code other} has fired. */
  private StateCondition disabledAfter(int transition, int other) {
    Arcs inputs = net.inputs(transition);
    List<StateCondition> parts = new ArrayList<>();
    for (int arc = 0; arc < inputs.size(); arc++) {
      int place = inputs.place(arc);
      Sum after = Sum.of(place).plus(Sum.constant(difference(other, place)), 1);
      parts.add(Comparison.atLeast(after, Sum.constant(inputs.weight(arc))).negated());
    }
    return new Any(parts);
  }

  private boolean disables(int other, int victim) {
    Arcs inputs = net.inputs(victim);
    for (int arc = 0; arc < inputs.size(); arc++) {
      if (difference(other, inputs.place(arc)) < 0) {
        return true;
      }
    }
    return false;
  }

  private int difference(int transition, int place) {
    return net.outputs(transition).weightAt(place) - net.inputs(transition).weightAt(place);
  }
}
