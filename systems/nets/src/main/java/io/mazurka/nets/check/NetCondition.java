package io.mazurka.nets.check;

import io.mazurka.kernel.Transition;
import io.mazurka.kernel.property.PropertyCondition;
import io.mazurka.kernel.property.StateEvaluator;
import io.mazurka.nets.Arcs;
import io.mazurka.nets.Label;
import io.mazurka.nets.engine.NetSystem;
import io.mazurka.nets.formula.StateCondition;
import java.util.BitSet;
import java.util.List;
import java.util.StringJoiner;

/** A condition on the states of a net, with texts that explain why a state meets it or does not. */
final class NetCondition implements PropertyCondition {

  private static final int MOST_VALUES = 12;

  private final StateCondition whereTrue;
  private final StateCondition whereFalse;
  private final List<Fault> cases;
  private final NetSystem system;
  private final BitSet slots = new BitSet();

  private NetCondition(
      StateCondition whereTrue, StateCondition whereFalse, List<Fault> cases, NetSystem system) {
    this.whereTrue = whereTrue;
    this.whereFalse = whereFalse;
    this.cases = List.copyOf(cases);
    this.system = system;
    whereFalse.addSlots(slots);
  }

  /**
   * A {@code condition} as a condition of properties.
   *
   * @param found the explanation for a state in which it is true
   */
  static NetCondition of(StateCondition condition, String found, NetSystem system) {
    StateCondition opposite = condition.negated();
    return new NetCondition(
        new StateCondition.Any(List.of(condition)),
        new StateCondition.Any(List.of(opposite)),
        List.of(new Fault(condition, found), new Fault(opposite, "it is not true")),
        system);
  }

  /** The condition that a state has none of {@code faults}. */
  static NetCondition without(List<Fault> faults, NetSystem system) {
    StateCondition faulty = new StateCondition.Any(faults.stream().map(Fault::condition).toList());
    return new NetCondition(faulty.negated(), faulty, faults, system);
  }

  /** The states in which the condition is true, or those in which it is false. */
  StateCondition where(boolean truth) {
    return truth ? whereTrue : whereFalse;
  }

  @Override
  public StateEvaluator evaluator() {
    return whereTrue::holds;
  }

  @Override
  public String explain(int[] state) {
    for (Fault one : cases) {
      if (one.condition().holds(state)) {
        return one.text() + values(one.condition(), state);
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

  @Override
  public boolean isVisible(Transition transition) {
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
