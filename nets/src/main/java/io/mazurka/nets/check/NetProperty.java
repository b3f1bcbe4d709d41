package io.mazurka.nets.check;

import io.mazurka.kernel.StateEvaluator;
import io.mazurka.kernel.Transition;
import io.mazurka.nets.Arcs;
import io.mazurka.nets.Label;
import io.mazurka.nets.engine.NetSystem;
import io.mazurka.nets.formula.StateCondition;
import java.util.BitSet;
import java.util.List;
import java.util.StringJoiner;

/**
 * What a property of nets is made of: faults, and the states that decide it are those in which one
 * of them is there.
 */
abstract class NetProperty {

  private static final int MOST_VALUES = 12;

  private final String name;
  private final List<Fault> faults;
  private final NetSystem system;
  private final BitSet slots = new BitSet();
  private final StateCondition[] conditions;

  NetProperty(String name, List<Fault> faults, NetSystem system) {
    this.name = name;
    this.faults = List.copyOf(faults);
    this.system = system;
    this.conditions = faults.stream().map(Fault::condition).toArray(StateCondition[]::new);
    for (StateCondition condition : conditions) {
      condition.addSlots(slots);
    }
  }

  public final String name() {
    return name;
  }

  /** The states that decide it. */
  final StateCondition deciding() {
    return new StateCondition.Any(List.of(conditions));
  }

  public final StateEvaluator evaluator() {
    return this::holds;
  }

  final boolean holds(int[] state) {
    for (StateCondition condition : conditions) {
      if (condition.holds(state)) {
        return false;
      }
    }
    return true;
  }

  public final String explain(int[] state) {
    for (Fault fault : faults) {
      if (fault.condition().holds(state)) {
        return fault.text() + values(fault.condition(), state);
      }
    }
    return "it holds";
  }

  private String values(StateCondition condition, int[] state) {
    BitSet read = new BitSet();
    condition.addSlots(read);
    StringJoiner values = new StringJoiner(", ", " (", ")").setEmptyValue("");
    read.stream().limit(MOST_VALUES).forEach(slot -> values.add(valueOf(slot, state)));
    return read.cardinality() > MOST_VALUES ? values.add("...").toString() : values.toString();
  }

  private String valueOf(int slot, int[] state) {
    return system.slotName(slot) + " = " + system.text(slot, state[slot]);
  }

  public final boolean isVisible(Transition transition) {
    Arcs inputs = system.net().inputs(transition.number());
    Arcs outputs = system.net().outputs(transition.number());
    return changes(inputs, outputs) || changes(outputs, inputs) || changesSignal(transition);
  }

  private boolean changes(Arcs arcs, Arcs opposite) {
    for (int arc = 0; arc < arcs.size(); arc++) {
      int place = arcs.place(arc);
      if (slots.get(place) && arcs.weight(arc) != opposite.weightAt(place)) {
        return true;
      }
    }
    return false;
  }

  private boolean changesSignal(Transition transition) {
    Label label = system.graph().labels().get(transition.number());
    return label.edge() != Label.Edge.NONE && slots.get(system.slot(label.signal()));
  }
}
