package io.mazurka.nets.stubborn;

import io.mazurka.lpor.TransitionSet;
import io.mazurka.nets.Arcs;
import io.mazurka.nets.formula.StateCondition;
import io.mazurka.nets.formula.StateCondition.All;
import io.mazurka.nets.formula.StateCondition.Any;
import io.mazurka.nets.formula.StateCondition.Comparison;
import io.mazurka.nets.formula.StateCondition.Dead;
import io.mazurka.nets.formula.StateCondition.Evaluated;
import io.mazurka.nets.formula.StateCondition.Fireable;
import io.mazurka.nets.formula.Sum;
import java.util.BitSet;
import java.util.List;

/**
 * For a condition and a state in which it does not hold, a set of transitions one of which fires on
 * every path from the state to a state in which the condition holds.
 *
 * <p>If a stubborn set contains these transitions, then every path to a state that satisfies the
 * condition contains a transition of the set, and the first one can be moved to the front. So some
 * step of the set begins a path of the same length to the same state, and a search for such states
 * needs no cycle proviso (Schmidt 1999; Kristensen, Schmidt and Valmari 2006, who call the set an
 * up-set).
 */
interface Attractor {

  /** Adds these transitions to {@code set}. */
  void addTo(int[] state, long[] set);

  /** The attractor of {@code condition}, with temporary storage for one worker. */
  static Attractor of(StateCondition condition, Structure structure) {
    if (condition instanceof Comparison comparison) {
      return of(comparison, structure);
    }
    if (condition instanceof Fireable fireable) {
      return fireable.wanted()
          ? enabling(fireable.transition(), structure)
          : disabling(fireable.transition(), structure);
    }
    if (condition instanceof All all) {
      return new AnyPart(
          all.parts(), all.parts().stream().map(part -> of(part, structure)).toList(), structure);
    }
    if (condition instanceof Any any) {
      List<Attractor> parts = any.parts().stream().map(part -> of(part, structure)).toList();
      return (state, set) -> parts.forEach(part -> part.addTo(state, set));
    }
    if (condition instanceof Dead) {
      // Every stubborn set keeps the paths to dead states, and no path leaves a dead state.
      return (state, set) -> {};
    }
    if (condition instanceof Evaluated) {
      return changing(condition, structure);
    }
    throw new IllegalArgumentException("unknown condition " + condition);
  }

  private static Attractor of(Comparison comparison, Structure structure) {
    Sum sum = comparison.sum();
    long[] raising = TransitionSet.empty(structure.transitions());
    long[] lowering = TransitionSet.empty(structure.transitions());
    for (int transition = 0; transition < structure.transitions(); transition++) {
      Growth growth = Growth.of(sum, transition, structure);
      if (growth.mayRaise()) {
        TransitionSet.add(raising, transition);
      }
      if (growth.mayLower()) {
        TransitionSet.add(lowering, transition);
      }
    }
    return (state, set) -> {
      long value = sum.value(state);
      if (value <= 0) {
        TransitionSet.addAll(set, raising);
      }
      if (value >= 0) {
        TransitionSet.addAll(set, lowering);
      }
    };
  }

  /**
   * The attractor of a condition of unknown form: all transitions that change a slot that it reads.
   */
  private static Attractor changing(StateCondition condition, Structure structure) {
    long[] changing = TransitionSet.empty(structure.transitions());
    BitSet slots = new BitSet();
    condition.addSlots(slots);
    slots.stream().forEach(slot -> structure.addChanging(slot, changing));
    return (state, set) -> TransitionSet.addAll(set, changing);
  }

  private static Attractor enabling(int transition, Structure structure) {
    Arcs inputs = structure.net().inputs(transition);
    return (state, set) -> {
      for (int arc = 0; arc < inputs.size(); arc++) {
        if (state[inputs.place(arc)] < inputs.weight(arc)) {
          structure.addProducers(inputs.place(arc), state, set);
          return;
        }
      }
    };
  }

  private static Attractor disabling(int transition, Structure structure) {
    Arcs inputs = structure.net().inputs(transition);
    return (state, set) -> {
      for (int arc = 0; arc < inputs.size(); arc++) {
        structure.addLowering(inputs.place(arc), set);
      }
    };
  }
}
